import type { ReactNode } from "react";
import { formatAmount } from "#language/amount.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import type { Language, Words } from "#language/words.ts";
import type { FieldKind, FieldOf } from "#model/field.ts";
import { isOdd, type Sent, sentText } from "#model/sent.ts";
import { alone, isolated } from "#ui/isolated.tsx";
import styles from "./FieldList.module.css";

type FieldView<K extends FieldKind> = (field: FieldOf<K>, language: Language) => ReactNode;

/** How each kind of field is shown; a kind without a row here does not type-check. */
const views: { readonly [K in FieldKind]: FieldView<K> } = {
  money: moneyValue,
  choice: ({ shown: value, valueCode }, { words }) => (
    <>
      {shown(value, words, { hasElse: valueCode !== "" })}
      {codedValue(valueCode)}
    </>
  ),
  text: ({ shown: value, lines, documents }, { words }) =>
    shown(value, words, {
      hasElse: documents.length > 0,
      className: lines === "many" ? styles.lines : undefined,
    }),
  digits: ({ shown: value }, { words }) => shown(value, words),
  other: ({ shown: value, valueCode, baseTypeCode }, { words }) => (
    <>
      {shown(value, words, { className: styles.lines })}
      {codedValue(valueCode)}
      <small className={styles.mark}>
        {isolated(words.case.field.unknownType({ code: baseTypeCode }))}
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

function shown(
  value: Sent<string>,
  { case: { field: words } }: Words,
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
        {sentText(field.shown) !== "" && (
          <small className={styles.mark}>{words.case.field.unreadableMoney}</small>
        )}
      </>
    );
  }
  return isolated(
    <>
      {formatAmount(money.amount, money.exponent, tag)}{" "}
      <small>{maskCardNumbers(money.currency)}</small>
    </>,
    { className: styles.money, title: maskCardNumbers(money.numericCode) },
  );
}

/** The coded value behind the one that is shown. */
const codedValue = (code: string): ReactNode =>
  code === "" ? null : <> {isolated(code, { canReveal: true, className: styles.code })}</>;
