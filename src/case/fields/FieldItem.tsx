import { lazy, memo, type ReactNode } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { type FormattedField, formatField, maskedValue } from "#case-ui/format-field.ts";
import { useCaseFiles } from "#documents/CaseFilesProvider.tsx";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import { FileIcon } from "#documents/names/FileIcon.tsx";
import { FileName } from "#documents/names/FileName.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { FirstWords } from "#i18n/words.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseField } from "#model/field.ts";
import { receivedText } from "#model/received.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { About } from "#ui/copy/About.tsx";
import { copyButton } from "#ui/copy/CopyButton.tsx";
import { toolMark, valueMark } from "#ui/copy/ValueGroup.tsx";
import { importChunk } from "#ui/import-chunk.ts";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { bidiIsolated, bidiIsolatedIfNeeded } from "#ui/text/ReceivedText.tsx";
import { fieldName } from "../field-names.ts";
import { fieldAnchor } from "../navigation.ts";
import { SafePart } from "../SafePart.tsx";
import styles from "./FieldList.module.css";

const FieldDetails = lazy(() =>
  importChunk(async () => ({ default: (await import("./FieldDetails.tsx")).FieldDetails })),
);

/** Longer texts, and amounts with more digits, take the whole width. */
const wideFrom = 60;
const wideAmountFrom = 18;

interface FieldItemProps {
  readonly field: CaseField;
  /** "2 of 3" for a field whose name others share; part of the labels of its buttons. */
  readonly context: string | undefined;
}

/**
 * One field: its name, its value by kind, its documents, and its details on demand. A case may show
 * thousands, so the parts that nearly every field has are functions and not components.
 */
export const FieldItem = memo(function FieldItem({ field, context }: FieldItemProps) {
  const language = useLanguage();
  const { words } = language;
  const mark = useMark(field.path);
  const isOnPaper = useIsOnPaper();
  const name = fieldName(field, words);
  const formatted = formatField(field, language);
  const spoken = { name: maskedStart(name), context };
  const isWide =
    (field.kind === "text" && field.lines === "many") ||
    (field.kind === "money" && (field.money?.amount.length ?? 0) > wideAmountFrom) ||
    field.documents.length > 0 ||
    receivedText(field.shown).length > wideFrom;
  return (
    <div id={fieldAnchor(field.path)} className={isWide ? styles.wide : undefined} {...valueMark}>
      <dt>
        {bidiIsolatedIfNeeded(name)}
        {mark && <ChangeMark mark={mark} />}
        {!field.isVisible && <span className={styles.hidden}>{words.case.field.hidden}</span>}
      </dt>
      <dd>
        {fieldValue(field, formatted, words)}
        {field.documents.length > 0 && (
          <div className={styles.documents}>
            {field.documents.map((document) => (
              <FieldDocument key={document.path} document={document} />
            ))}
          </div>
        )}
        {!isOnPaper && (
          <>
            {formatted.plain.text !== "" &&
              copyButton({
                label: words.copy.of(spoken),
                text: () => maskedValue(formatted.plain),
              })}
            <About label={words.case.field.about(spoken)}>
              {() => (
                <SafePart of={field}>
                  <FieldDetails field={field} context={context} />
                </SafePart>
              )}
            </About>
          </>
        )}
      </dd>
    </div>
  );
});

/** Renders a field's value. */
function fieldValue(
  field: CaseField,
  { text, isAmount, isMismatch, currency, code, notes }: FormattedField,
  { case: caseWords }: FirstWords,
): ReactNode {
  if (isAmount) {
    const numericCode = field.kind === "money" ? (field.money?.numericCode ?? "") : "";
    return bidiIsolated(
      <>
        {bidiIsolated(text, { isAmount, canReveal: true })} <small>{currency}</small>
      </>,
      { className: styles.money, title: maskedStart(numericCode) },
    );
  }
  const hasLines = field.kind === "other" || (field.kind === "text" && field.lines === "many");
  const className = hasLines ? styles.lines : undefined;
  const isEmpty = text.trim() === "" && code === "" && field.documents.length === 0;
  const remarks = field.hasUnreadDocuments ? [...notes, caseWords.unread] : notes;
  return (
    <>
      {text !== "" &&
        bidiIsolatedIfNeeded(text, { isMismatch: isMismatch, canReveal: true, className })}
      {text !== "" && code !== "" && " "}
      {code !== "" && bidiIsolated(code, { canReveal: true, className: styles.code })}
      {isEmpty && !field.hasUnreadDocuments && (
        <span className={styles.empty}>
          <span aria-hidden>—</span>
          <span className="visually-hidden">{caseWords.field.empty}</span>
        </span>
      )}
      {remarks.map((note) => (
        <small key={note} className={styles.mark}>
          {bidiIsolated(note)}
        </small>
      ))}
    </>
  );
}

/** A button that previews a document; on paper a link to its entry in the list of attachments. */
function FieldDocument({ document }: { readonly document: CaseDocument }) {
  const { field: words } = useLanguage().words.case;
  const { previewed, openPreview } = useCaseFiles();
  const isOnPaper = useIsOnPaper();
  const name = [document.name, document.id].find((text) => text.trim() !== "") ?? words.preview;
  if (isOnPaper) {
    return (
      <a href={`#${documentAnchor(document.path)}`} className={styles.document}>
        <FileName name={name} />
      </a>
    );
  }
  return (
    <button
      type="button"
      {...toolMark}
      className={styles.document}
      title={words.preview}
      aria-current={document.path === previewed?.path || undefined}
      onClick={() => openPreview(document)}
    >
      <FileIcon name={name} />
      <FileName name={name} />
    </button>
  );
}
