import { TriangleAlert } from "lucide-react";
import { type InputEvent, type ReactNode, useEffect, useRef } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { inGroups, maskSign } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import styles from "./CardField.module.css";
import type { Transaction } from "./transaction.ts";
import type { TransactionList } from "./transaction-list.ts";

interface CardFieldProps {
  readonly row: Transaction;
  readonly list: TransactionList;
  readonly fault: string | undefined;
}

/**
 * An input for a card number. The number goes straight into the list: the input has it only while it
 * is typed and shows its mask afterwards, and neither React nor the form has it in its state.
 */
export function CardField({ row, list, fault }: CardFieldProps) {
  const { transactions: words } = useFullWords().create;
  const { number, cardMask, isCardMissing, isCardDoubtful } = row;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (cardMask === "" || document.activeElement !== box) box.value = inGroups(cardMask);
  }, [cardMask]);

  return (
    <TextField
      ref={input}
      label={words.card}
      inputMode="numeric"
      autoComplete="off"
      fault={fault}
      hint={
        isCardMissing ? (
          <>
            {!fault && <SoftNote>{words.cardMissing}</SoftNote>}{" "}
            <Button
              variant="quiet"
              className={styles.leaveOut}
              onClick={() => {
                list.edit(number, { card: "" });
                input.current?.focus();
              }}
            >
              {words.leaveOut}
            </Button>
          </>
        ) : (
          isCardDoubtful && (
            // Rendered but hidden while the number is typed: appearing on blur it would move the page
            // between pointer down and up, and the click would miss the pressed button.
            <span className={styles.whenLeft}>
              <SoftNote>{words.doubtfulCard}</SoftNote>
            </span>
          )
        )
      }
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={(event) => list.edit(number, { card: typedIn(event) })}
      onBlur={({ currentTarget }) => {
        currentTarget.value = inGroups(cardMask);
      }}
    />
  );
}

/** A warning below an input; it does not keep the form from being sent. */
export function SoftNote({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.note}>
      <TriangleAlert aria-hidden size="0.75rem" />
      {children}
    </span>
  );
}

/** The number as typed; typing into a mask starts a new number. */
function typedIn({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): string {
  if (!currentTarget.value.includes(maskSign)) return currentTarget.value;
  currentTarget.value = nativeEvent.data ?? "";
  return currentTarget.value;
}
