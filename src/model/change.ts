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

/** A snapshot as it is stored, with its fingerprints only. */
export const withoutValues = ({ readAt, parts }: CaseSnapshot): CaseSnapshot => ({
  readAt,
  parts: parts.map(({ kind, stage, path, value }) => ({ kind, stage, path, value })),
});

/** A part of a case that differs between two snapshots. */
export interface Change {
  readonly type: "new" | "gone" | "changed";
  readonly kind: PartKind;
  /** The key and name of the part's stage; `undefined` where the part has no stage or only fingerprints are known. */
  readonly stage: { readonly key: string; readonly name: string } | undefined;
  /** The part before and now; `undefined` where it does not exist or only its fingerprint is known. */
  readonly before: CasePart | undefined;
  readonly now: CasePart | undefined;
}

/**
 * The kinds of parts that may come and go. Every snapshot has all parts of the other kinds, but for those that the
 * version of the viewer that stored it did not know.
 */
const mayComeAndGo = new Set<PartKind>(["stage", "document", "field", "transaction"]);

/**
 * Detects the changes of a case between two snapshots, in the order of `now`; parts that are gone come last.
 * A part that only moved is no change. For a stage that is new or gone, its documents are listed too, but not
 * its fields. Parts that share a path are paired so that as few as possible have changed.
 */
export function detectChanges(before: CaseSnapshot, now: CaseSnapshot): Change[] {
  const remaining = Map.groupBy(before.parts, exact);
  const unmatched = now.parts.filter((part) => !remaining.get(exact(part))?.pop());
  const others = Map.groupBy([...remaining.values()].flat(), identity);
  const found = unmatched.map((is) => {
    const was = others.get(identity(is))?.shift();
    return { type: was ? "changed" : "new", was, is, latest: is } as const;
  });
  const gone = [...others.values()]
    .flat()
    .map((was) => ({ type: "gone", was, is: undefined, latest: was }) as const);

  const differences = [...found, ...gone];
  const wholeStages = new Set(
    differences
      .filter(({ type, latest }) => type !== "changed" && latest.kind === "stage")
      .map(({ type, latest }) => `${type} ${latest.stage}`),
  );
  const stages = new Map([...stageNames(before), ...stageNames(now)]);
  return differences
    .filter(({ type, latest: { kind, stage } }) => {
      const isAlwaysListed = type === "changed" || kind === "stage" || kind === "document";
      if (isAlwaysListed) return true;
      return mayComeAndGo.has(kind) && !wholeStages.has(`${type} ${stage}`);
    })
    .map(({ type, was, is, latest: { kind, stage } }) => {
      return { type, kind, stage: stages.get(stage), before: was?.part, now: is?.part };
    });
}

const identity = ({ kind, path }: SnapshotPart) => `${kind} ${path}`;

const exact = ({ kind, path, value }: SnapshotPart) => `${kind} ${path} ${value}`;

/** The names of the stages whose values are known, by the fingerprint of their keys. */
const stageNames = ({ parts }: CaseSnapshot): [string, NonNullable<Change["stage"]>][] =>
  parts.flatMap(({ stage, part }) =>
    part?.kind === "stage" ? [[stage, { key: part.stageKey, name: part.text }]] : [],
  );
