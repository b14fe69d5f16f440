import type { Messages } from "#i18n/messages.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { escapeOf, invisibleCharacters } from "#privacy/untrusted-text.ts";

/**
 * The name of a document as received; "unnamed document 3" where the document has none.
 * @param number the document's place among the case's documents, from 1.
 */
export const receivedName = (
  { name }: Pick<CaseDocument, "name">,
  number: number,
  { documents }: Pick<Messages, "documents">,
): string => (name.trim() === "" ? documents.unnamed({ number }) : name);

/** The beginning of a file name as plain text: invisible characters escaped, card numbers masked. */
export const shownName = (name: string): string => escapedName(maskedStart(name));

/** A file name with invisible characters escaped. Card numbers in it must be masked before. */
export const escapedName = (name: string): string => name.replaceAll(invisibleCharacters, escapeOf);
