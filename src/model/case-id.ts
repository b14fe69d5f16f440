declare const brand: unique symbol;

/** A case identifier: a positive whole number of at most 2^53 − 1. */
export type CaseId = number & { readonly [brand]: true };

/** Whether a number can be the id of a case. */
export const isCaseId = (value: unknown): value is CaseId =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Reads a case id from text: up to 16 digits without a leading zero; `undefined` for any other text. */
export function readCaseId(text: string): CaseId | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return isCaseId(id) ? id : undefined;
}
