import { type CaseId, readEnteredId } from "#model/case-id.ts";

/** The route of a file in a window of its own. */
export const fileRoute = "/cases/:id/files/:n";

/** The address of a file in a window of its own. `number` is its place in the list of the case, from 1. */
export const fileAddress = (caseId: CaseId, number: number): string =>
  `/cases/${caseId}/files/${number}`;

/** A file of a case by its address. */
export interface FilePlace {
  readonly caseId: CaseId;
  /** The file's place in the list of the case, from 1. */
  readonly number: number;
}

/** Reads the parameters of {@link fileRoute}; otherwise says which of them is wrong. */
export function readFilePlace(
  id: string | undefined,
  n: string | undefined,
): FilePlace | "no-case-id" | "no-number" {
  const caseId = readEnteredId(id ?? "");
  if (caseId === undefined) return "no-case-id";
  return /^[1-9]\d{0,5}$/.test(n ?? "") ? { caseId, number: Number(n) } : "no-number";
}
