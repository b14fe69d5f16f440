import type { Words } from "#i18n/words.ts";
import type { CaseDocument } from "#model/case-document.ts";

/**
 * The name of a document as received; "unnamed document 3" where it has none.
 * @param number the document's place among the case's documents, from 1.
 */
export const receivedName = (
  { name }: Pick<CaseDocument, "name">,
  number: number,
  { documents }: Pick<Words, "documents">,
): string => (name.trim() === "" ? documents.unnamed({ number }) : name);
