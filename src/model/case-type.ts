import { type BpCode, bpCodes } from "#wire/enumerations.ts";

/** A type of case, by which cases are created. Spec, Enumerations `bpCode`. */
export type CaseType = BpCode;

/** The types of cases in the order of the specification. */
export const caseTypes: readonly CaseType[] = bpCodes;

/** Whether a text is a known type of case. */
export const isCaseType = (code: string): code is CaseType =>
  caseTypes.some((known) => known === code);
