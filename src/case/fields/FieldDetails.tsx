import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./FieldDetails.module.css";
import { fieldName } from "./field-names.ts";

const maxMaskLength = 64;

export function FieldDetails({ field }: { readonly field: CaseField }) {
  const messages = useMessages();
  const { field: t } = messages.case;
  const whole = fieldName(field, messages);
  const name = maskedStart(whole);
  const rows: readonly (readonly [term: string, value: string | undefined])[] = [
    // The list of fields shows only the beginning of a long name.
    [t.name, name === whole ? "" : whole],
    [t.description, field.description],
    [t.numericCode, field.kind === "money" ? field.money?.numericCode : ""],
    [t.mask, maskedStart(field.mask, maxMaskLength)],
    [t.length, lengthText(field, t)],
    [t.code, field.code],
    [t.type, field.baseTypeCode],
  ];
  return (
    <>
      <dl className={styles.details}>
        {rows
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>{" "}
              <dd>
                <ReceivedText canReveal>{value}</ReceivedText>
              </dd>
            </div>
          ))}
      </dl>
      {field.isLinked && <p>{t.linked}</p>}
      {field.isReadOnly && <p>{t.readOnly}</p>}
    </>
  );
}

function lengthText(
  { minLength: min, maxLength: max }: CaseField,
  t: Messages["case"]["field"],
): string {
  if (min !== undefined && max !== undefined) return t.lengthBetween({ min, max });
  if (min !== undefined) return t.lengthFrom({ min });
  return max === undefined ? "" : t.lengthTo({ max });
}
