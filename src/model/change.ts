import type { Case } from "./case.ts";
import { type CasePart, casePartsOf, type PartKind } from "./case-parts.ts";

/** The parts of a case at one time, to be compared with those of another time. */
export interface CaseSnapshot {
  /** When the case was read, milliseconds since 1970. */
  readonly readAt: number;
  readonly parts: readonly SnapshotPart[];
}

/** A part of a snapshot, stored with these names: `stage`, `path` and `value` are fingerprints. */
export interface SnapshotPart {
  readonly kind: PartKind;
  /** Fingerprint of the key of its stage; "" for the case itself and its participants. */
  readonly stage: string;
  /** Identifies the part within its kind. Several parts may share one path. */
  readonly path: string;
  readonly value: string;
  /** The part itself; `undefined` in a snapshot from storage, which has fingerprints only. */
  readonly part?: CasePart | undefined;
}

export type Fingerprint = (...texts: readonly string[]) => string;

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

export const fingerprintsOnly = ({ readAt, parts }: CaseSnapshot): CaseSnapshot => ({
  readAt,
  parts: parts.map(({ kind, stage, path, value }) => ({ kind, stage, path, value })),
});

export interface Change {
  readonly type: "new" | "removed" | "changed";
  readonly kind: PartKind;
  /** The key and name of the part's stage; `undefined` where the part has no stage or only fingerprints are known. */
  readonly stage: { readonly key: string; readonly name: string } | undefined;
  /** The part before and now; `undefined` where it does not exist or only its fingerprint is known. */
  readonly before: CasePart | undefined;
  readonly now: CasePart | undefined;
}

export interface ChangeCounts {
  readonly total: number;
  /** Each kind once, in the order of the case. */
  readonly kinds: readonly PartKind[];
}

export function countChanges(changes: readonly Change[]): ChangeCounts {
  const kinds = changes.map(({ kind }) => kind);
  return { total: kinds.length, kinds: [...new Set(kinds)] };
}

/**
 * The kinds of parts that may come and go. Every snapshot has all parts of the other kinds, but for those that the
 * version of the viewer that stored it did not know.
 */
const mayComeAndGo = new Set<PartKind>(["stage", "document", "field", "transaction", "control"]);

/**
 * Detects the changes between two snapshots, in the order of `now`; removed parts come last. A part that only moved is
 * no change. Of a stage that is new or removed the documents are listed too, but not the fields. Parts that share a path
 * are paired so that as few as possible have changed.
 */
export function detectChanges(before: CaseSnapshot, now: CaseSnapshot): Change[] {
  const unmatchedBefore = Map.groupBy(before.parts, exactKey);
  const unmatchedNow = now.parts.filter((part) => !unmatchedBefore.get(exactKey(part))?.pop());
  const candidates = Map.groupBy([...unmatchedBefore.values()].flat(), identityKey);
  const newOrChanged = unmatchedNow.map((part) => {
    const previous = candidates.get(identityKey(part))?.shift();
    return {
      type: previous ? "changed" : "new",
      latest: part,
      before: previous,
      now: part,
    } as const;
  });
  const removed = [...candidates.values()]
    .flat()
    .map((part) => ({ type: "removed", latest: part, before: part, now: undefined }) as const);
  const differences = [...newOrChanged, ...removed];
  const newOrRemovedStages = new Set(
    differences
      .filter(({ type, latest }) => type !== "changed" && latest.kind === "stage")
      .map(({ type, latest }) => `${type} ${latest.stage}`),
  );
  const stages = new Map([...stageNames(before), ...stageNames(now)]);
  return differences
    .filter(({ type, latest: { kind, stage } }) => {
      const isAlwaysListed = type === "changed" || kind === "stage" || kind === "document";
      if (isAlwaysListed) return true;
      // The action is done, as the state of the stage says.
      if (kind === "control" && type === "removed") return false;
      return mayComeAndGo.has(kind) && !newOrRemovedStages.has(`${type} ${stage}`);
    })
    .map(({ type, latest: { kind, stage }, before: previous, now: current }) => ({
      type,
      kind,
      stage: stages.get(stage),
      before: previous?.part,
      now: current?.part,
    }));
}

const identityKey = ({ kind, path }: SnapshotPart) => `${kind} ${path}`;

const exactKey = ({ kind, path, value }: SnapshotPart) => `${kind} ${path} ${value}`;

/** The names of the stages whose values are known, by the fingerprint of their keys. */
const stageNames = ({ parts }: CaseSnapshot): [string, NonNullable<Change["stage"]>][] =>
  parts.flatMap(({ stage, part }) =>
    part?.kind === "stage" ? [[stage, { key: part.stageKey, name: part.text }]] : [],
  );
