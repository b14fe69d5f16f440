import type { Case } from "./case.ts";
import { casePartsOf } from "./case-parts.ts";
import type { CaseSnapshot, Fingerprint, SnapshotPart } from "./change.ts";

/** Takes a snapshot of a case, in steps between which the page stays responsive. */
export function* snapshotOf(
  caseData: Case,
  readAt: number,
  fingerprint: Fingerprint,
): Generator<undefined, CaseSnapshot> {
  const parts: SnapshotPart[] = [];
  for (const part of casePartsOf(caseData)) {
    const { kind, stageKey, path, text } = part;
    parts.push({
      kind,
      stage: stageKey === "" ? "" : fingerprint("stage", stageKey),
      path: fingerprint(kind, path),
      value: fingerprint(kind, path, text),
      part,
    });
    yield;
  }
  return { readAt, parts };
}
