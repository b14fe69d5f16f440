import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyMenu } from "#ui/copy/CopyMenu.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useCopies } from "../copy/copy-source.ts";
import { fieldName } from "../field-names.ts";
import styles from "./FieldList.module.css";

const maxMaskLength = 64;

interface FieldDetailsProps {
  readonly field: CaseField;
  /** "2 of 3" for a field whose name others share. */
  readonly context: string | undefined;
}

/** Everything else that was received about a field. */
export function FieldDetails({ field, context }: FieldDetailsProps) {
  const all = useMessages();
  const { field: words } = all.case;
  const loadCopies = useCopies();
  const whole = fieldName(field, all);
  const name = maskedStart(whole);
  const rows: [string, string | undefined][] = [
    // The list of fields shows only the beginning of a long name.
    [words.name, name === whole ? "" : whole],
    [words.code, field.code],
    [words.type, field.baseTypeCode],
    [words.description, field.description],
    [words.numericCode, field.kind === "money" ? field.money?.numericCode : ""],
    [words.mask, maskedStart(field.mask, maxMaskLength)],
    [words.length, lengthText(field, words)],
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
      {field.isLinked && <p>{words.linked}</p>}
      {field.isReadOnly && <p>{words.readOnly}</p>}
      <CopyMenu
        label={all.copy.field({ name, context })}
        text={all.copy.copy}
        load={() => loadCopies({ field })}
      />
    </>
  );
}

function lengthText(
  { minLength: min, maxLength: max }: CaseField,
  words: Messages["case"]["field"],
): string {
  if (min !== undefined && max !== undefined) return words.lengthBetween({ min, max });
  if (min !== undefined) return words.lengthFrom({ min });
  return max === undefined ? "" : words.lengthTo({ max });
}
