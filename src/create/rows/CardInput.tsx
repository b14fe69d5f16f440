import { type ComponentProps, type InputEvent, useEffect, useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { cleanCard, inGroups, maskCard, maskSign } from "#privacy/card-number.ts";
import type { Row } from "./row.ts";
import type { RowList } from "./row-list.ts";

interface CardInputProps extends Omit<ComponentProps<"input">, "list"> {
  readonly row: Row;
  readonly list: RowList;
}

/**
 * An input for a card number. The number goes straight into the list: the input has it only while it
 * is typed and shows its mask afterwards, and neither React nor the form has it in its state.
 */
export function CardInput({ row, list, ...rest }: CardInputProps) {
  const { rows: t } = useMessages().create;
  const { number, cardMask } = row;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (cardMask === "" || document.activeElement !== box) box.value = inGroups(cardMask);
  }, [cardMask]);

  return (
    <input
      {...rest}
      ref={input}
      aria-label={t.card}
      placeholder={t.card}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={(event) => list.edit(number, { card: enteredIn(event) })}
      onBlur={({ currentTarget }) => {
        const { value } = currentTarget;
        if (value.includes(maskSign)) return;
        // Reads also what was set without an event.
        const digits = cleanCard(value);
        if (digits !== row.card.digits) list.edit(number, { card: digits });
        currentTarget.value = inGroups(maskCard(digits));
      }}
    />
  );
}

/** The number as entered; typing into a mask starts a new number. */
function enteredIn({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): string {
  if (!currentTarget.value.includes(maskSign)) return currentTarget.value;
  currentTarget.value = nativeEvent.data ?? "";
  return currentTarget.value;
}
