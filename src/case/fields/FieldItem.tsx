import { memo } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { type FormattedField, formatField, maskedValue } from "#case-ui/format-field.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { FileName } from "#documents/files/FileName.tsx";
import { documentAnchor } from "#documents/files/find-document.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { lazyPart } from "#lib/import-chunk.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { type CaseField, hasOnlyFiles } from "#model/field.ts";
import { receivedText } from "#model/received.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { CopyButton, InfoPopover, Value } from "#ui/copy/CopyToolbar.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { fieldAnchor } from "../anchors.ts";
import styles from "./FieldItem.module.css";
import { fieldName } from "./field-names.ts";

const FieldDetails = lazyPart(async () => (await import("./FieldDetails.tsx")).FieldDetails);

const maxNarrowLength = 64;

interface FieldItemProps {
  readonly field: CaseField;
  /** "2 of 3" for a field that shares its name with others; part of the labels of its buttons. */
  readonly context: string | undefined;
}

export const FieldItem = memo(function FieldItem({ field, context }: FieldItemProps) {
  const language = useLanguage();
  const { messages } = language;
  const mark = useMark(field.path);
  const isPrinting = useIsPrinting();
  const name = fieldName(field, messages);
  const formatted = formatField(field, language);
  const isExplained = hasDetails(field);
  const spoken = { name: maskedStart(name), context };
  const isWide =
    (field.kind === "text" && field.lines === "many" && formatted.text !== "") ||
    (isPrinting && field.documents.length > 0) ||
    receivedText(field.shown).length > maxNarrowLength;
  return (
    <Value
      as="div"
      id={fieldAnchor(field.path)}
      className={[
        styles.field,
        isWide ? styles.wide : "",
        isExplained ? styles.explained : "",
      ].join(" ")}
    >
      <dt>
        <ReceivedText isWholeLine>{name}</ReceivedText>
        {!field.isVisible && <span className={styles.hidden}>{messages.case.field.hidden}</span>}
      </dt>
      <dd className={field.kind === "digits" ? "figures" : undefined}>
        <FieldValue field={field} formatted={formatted} />
        {field.code !== "" && (
          <ExternalLinks source={`field:${field.code}`} value={receivedText(field.shown)} />
        )}
        {mark && (
          <>
            {" "}
            <span className={styles.change}>
              <ChangeMark mark={mark} />
            </span>
          </>
        )}
        {isPrinting && <FieldDocuments documents={field.documents} />}
        {!isPrinting && (
          <>
            {formatted.plain.text !== "" && (
              <CopyButton
                label={messages.copy.of(spoken)}
                text={() => maskedValue(formatted.plain)}
              />
            )}
            {isExplained && (
              <InfoPopover label={messages.case.field.about(spoken)}>
                {() => (
                  <SectionBoundary resetKey={field}>
                    <FieldDetails field={field} />
                  </SectionBoundary>
                )}
              </InfoPopover>
            )}
          </>
        )}
      </dd>
    </Value>
  );
});

/** Whether the service says more of a field than its value: a code and a type alone are of no use to an operator. */
const hasDetails = (field: CaseField) =>
  field.kind === "other" ||
  field.description !== "" ||
  field.isLinked ||
  field.isReadOnly ||
  field.mask !== "" ||
  field.minLength !== undefined ||
  field.maxLength !== undefined;

interface FieldValueProps {
  readonly field: CaseField;
  readonly formatted: FormattedField;
}

function FieldValue({ field, formatted }: FieldValueProps) {
  const { text, isAmount, isMismatch, currency, code, notes } = formatted;
  const { case: caseWords } = useLanguage().messages;
  if (isAmount) {
    const numericCode = field.kind === "money" ? (field.money?.numericCode ?? "") : "";
    return (
      <ReceivedText className={styles.money} title={maskedStart(numericCode)}>
        <ReceivedText isAmount canReveal>
          {text}
        </ReceivedText>{" "}
        <small>{currency}</small>
      </ReceivedText>
    );
  }
  const hasLines = field.kind === "other" || (field.kind === "text" && field.lines === "many");
  const className = hasLines ? styles.lines : undefined;
  const isEmpty = text.trim() === "" && code === "" && field.documents.length === 0;
  const remarks = field.hasUnreadDocuments ? [...notes, caseWords.unread] : notes;
  return (
    <>
      {text !== "" && !hasOnlyFiles(field) && (
        <ReceivedText isMismatch={isMismatch} canReveal isWholeLine className={className}>
          {text}
        </ReceivedText>
      )}
      {text !== "" && code !== "" && " "}
      {code !== "" && (
        <ReceivedText canReveal className={`small ${styles.code}`}>
          {code}
        </ReceivedText>
      )}
      {isEmpty && !field.hasUnreadDocuments && (
        <span className="faint">
          <span aria-hidden>—</span>
          <span className="visually-hidden">{caseWords.field.empty}</span>
        </span>
      )}
      {remarks.map((note) => (
        <small key={note} className={`small ${styles.mark}`}>
          <ReceivedText>{note}</ReceivedText>
        </small>
      ))}
    </>
  );
}

function FieldDocuments({ documents }: { readonly documents: readonly CaseDocument[] }) {
  const { field: t } = useLanguage().messages.case;
  return documents.map((document) => (
    <a key={document.path} href={`#${documentAnchor(document.path)}`} className={styles.document}>
      <FileName
        name={[document.name, document.id].find((text) => text.trim() !== "") ?? t.unnamedDocument}
      />
    </a>
  ));
}
