import type {
  ChangeEvent,
  ClipboardEvent,
  ComponentProps,
  FocusEvent,
  HTMLAttributes,
} from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type FieldOf, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { SelectBox } from "#ui/form/FieldFrame.tsx";
import type { InputValue } from "./amount.ts";
import styles from "./FieldControl.module.css";
import type { NonFileField } from "./field-kinds.ts";
import { useLastFirst } from "./last-used.ts";
import { currencyChoices, groupedValue } from "./money-field.ts";
import { type CreateFormValues, fieldKey } from "./values.ts";

interface FieldControlProps extends Omit<HTMLAttributes<HTMLElement>, "onChange"> {
  readonly field: NonFileField;
  readonly value: Readonly<InputValue> | undefined;
  readonly onChange: (value: InputValue) => void;
  readonly wrongPart: "value" | "currency" | undefined;
  /** The label's id in the form; a row has no room for labels. */
  readonly labelId?: string;
}

type TextBox = HTMLInputElement | HTMLTextAreaElement;

export function FieldControl(props: FieldControlProps) {
  const { field, value, onChange, wrongPart, labelId, onBlur, ...control } = props;
  const isInRow = labelId === undefined;
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { text = "", currency = "" } = value ?? {};
  const lastFirst = useLastFirst();

  function edit(edited: string) {
    // Only amounts have a currency, "" while none is chosen.
    onChange({ text: edited, ...(field.type === "Money" && { currency }) });
  }

  const input = {
    ...control,
    autoComplete: "off",
    "aria-invalid": wrongPart === "value",
    // A phone shows no heads of the columns.
    placeholder: control["aria-label"],
    value: text,
    onChange: ({ target }: ChangeEvent<TextBox>) => edit(target.value),
    onBlur: (event: FocusEvent<TextBox>) => {
      // Reads also what a writing aid has set without an event.
      if (event.target.value !== text) edit(event.target.value);
      onBlur?.(event);
    },
  };
  switch (field.type) {
    case "RadioButton":
    case "Select":
      return (
        <ChoiceBox
          {...control}
          onBlur={onBlur}
          isInRow={isInRow}
          aria-invalid={wrongPart === "value"}
          empty={isInRow ? "—" : t.choose}
          chosen={text}
          choices={lastFirst(field, field.options).map(({ code, label }) => ({
            code,
            label: field.type === "Select" ? `${code} · ${textIn(label, tag)}` : textIn(label, tag),
          }))}
          onChoose={edit}
        />
      );
    case "Text":
      return (
        <textarea
          {...input}
          className={[control.className, isInRow ? styles.line : styles.area].join(" ")}
          rows={isInRow ? 1 : undefined}
          spellCheck={!isInRow}
        />
      );
    case "String":
      return <input {...input} type="text" spellCheck={false} />;
    case "Digits":
      return <input {...input} {...numberProps} />;
    case "Date":
      return <input {...input} {...numberProps} placeholder={t.dateHint} />;
    case "Money":
      return (
        <MoneyControl
          {...props}
          field={field}
          inputProps={input}
          currencyLabel={isInRow ? t.currencyOf({ name: control["aria-label"] ?? "" }) : t.currency}
        />
      );
  }
}

interface MoneyControlProps extends FieldControlProps {
  readonly field: FieldOf<"Money">;
  readonly inputProps: ComponentProps<"input">;
  readonly currencyLabel: string;
}

function MoneyControl(props: MoneyControlProps) {
  const { field, value, onChange, wrongPart, labelId, onBlur, inputProps, currencyLabel } = props;
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { text = "", currency = "" } = value ?? {};
  const isInRow = labelId === undefined;
  const currencies = currencyChoices(field);
  const lastFirst = useLastFirst();
  const { control } = useFormContext<CreateFormValues>();
  const ofForm = useWatch({ control, name: `inputs.${fieldKey(field.code)}` })?.currency;
  // An amount of a row without a currency of its own has the form's.
  const inherited = text !== "" && currencies.find(({ code }) => code === ofForm)?.label;

  // A required amount that is missing needs both.
  const isAllMissing = wrongPart === "value" && !isInRow && text === "" && currencies.length > 1;

  function group(typed: string, chosen: string) {
    const entered = typed === text ? { ...value, text } : { text: typed };
    const grouped = groupedValue({ ...entered, currency: chosen }, field, tag, currency);
    if (grouped.text !== text || chosen !== currency) onChange(grouped);
  }

  return (
    <span className={[styles.money, isInRow ? styles.inRow : ""].join(" ")} onBlur={onBlur}>
      <input
        {...inputProps}
        {...numberProps}
        inputMode="decimal"
        onBlur={({ target }) => group(target.value, currency)}
      />
      {(currencies.length > 1 || currency !== "" || !isInRow) && (
        <ChoiceBox
          isInRow={isInRow}
          className={props.className}
          aria-label={currencyLabel}
          aria-invalid={wrongPart === "currency" || (isAllMissing && currency === "")}
          aria-describedby={[labelId, props["aria-describedby"]].filter(Boolean).join(" ")}
          empty={isInRow ? inherited || "—" : t.choose}
          chosen={currency}
          choices={lastFirst(field, currencies)}
          onChoose={(chosen) => group(text, chosen)}
        />
      )}
    </span>
  );
}

interface ChoiceBoxProps extends ComponentProps<"select"> {
  readonly isInRow: boolean;
  /** What stands for no choice; an only choice needs none. */
  readonly empty: string;
  readonly chosen: string;
  readonly choices: readonly { readonly code: string; readonly label: string }[];
  readonly onChoose: (code: string) => void;
}

function ChoiceBox({ isInRow, empty, chosen, choices, onChoose, ...select }: ChoiceBoxProps) {
  const isOffered = chosen === "" || choices.some(({ code }) => code === chosen);
  return (
    <SelectBox
      {...select}
      value={isOffered || isInRow ? chosen : ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      {(choices.length > 1 || !isOffered || isInRow) && <option value="">{empty}</option>}
      {!isOffered && isInRow && <option value={chosen}>{maskCardNumbers(chosen)}</option>}
      {choices.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}

/** The keyboard of a phone, and the pasting, that suit a number. */
const numberProps: ComponentProps<"input"> = {
  type: "text",
  spellCheck: false,
  inputMode: "numeric",
  onPaste: keepCellsApart,
};

export const hasCells = (text: string): boolean => /[\t\n\r]/.test(text.trim());

/**
 * Puts a stroke between pasted cells, so that two of them are no value. The browser puts a space there: `100` and `200`
 * would be 100 200.
 */
function keepCellsApart(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData("text/plain").trim();
  if (!hasCells(text)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const cells = text.replaceAll(/\s*[\t\n\r]\s*/g, " / ");
  input.setRangeText(cells, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}
