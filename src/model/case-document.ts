import type { BpField, Document } from "#wire/bp-field.ts";
import { readDate, readFlag, readItems, readSpecValue, receivedText } from "./received.ts";

/** An attachment. Spec, Document. */
export type CaseDocument = Readonly<ReturnType<typeof readDocument>>;

/** Whether a document leaves the screen with its case: one of a hidden field only with the hidden fields. */
export const isIncluded = (
  { isOfHiddenField }: Pick<CaseDocument, "isOfHiddenField">,
  hasHiddenFields: boolean,
): boolean => hasHiddenFields || !isOfHiddenField;

/** Reads the documents of one field, whose path in the response is `path`. */
export const readDocuments = (
  field: BpField,
  path: string,
  stage: string,
): readonly CaseDocument[] =>
  readItems(field.documentsInfo).map((document, index) =>
    readDocument(document, `${path}.documentsInfo[${index}]`, field, stage),
  );

const readDocument = (document: Document, path: string, field: BpField, stage: string) => ({
  /** Its path in the response, unique in the case: `stages[2].fields[0].documentsInfo[1]`. */
  path,
  id: receivedText(document.id),
  /** The file name as received; "" when there is none. */
  name: receivedText(document.name),
  creator: receivedText(document.creator),
  /** Spec: not shown; the format of an attachment's date, so it is text as received. */
  created: readDate(document.creationDate),
  /** Base64; `undefined` in an answer to a request without files. */
  content: readSpecValue(document.content),
  /** Names of the stage (or "" for the participants) and the field it belongs to. */
  stage,
  field: receivedText(field.name) || receivedText(field.code),
  isOfHiddenField: !readFlag(field.visible, true),
});
