import type { ReactNode } from "react";
import { type ProfileField, textIn } from "#config/form-profile.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { inGroups, maskCardNumbers } from "#privacy/card-number.ts";
import { withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { groupedAmount } from "../form/amount.ts";
import { isRequired } from "../form/field-errors.ts";
import { cleanTyped } from "../form/typed-text.ts";
import {
  amountOf,
  type CreateFormValues,
  filesOf,
  isFilled,
  isFreeRowSent,
  textOf,
} from "../form/values.ts";
import styles from "./ReviewFacts.module.css";
import type { Reviewed } from "./use-reviewed.ts";

export function ReviewFacts({ reviewed }: { readonly reviewed: Reviewed }) {
  const { values, fields, columns, toSend, ownCounts, validPart } = reviewed;
  const { tag, messages } = useLanguage();
  const { fields: fieldTexts, review } = messages.create;
  // The table shows all there is to say about several transactions; only a single one is shown here.
  const [only] = toSend;
  const required = fields.filter(
    (field) => !columns.includes(field) && !isFilled(values, field) && isRequired(field, values),
  );
  const hasOthers = (field: ProfileField) => (ownCounts.get(field) ?? 0) < toSend.length;
  return (
    <dl className={styles.facts}>
      {only && toSend.length === 1 && (
        <ReviewFact term={messages.case.transaction} isLong>
          <ReceivedText>{only.arn}</ReceivedText>
          {only.cardMask !== "" && <div>{review.card({ card: inGroups(only.cardMask) })}</div>}
        </ReviewFact>
      )}
      {filledFields(validPart.values, fields, tag)
        .filter(({ field }) => !field || !columns.includes(field) || hasOthers(field))
        .map(({ key, name, text, field }) => (
          <ReviewFact key={key} term={<ReceivedText>{name}</ReceivedText>}>
            <ReceivedText>{withVisibleCharacters(maskCardNumbers(text))}</ReceivedText>
            {field && columns.includes(field) && (
              <div className="soft">{fieldTexts.forRowsWithout}</div>
            )}
          </ReviewFact>
        ))}
      {validPart.leftOutNames.length > 0 && (
        <ReviewFact term={review.faulty}>
          <ReceivedText>{validPart.leftOutNames.join(", ")}</ReceivedText>
        </ReviewFact>
      )}
      {required.length > 0 && (
        <ReviewFact term={review.stillRequired} isLong>
          <p>{required.map(({ label }) => textIn(label, tag)).join(", ")}</p>
        </ReviewFact>
      )}
    </dl>
  );
}

interface ReviewFactProps {
  readonly term: ReactNode;
  /** Whether the value has the whole width, below its term. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

const ReviewFact = ({ term, isLong = false, children }: ReviewFactProps) => (
  <div className={isLong ? styles.long : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The fields with a value in the form: those of the profile by label, free rows by code. */
function filledFields(values: CreateFormValues, fields: readonly ProfileField[], tag: LanguageTag) {
  const inputs = fields.map((field) => ({
    key: field.code,
    name: textIn(field.label, tag),
    text: shownValue(values, field, tag),
    field,
  }));
  const rows = values.freeRows.filter(isFreeRowSent).map(({ code, value }, index) => ({
    key: `row ${index}`,
    name: cleanTyped(code),
    text: value,
    field: undefined,
  }));
  return [...inputs.filter(({ text }) => text !== ""), ...rows];
}

function shownValue(values: CreateFormValues, field: ProfileField, tag: LanguageTag): string {
  const text = textOf(values, field);
  if (field.type === "File") {
    return filesOf(values, field.code)
      .map(({ name, size }) => `${name}, ${formatBytes(size, tag)}`)
      .join("\n");
  }
  if (field.type === "Money") {
    const amount = groupedAmount(amountOf(values, field), tag);
    return text && `${amount.text} ${amount.currency}`;
  }
  const option = "options" in field && field.options.find(({ code }) => code === text);
  return option ? textIn(option.label, tag) : text;
}
