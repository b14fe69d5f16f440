import type { ReactNode } from "react";
import type { FormattedField } from "#case-ui/format-field.ts";
import { maskedStart } from "#language/card-number.ts";
import type { FirstWords } from "#language/words.ts";
import type { CaseField } from "#model/field.ts";
import { alone, isolated } from "#ui/isolated.tsx";
import styles from "./FieldList.module.css";

/** A field's value as it is shown. No component: there are thousands. */
export function fieldValue(
  field: CaseField,
  { text, isAmount, isMismatch, currency, code, notes }: FormattedField,
  { case: { field: words } }: FirstWords,
): ReactNode {
  if (isAmount) {
    const numericCode = field.kind === "money" ? (field.money?.numericCode ?? "") : "";
    return isolated(
      <>
        {isolated(text, { isAmount, canReveal: true })} <small>{currency}</small>
      </>,
      { className: styles.money, title: maskedStart(numericCode) },
    );
  }
  const hasLines = field.kind === "other" || (field.kind === "text" && field.lines === "many");
  const className = hasLines ? styles.lines : undefined;
  const isEmpty = text === "" && code === "" && field.documents.length === 0;
  return (
    <>
      {text !== "" && alone(text, { isOdd: isMismatch, canReveal: true, className })}
      {text !== "" && code !== "" && " "}
      {code !== "" && isolated(code, { canReveal: true, className: styles.code })}
      {isEmpty && (
        <span className={styles.empty}>
          <span aria-hidden>—</span>
          <span className="visually-hidden">{words.empty}</span>
        </span>
      )}
      {notes.map((note) => (
        <small key={note} className={styles.mark}>
          {isolated(note)}
        </small>
      ))}
    </>
  );
}
