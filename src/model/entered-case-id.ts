import { passesLuhn } from "#privacy/card-number.ts";
import { type CaseId, readCaseId } from "./case-id.ts";

/** A number with fewer digits is not taken for a card number. */
const minCardLength = 13;

/**
 * Reads a case id that came in an address, was typed or was pasted. An id of 13 digits or more with a valid
 * check digit may be a card number, and is not sent to the service.
 * @returns `undefined` for a possible card number and for any text that is no case id.
 */
export const readEnteredId = (text: string): CaseId | undefined =>
  text.length >= minCardLength && passesLuhn(text) ? undefined : readCaseId(text);
