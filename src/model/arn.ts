// Acquirer reference numbers (ARN).
// Spec: not shown; the format of an ARN. Sources disagree about its length, so that is a doubt and no error.

import { unwrapCell } from "./spreadsheet-cell.ts";

/** Digits of an acquirer reference number; the last is a check digit. */
export const arnLength = 23;

/** An ARN as typed or pasted, without white space, invisible characters and what a spreadsheet put around it. */
export const cleanArn = (text: string): string =>
  unwrapCell(text.normalize("NFKC").replaceAll(/[\s\p{Cc}\p{Cf}\p{DI}]/gu, ""));
