import { type FocusEvent, memo } from "react";
import { type FieldOf, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { SelectBox } from "#ui/form/SelectBox.tsx";
import type { RowError } from "../form/form-errors.ts";
import { lineInputProps } from "../form/line-input.ts";
import {
  columnKey,
  currenciesOf,
  groupedValue,
  type InputValue,
  type NonFileField,
} from "../form/values.ts";
import type { TransactionList } from "./transaction-list.ts";
import styles from "./ValueCell.module.css";

interface ValueCellProps {
  readonly list: TransactionList;
  readonly number: number;
  readonly field: NonFileField;
  readonly value: Readonly<InputValue> | undefined;
  readonly error: RowError | undefined;
  readonly describedBy: string;
}

/** A row's own value of a field, edited in place: the same kinds of inputs as in the form, without their frames. */
export const ValueCell = memo(function ValueCell(props: ValueCellProps) {
  const { list, number, field, value, error, describedBy } = props;
  const { tag } = useLanguage();
  const label = textIn(field.label, tag);
  const { text = "" } = value ?? {};
  const edit = (edited: string) =>
    list.editValue(number, columnKey(field), {
      text: edited,
      // Only amounts have a currency, "" while none is chosen.
      ...(field.type === "Money" && { currency: value?.currency ?? "" }),
    });
  const input = {
    "aria-label": label,
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy,
    autoComplete: "off",
  };
  /** Reads what a writing aid has set without an event. */
  function readUnnoticed({ target }: FocusEvent) {
    const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isBox && target.value !== text) edit(target.value);
  }
  return (
    <td className={styles.cell} onBlur={readUnnoticed}>
      {/* Shown where the table has no head: on a phone. */}
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      <CellInput {...props} inputProps={input} text={text} edit={edit} />
    </td>
  );
});

interface CellInputProps extends ValueCellProps {
  readonly inputProps: {
    readonly "aria-label": string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string;
    readonly autoComplete: string;
  };
  readonly text: string;
  readonly edit: (text: string) => void;
}

function CellInput(props: CellInputProps) {
  const { field, inputProps, text, edit } = props;
  const { tag, messages } = useLanguage();
  switch (field.type) {
    case "Money":
      return <MoneyCell {...props} field={field} />;
    case "RadioButton":
    case "Select":
      return (
        <SelectBox {...inputProps} value={text} onChange={({ target }) => edit(target.value)}>
          <option value="">—</option>
          {text !== "" && !field.options.some(({ code }) => code === text) && (
            <option value={text}>{maskCardNumbers(text)}</option>
          )}
          {field.options.map(({ code, label }) => (
            <option key={code} value={code}>
              {field.type === "Select" ? `${code} · ${textIn(label, tag)}` : textIn(label, tag)}
            </option>
          ))}
        </SelectBox>
      );
    case "Text":
      return (
        <textarea
          {...inputProps}
          rows={1}
          spellCheck={false}
          value={text}
          onChange={({ target }) => edit(target.value)}
        />
      );
    case "String":
    case "Digits":
      return (
        <input
          {...inputProps}
          {...lineInputProps(field, messages)}
          type="text"
          spellCheck={false}
          value={text}
          onChange={({ target }) => edit(target.value)}
        />
      );
  }
}

/** An amount and its currency. An amount without a currency of its own is sent with the form's. */
function MoneyCell({
  list,
  number,
  field,
  value,
  error,
  inputProps,
  text,
  edit,
}: CellInputProps & { readonly field: FieldOf<"Money"> }) {
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { currency = "" } = value ?? {};
  const currencies = currenciesOf(field);
  const isOffered = currency === "" || currencies.includes(currency);

  function group(chosen: string) {
    const grouped = groupedValue({ ...value, text, currency: chosen }, field, tag, currency);
    if (grouped.text !== text || chosen !== currency) {
      list.editValue(number, columnKey(field), grouped);
    }
  }

  return (
    <span className={styles.money}>
      <input
        {...inputProps}
        aria-invalid={error?.part === "value"}
        type="text"
        {...lineInputProps(field, messages)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => edit(target.value)}
        onBlur={() => group(currency)}
      />
      {(currencies.length > 1 || !isOffered) && (
        <SelectBox
          {...inputProps}
          aria-label={t.currencyOf({ name: inputProps["aria-label"] })}
          aria-invalid={error?.part === "currency"}
          value={currency}
          onChange={({ target }) => group(target.value)}
        >
          <option value="">{text === "" ? "—" : t.chooseCurrency}</option>
          {!isOffered && <option value={currency}>{maskCardNumbers(currency)}</option>}
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </SelectBox>
      )}
    </span>
  );
}
