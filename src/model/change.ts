import type { Case } from "./case.ts";
import { type CasePart, casePartsOf, type PartKind } from "./case-parts.ts";

/** The parts of a case at one time, to be compared with those of another time. */
export interface CaseSnapshot {
  /** When the case was read, milliseconds since 1970. */
  readonly readAt: number;
  readonly parts: readonly SnapshotPart[];
}

/** A part of a snapshot. `stage`, `path` and `value` are fingerprints. */
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

/** Makes one fingerprint of several texts. */
export type Fingerprint = (...texts: readonly string[]) => string;

/** Takes a snapshot of a case, in steps between which the page stays responsive. */
export function* snapshotOf(
  shown: Case,
  readAt: number,
  fingerprint: Fingerprint,
): Generator<undefined, CaseSnapshot> {
  const parts: SnapshotPart[] = [];
  for (const part of casePartsOf(shown)) {
    const { kind, stage, path, text } = part;
    parts.push({
      kind,
      stage: stage === "" ? "" : fingerprint("stage", stage),
      path: fingerprint(kind, path),
      value: fingerprint(kind, path, text),
      part,
    });
    yield;
  }
  return { readAt, parts };
}

/** How a part differs from an earlier snapshot. */
export type ChangeType = "new" | "gone" | "changed";

/** A part of a case that differs between two snapshots. */
export interface Change {
  readonly how: ChangeType;
  readonly kind: PartKind;
  /** Its stage; `undefined` where it has none or only the fingerprint of the stage is known. */
  readonly stage: StageName | undefined;
  /** The part before and now; `undefined` where it does not exist or only its fingerprint is known. */
  readonly before: CasePart | undefined;
  readonly now: CasePart | undefined;
}

/** A stage's key in links, and its name. */
export interface StageName {
  readonly key: string;
  readonly name: string;
}

/** The number of changes and their kinds. */
export interface ChangeCounts {
  readonly total: number;
  /** Each kind once, in the order of the case. */
  readonly kinds: readonly PartKind[];
}

/** The changes of a case between two snapshots, in the order of `now`; parts that are gone come last. */
export function detectChanges(before: CaseSnapshot, now: CaseSnapshot): Change[] {
  const stages = new Map([...stageNames(before), ...stageNames(now)]);
  return differences(before, now).map(({ how, was, is, latest: { kind, stage } }) => {
    return { how, kind, stage: stages.get(stage), before: was?.part, now: is?.part };
  });
}

/** Counts the changes between two snapshots. */
export function countChanges(before: CaseSnapshot, now: CaseSnapshot): ChangeCounts {
  const kinds = differences(before, now).map(({ latest }) => latest.kind);
  return { total: kinds.length, kinds: [...new Set(kinds)] };
}

interface Difference {
  readonly how: ChangeType;
  readonly was?: SnapshotPart | undefined;
  readonly is?: SnapshotPart;
  /** As it is, or as it was before it was gone. */
  readonly latest: SnapshotPart;
}

/**
 * Finds the differences between two snapshots. A part that only moved is not one. A stage that is new or
 * gone counts with its documents, but not with its fields. Parts that share a path are paired so that as
 * few as possible have changed.
 */
function differences(before: CaseSnapshot, now: CaseSnapshot): Difference[] {
  const remaining = Map.groupBy(before.parts, exact);
  const unmatched = now.parts.filter((part) => !remaining.get(exact(part))?.pop());
  const others = Map.groupBy([...remaining.values()].flat(), identity);
  const found = unmatched.map((is): Difference => {
    const was = others.get(identity(is))?.shift();
    return { how: was ? "changed" : "new", was, is, latest: is };
  });
  const gone = [...others.values()]
    .flat()
    .map((was): Difference => ({ how: "gone", was, latest: was }));

  const all = [...found, ...gone];
  const wholeStages = new Set(
    all
      .filter(({ how, latest }) => how !== "changed" && latest.kind === "stage")
      .map(({ how, latest }) => `${how} ${latest.stage}`),
  );
  return all.filter(({ how, latest: { kind, stage } }) => {
    const isAlwaysListed = how === "changed" || kind === "stage" || kind === "document";
    return isAlwaysListed || !wholeStages.has(`${how} ${stage}`);
  });
}

const identity = ({ kind, path }: SnapshotPart) => `${kind} ${path}`;

const exact = ({ kind, path, value }: SnapshotPart) => `${kind} ${path} ${value}`;

/** The names of the stages whose values are known, by the fingerprint of their keys. */
const stageNames = ({ parts }: CaseSnapshot): Map<string, StageName> =>
  new Map(
    parts.flatMap(({ stage, part }): [string, StageName][] =>
      part?.kind === "stage" ? [[stage, { key: part.stage, name: part.text }]] : [],
    ),
  );
