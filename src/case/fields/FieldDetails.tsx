import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useClipboard } from "#ui/copy/clipboard-context.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useCopyText } from "../copy/use-copy-text.ts";
import { fieldName } from "../field-names.ts";
import styles from "./FieldDetails.module.css";

const maxMaskLength = 64;

interface FieldDetailsProps {
  readonly field: CaseField;
  /** "2 of 3" for a field that shares its name with others. */
  readonly context: string | undefined;
}

/** Everything else that was received about a field. */
export function FieldDetails({ field, context }: FieldDetailsProps) {
  const messages = useMessages();
  const { field: t } = messages.case;
  const writeCopy = useCopyText();
  const clipboard = useClipboard();
  const whole = fieldName(field, messages);
  const name = maskedStart(whole);
  const rows: readonly Row[] = [
    // The list of fields shows only the beginning of a long name.
    [t.name, name === whole ? "" : whole],
    [t.description, field.description],
    [t.numericCode, field.kind === "money" ? field.money?.numericCode : ""],
    [t.mask, maskedStart(field.mask, maxMaskLength)],
    [t.length, lengthText(field, t)],
  ];
  const codes: readonly Row[] = [
    [t.code, field.code],
    [t.type, field.baseTypeCode],
  ];
  return (
    <>
      <Rows rows={rows} />
      {field.isLinked && <p>{t.linked}</p>}
      {field.isReadOnly && <p>{t.readOnly}</p>}
      <p className={styles.actions}>
        <TextButton
          aria-label={messages.copy.field({ name, context })}
          onClick={() => void clipboard.copy(() => writeCopy({ field }))}
        >
          {messages.copy.copy}
        </TextButton>
      </p>
      <Disclosure summary={messages.case.details}>
        <Rows rows={codes} />
      </Disclosure>
    </>
  );
}

type Row = readonly [term: string, value: string | undefined];

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
  t: Messages["case"]["field"],
): string {
  if (min !== undefined && max !== undefined) return t.lengthBetween({ min, max });
  if (min !== undefined) return t.lengthFrom({ min });
  return max === undefined ? "" : t.lengthTo({ max });
}
