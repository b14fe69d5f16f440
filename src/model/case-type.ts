import { type BpCode, bpCodes } from "#wire/enumerations.ts";

/** A type of case, by which cases are created. Spec, Enumerations `bpCode`. */
export type CaseType = BpCode;

export const caseTypes: readonly CaseType[] = bpCodes;

export const isCaseType = (code: string): code is CaseType =>
  caseTypes.some((known) => known === code);
