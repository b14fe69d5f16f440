import { type BpCode, bpCodes } from "#wire/enumerations.ts";

/** A case code that a case can be created with. Spec, Enumerations `bpCode`. */
export type CaseType = BpCode;

/** The case codes in the order of the specification. */
export const caseTypes: readonly CaseType[] = bpCodes;

/** Whether a text is a known case code. */
export const isCaseType = (code: string): code is CaseType =>
  caseTypes.some((known) => known === code);
