// Acquirer reference numbers (ARN).
// Spec: not shown; the format of an ARN. Sources disagree about its length, so that is a doubt and no error.

import { holdsCardNumber, maskSign } from "#privacy/card-number.ts";
import { arnLength, passesLuhn } from "#privacy/find-cards.ts";
import { unwrapCell } from "./spreadsheet-cell.ts";

/** An ARN as typed or pasted, without white space, invisible characters and what a spreadsheet put around it. */
export const cleanArn = (text: string): string =>
  unwrapCell(text.normalize("NFKC").replaceAll(/[\s\p{Cc}\p{Cf}\p{DI}]/gu, ""));

/** Why a text may not be the intended ARN. Only a card number prevents sending it. */
export type ArnDoubt = "card" | "characters" | "length" | "rounded" | "check-digit";

/** A long number after a spreadsheet has rounded it to fifteen digits. */
const rounded = /^\d{15}0{8}$/;

/** What is doubtful about an ARN as typed; `undefined` when nothing is, and for an empty text. */
export function arnDoubt(rawArn: string): ArnDoubt | undefined {
  const arn = cleanArn(rawArn);
  if (arn === "") return undefined;
  const isNumber = /^\d+$/.test(arn);
  const isWhole = isNumber && arn.length === arnLength;
  if (rounded.test(arn)) return "rounded";
  if (isWhole && passesLuhn(arn)) return undefined;
  // Searches the text as typed, with spaces: without them a card number and its expiry would read as one
  // longer number.
  if (arn.includes(maskSign) || holdsCardNumber(rawArn)) return "card";
  if (!isNumber) return "characters";
  return isWhole ? "check-digit" : "length";
}
