import type { ReactNode } from "react";
import { formatAmount } from "#language/amount.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import type { CaseField, FieldKind, FieldOf } from "#model/field.ts";
import { isOdd, type Sent, sentText } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";
import styles from "./FieldList.module.css";

type FieldView<K extends FieldKind> = (props: { field: FieldOf<K> }) => ReactNode;

/** How each kind of field is shown; a kind without a row here does not type-check. */
const views: { readonly [K in FieldKind]: FieldView<K> } = {
  money: MoneyValue,
  choice: ({ field }) => (
    <>
      <Shown value={field.shown} hasElse={field.valueCode !== ""} />
      <CodedValue code={field.valueCode} />
    </>
  ),
  text: ({ field }) => (
    <span className={field.lines === "many" ? styles.lines : undefined}>
      <Shown value={field.shown} hasElse={field.documents.length > 0} />
    </span>
  ),
  digits: ({ field }) => (
    <span className={styles.digits}>
      <Shown value={field.shown} />
    </span>
  ),
  other: OtherValue,
};

/** A field's value, by its kind. */
export function FieldValue({ field }: { readonly field: CaseField }) {
  return viewOf(field);
}

function viewOf<K extends FieldKind>(field: { [Kind in K]: FieldOf<Kind> }[K]): ReactNode {
  const View: FieldView<K> = views[field.kind];
  return <View field={field} />;
}

function Shown({ value, hasElse = false }: { value: Sent<string>; hasElse?: boolean }) {
  const { field: words } = useLanguage().words.case;
  const text = sentText(value);
  if (text !== "") {
    return (
      <SentText isOdd={isOdd(value)} canReveal>
        {text}
      </SentText>
    );
  }
  return hasElse ? null : (
    <span className={styles.empty}>
      <span aria-hidden>—</span>
      <span className="visually-hidden">{words.empty}</span>
    </span>
  );
}

function MoneyValue({ field }: { field: FieldOf<"money"> }) {
  const { tag, words } = useLanguage();
  const { money } = field;
  if (!money) {
    const text = sentText(field.shown);
    return (
      <>
        <Shown value={field.shown} />
        {text !== "" && <small className={styles.mark}>{words.case.field.unreadableMoney}</small>}
      </>
    );
  }
  return (
    <span className={styles.money} title={money.numericCode}>
      <SentText>
        {formatAmount(money.amount, money.exponent, tag)}{" "}
        <small>{maskCardNumbers(money.currency)}</small>
      </SentText>
    </span>
  );
}

function OtherValue({ field }: { field: FieldOf<"other"> }) {
  const { field: words } = useLanguage().words.case;
  return (
    <>
      <span className={styles.lines}>
        <Shown value={field.shown} />
      </span>
      <CodedValue code={field.valueCode} />
      <small className={styles.mark}>
        <SentText>{words.unknownType({ code: field.baseTypeCode })}</SentText>
      </small>
    </>
  );
}

/** The coded value behind the one that is shown. */
function CodedValue({ code }: { readonly code: string }) {
  if (code === "") return null;
  return (
    <>
      {" "}
      <span className={styles.code}>
        <SentText canReveal>{code}</SentText>
      </span>
    </>
  );
}
