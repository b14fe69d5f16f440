import type { BpField } from "#wire/bp-field.ts";
import type { LazyList } from "#wire/leaf.ts";
import { type Received, readDateTime, readItems, readLeaf, receivedText } from "./received.ts";

/** An attachment. Spec, Document. */
export interface CaseDocument {
  /** Where it stands in the response, unique in the case: `stages[2].fields[0].documentsInfo[1]`. */
  readonly path: string;
  readonly id: string;
  /** The file name as sent; "" when there is none. */
  readonly name: string;
  readonly creator: string;
  /** Spec: not shown; the format of an attachment's date, so it is text as sent. */
  readonly created: Received<string>;
  /** Base64; nothing in an answer that was asked for without files. */
  readonly content: Received<string>;
  /** Names of the stage (or "" for the participants) and the field it belongs to. */
  readonly stage: string;
  readonly field: string;
}

/**
 * The documents of a list of fields, without reading the fields that have none.
 * @param pathOf where a field stands in the response.
 */
export const documentsIn = (
  fields: LazyList<BpField>,
  pathOf: (at: number) => string,
  stage: string,
): CaseDocument[] =>
  fields
    .where(({ documentsInfo }) => isFilled(documentsInfo))
    .flatMap(({ item, at }) => readDocuments(item, pathOf(at), stage));

const isFilled = (sent: unknown) => Array.isArray(sent) && sent.length > 0;

/** The documents of one field that stands at `path`. */
export function readDocuments(field: BpField, path: string, stage: string): CaseDocument[] {
  return readItems(field.documentsInfo).map((document, at) => ({
    path: `${path}.documentsInfo[${at}]`,
    id: receivedText(document.id),
    name: receivedText(document.name),
    creator: receivedText(document.creator),
    created: readDateTime(document.creationDate),
    content: readLeaf(document.content),
    stage,
    field: receivedText(field.name) || receivedText(field.code),
  }));
}
