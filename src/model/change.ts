import type { Case } from "./case.ts";
import { type CasePart, casePartsOf, type PartKind } from "./case-parts.ts";

/** A case as it was read once, part by part, to be compared with another reading. */
export interface CaseSnapshot {
  /** When the case was read, milliseconds since 1970. */
  readonly readAt: number;
  readonly parts: readonly SnapshotPart[];
}

/** A part of a snapshot. Stage, path and value are fingerprints. */
export interface SnapshotPart {
  readonly kind: PartKind;
  /** Of the key of the stage it belongs to; "" for the case itself and its participants. */
  readonly stage: string;
  /** Names the part within its kind. Two parts may share one. */
  readonly path: string;
  readonly value: string;
  /** The part itself, known only in the tab that has read the case. */
  readonly part?: CasePart | undefined;
}

/** Makes one text of several that no other texts give, in steps: one of them may be megabytes long. */
export type Fingerprint = (...texts: readonly string[]) => Generator<undefined, string>;

/** Takes a snapshot of a case, in steps between which the page can answer. */
export function* snapshotOf(
  one: Case,
  readAt: number,
  fingerprint: Fingerprint,
): Generator<undefined, CaseSnapshot> {
  const parts: SnapshotPart[] = [];
  for (const part of casePartsOf(one)) {
    const { kind, stage, path, text } = part;
    parts.push({
      kind,
      stage: stage === "" ? "" : yield* fingerprint("stage", stage),
      path: yield* fingerprint(kind, path),
      value: yield* fingerprint(kind, path, text),
      part,
    });
    yield;
  }
  return { readAt, parts };
}

/** What has become of a part since another snapshot. */
export type ChangeType = "new" | "gone" | "changed";

/** A part of a case that is not as it was, as far as is known. */
export interface Change {
  readonly how: ChangeType;
  readonly kind: PartKind;
  /** Key and name of the stage it belongs to; `undefined` for none, or when that is not known. */
  readonly stage: StageName | undefined;
  /** What it was and what it is; `undefined` also where only a fingerprint is left of it. */
  readonly before: CasePart | undefined;
  readonly now: CasePart | undefined;
}

/** How a stage is called. */
export interface StageName {
  readonly key: string;
  readonly name: string;
}

/** How many changes there are, and of what kinds. */
export interface ChangeCounts {
  readonly total: number;
  /** Each once, in the order of the case. */
  readonly kinds: readonly PartKind[];
}

/** What has changed in a case between two snapshots of it, in the order of `now`, what is gone last. */
export function detectChanges(before: CaseSnapshot, now: CaseSnapshot): Change[] {
  const stages = new Map([...stageNames(before), ...stageNames(now)]);
  return differences(before, now).map(({ how, was, is }) => {
    const { kind, stage } = is ?? was;
    return { how, kind, stage: stages.get(stage), before: was?.part, now: is?.part };
  });
}

/** Counts what has changed between two snapshots. */
export function countChanges(before: CaseSnapshot, now: CaseSnapshot): ChangeCounts {
  const kinds = differences(before, now).map(({ was, is }) => (is ?? was).kind);
  return { total: kinds.length, kinds: [...new Set(kinds)] };
}

type Difference =
  | { readonly how: "new"; readonly was: undefined; readonly is: SnapshotPart }
  | { readonly how: "changed"; readonly was: SnapshotPart; readonly is: SnapshotPart }
  | { readonly how: "gone"; readonly was: SnapshotPart; readonly is: undefined };

/**
 * What differs between two snapshots; what only stands in another place does not. The rest of a stage
 * that is new or gone goes without saying, but for its documents. Parts that share a path are paired
 * so that as few of them as can be have changed.
 */
function differences(before: CaseSnapshot, now: CaseSnapshot): Difference[] {
  const left = Map.groupBy(before.parts, exact);
  const unmatched = now.parts.filter((part) => !left.get(exact(part))?.pop());
  const others = Map.groupBy([...left.values()].flat(), identity);
  const found = unmatched.map((is): Difference => {
    const was = others.get(identity(is))?.shift();
    return was ? { how: "changed", was, is } : { how: "new", was, is };
  });
  const gone = [...others.values()]
    .flat()
    .map((was): Difference => ({ how: "gone", was, is: undefined }));

  const all = [...found, ...gone];
  const wholeStages = new Set(
    all.filter(({ how, was, is }) => how !== "changed" && (is ?? was).kind === "stage").map(place),
  );
  return all.filter((one) => {
    const { kind } = one.is ?? one.was;
    const isToldItself = one.how === "changed" || kind === "stage" || kind === "document";
    return isToldItself || !wholeStages.has(place(one));
  });
}

const place = ({ how, was, is }: Difference) => `${how} ${(is ?? was).stage}`;

const identity = ({ kind, path }: SnapshotPart) => `${kind} ${path}`;

const exact = ({ kind, path, value }: SnapshotPart) => `${kind} ${path} ${value}`;

/** The names of the stages whose values are known, by the fingerprint of their keys. */
const stageNames = ({ parts }: CaseSnapshot): Map<string, StageName> =>
  new Map(
    parts.flatMap(({ stage, part }): [string, StageName][] =>
      part?.kind === "stage" ? [[stage, { key: part.stage, name: part.text }]] : [],
    ),
  );
