import { useQuery } from "@tanstack/react-query";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { profileQuery } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { outcomeFieldsIn } from "#model/outcome.ts";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { fieldName } from "../field-names.ts";
import styles from "./Outcome.module.css";

/** The outcome of an ended case, where the form profile names the fields that tell it. */
export function Outcome({ stage }: { readonly stage: Stage }) {
  const language = useLanguage();
  const { formProfile } = useSettings();
  // A profile that cannot be read is reported where it is used to create a case.
  const { data: profile } = useQuery(profileQuery(formProfile));
  const fields = outcomeFieldsIn(stage, profile?.outcomeFields ?? []);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.outcome}>
      {fields.map((field) => {
        const { text, isAmount, currency, code, plain } = formatField(field, language);
        const name = fieldName(field, language.messages);
        return (
          <Value as="div" key={field.path}>
            <dt>
              <ReceivedText>{name}</ReceivedText>
            </dt>
            <dd>
              <ReceivedText isAmount={isAmount} canReveal>
                {`${text || code} ${currency}`.trimEnd()}
              </ReceivedText>
              <CopyButton
                label={language.messages.copy.of({
                  name: maskedStart(name),
                  context: language.messages.stage.turn.label,
                })}
                text={() => maskedValue(plain)}
              />
            </dd>
          </Value>
        );
      })}
    </dl>
  );
}
