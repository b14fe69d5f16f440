import type { BpField } from "#wire/bp-field.ts";
import {
  type Received,
  readDate,
  readFlag,
  readItems,
  readSpecValue,
  receivedText,
} from "./received.ts";

/** An attachment. Spec, Document. */
export interface CaseDocument {
  /** Its path in the response, unique in the case: `stages[2].fields[0].documentsInfo[1]`. */
  readonly path: string;
  readonly id: string;
  /** The file name as received; "" when there is none. */
  readonly name: string;
  readonly creator: string;
  /** Spec: not shown; the format of an attachment's date, so it is text as received. */
  readonly created: Received<string>;
  /** Base64; `undefined` in an answer to a request without files. */
  readonly content: Received<string>;
  /** Names of the stage (or "" for the participants) and the field it belongs to. */
  readonly stage: string;
  readonly field: string;
  readonly isOfHiddenField: boolean;
}

/** Whether a document leaves the screen with its case: one of a hidden field only with the hidden fields. */
export const isIncluded = (
  { isOfHiddenField }: Pick<CaseDocument, "isOfHiddenField">,
  hasHiddenFields: boolean,
): boolean => hasHiddenFields || !isOfHiddenField;

/** Reads the documents of one field, whose path in the response is `path`. */
export function readDocuments(field: BpField, path: string, stage: string): CaseDocument[] {
  return readItems(field.documentsInfo).map((document, index) => ({
    path: `${path}.documentsInfo[${index}]`,
    id: receivedText(document.id),
    name: receivedText(document.name),
    creator: receivedText(document.creator),
    created: readDate(document.creationDate),
    content: readSpecValue(document.content),
    stage,
    field: receivedText(field.name) || receivedText(field.code),
    isOfHiddenField: !readFlag(field.visible, true),
  }));
}
