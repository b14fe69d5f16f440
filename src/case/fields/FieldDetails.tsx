import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { copyText } from "#ui/copy/clipboard.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useCopies } from "../copy/copy-source.ts";
import { fieldName } from "../field-names.ts";
import styles from "./FieldDetails.module.css";

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
  const rows: readonly Row[] = [
    // The list of fields shows only the beginning of a long name.
    [words.name, name === whole ? "" : whole],
    [words.description, field.description],
    [words.numericCode, field.kind === "money" ? field.money?.numericCode : ""],
    [words.mask, maskedStart(field.mask, maxMaskLength)],
    [words.length, lengthText(field, words)],
  ];
  const codes: readonly Row[] = [
    [words.code, field.code],
    [words.type, field.baseTypeCode],
  ];
  return (
    <>
      <Rows rows={rows} />
      {field.isLinked && <p>{words.linked}</p>}
      {field.isReadOnly && <p>{words.readOnly}</p>}
      <p className={styles.actions}>
        <TextButton
          aria-label={all.copy.field({ name, context })}
          onClick={() => void copyText(loadCopies({ field }))}
        >
          {all.copy.copy}
        </TextButton>
      </p>
      <Disclosure summary={all.case.details}>
        <Rows rows={codes} />
      </Disclosure>
    </>
  );
}

type Row = readonly [term: string, value: string | undefined];

/** Terms with their values; nothing for a value that was not received. */
const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
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
);

function lengthText(
  { minLength: min, maxLength: max }: CaseField,
  words: Messages["case"]["field"],
): string {
  if (min !== undefined && max !== undefined) return words.lengthBetween({ min, max });
  if (min !== undefined) return words.lengthFrom({ min });
  return max === undefined ? "" : words.lengthTo({ max });
}
