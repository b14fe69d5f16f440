import type { ReactNode } from "react";
import { formatAmount } from "#language/amount.ts";
import { maskedStart } from "#language/card-number.ts";
import type { FirstWords, Language } from "#language/words.ts";
import type { CaseField, FieldKind, FieldOf } from "#model/field.ts";
import { isOdd, type Sent, sentText } from "#model/sent.ts";
import { alone, isolated } from "#ui/isolated.tsx";
import styles from "./FieldList.module.css";

type FieldView<K extends FieldKind> = (field: FieldOf<K>, language: Language) => ReactNode;

/** How each kind of field is shown; a kind without a row here does not type-check. */
const views: { readonly [K in FieldKind]: FieldView<K> } = {
  money: moneyValue,
  choice: (field, { words }) => shownAndCode(field, words),
  text: (field, { words }) =>
    shownAndCode(field, words, field.lines === "many" ? styles.lines : undefined),
  digits: (field, { words }) => shownAndCode(field, words),
  other: (field, { words }) => (
    <>
      {shownAndCode(field, words, styles.lines)}
      <small className={styles.mark}>
        {isolated(words.case.field.unknownType({ code: maskedStart(field.baseTypeCode) }))}
      </small>
    </>
  ),
};

/** A field's value, by its kind. No component: there are thousands. */
export function fieldValue<K extends FieldKind>(
  field: { [Kind in K]: FieldOf<Kind> }[K],
  language: Language,
): ReactNode {
  const view: FieldView<K> = views[field.kind];
  return view(field, language);
}

interface ShownLook {
  /** Something else stands for it. */
  readonly hasElse?: boolean;
  readonly className?: string | undefined;
}

/** The display value, and the coded one behind it where that says something else. */
function shownAndCode(
  { shown: value, valueCode, documents }: CaseField,
  words: FirstWords,
  className?: string,
): ReactNode {
  const hasElse = valueCode !== "" || documents.length > 0;
  const text = shown(value, words, { hasElse, className });
  if (valueCode === "" || valueCode === value) return text;
  return (
    <>
      {text}
      {text && " "}
      {isolated(valueCode, { canReveal: true, className: styles.code })}
    </>
  );
}

function shown(
  value: Sent<string>,
  { case: { field: words } }: FirstWords,
  { hasElse = false, className }: ShownLook = {},
): ReactNode {
  const text = sentText(value);
  if (text !== "") return alone(text, { isOdd: isOdd(value), canReveal: true, className });
  return hasElse ? null : (
    <span className={styles.empty}>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{words.empty}</span>
    </span>
  );
}

function moneyValue(field: FieldOf<"money">, { tag, words }: Language): ReactNode {
  const { money } = field;
  if (!money) {
    return (
      <>
        {shown(field.shown, words)}
        {(field.isAmountSent || sentText(field.shown) !== "") && (
          <small className={styles.mark}>{words.case.field.unreadableMoney}</small>
        )}
      </>
    );
  }
  return isolated(
    <>
      {isolated(formatAmount(money.amount, money.exponent, tag), {
        isAmount: true,
        canReveal: true,
      })}{" "}
      <small>{maskedStart(money.currency)}</small>
    </>,
    { className: styles.money, title: maskedStart(money.numericCode) },
  );
}
