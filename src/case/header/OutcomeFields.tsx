import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { fieldName } from "../fields/field-names.ts";
import styles from "./OutcomeFields.module.css";

/** What tells the outcome of an ended case, where the form profile names the fields. */
export function useOutcomeFields({ outcome }: Case) {
  const language = useLanguage();
  return outcome.map((field) => {
    const { text, isAmount, currency, code, plain } = formatField(field, language);
    const shown = `${text || code} ${currency}`.trimEnd();
    return { path: field.path, name: fieldName(field, language.messages), shown, isAmount, plain };
  });
}

export function OutcomeFields({ caseData }: { readonly caseData: Case }) {
  const t = useMessages();
  const fields = useOutcomeFields(caseData);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.outcome}>
      {fields.map(({ path, name, shown, isAmount, plain }) => (
        <Value as="div" key={path}>
          <dt>
            <ReceivedText>{name}</ReceivedText>
          </dt>
          <dd>
            <ReceivedText isAmount={isAmount} canReveal>
              {shown}
            </ReceivedText>
            <CopyButton
              label={t.copy.of({ name: maskedStart(name), context: t.stage.turn.label })}
              text={() => maskedValue(plain)}
            />
          </dd>
        </Value>
      ))}
    </dl>
  );
}
