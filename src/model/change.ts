import type { Comparable, Look, Part, PartKind } from "./look.ts";

/** What has become of a part since another look. */
export type How = "new" | "gone" | "changed";

/** A difference between two looks: `before` without `now` is gone, `now` without `before` is new. */
export interface Difference<Before extends Comparable, Now extends Comparable> {
  readonly how: How;
  readonly before: Before | undefined;
  readonly now: Now | undefined;
}

/** A part of a case that is not as it was, as far as is known. */
export interface Change {
  readonly how: How;
  /** `case` when no more is known than that something has changed. */
  readonly kind: PartKind | "case";
  /** Key and name of the stage it belongs to; `undefined` for none, or when that is not known. */
  readonly stage: StageName | undefined;
  /** What it was and what it is; `undefined` also where only digests are left of it. */
  readonly before: Part | undefined;
  readonly now: Part | undefined;
}

/** How a stage is called. */
export interface StageName {
  readonly key: string;
  readonly name: string;
}

/** What has changed in a case between two looks at it. */
export function changesBetween(before: Look, now: Look): Change[] {
  const stages = new Map([...stageNames(before), ...stageNames(now)]);
  return differences(before, now).flatMap((one) => {
    const part = one.now ?? one.before;
    return part ? [{ ...one, kind: part.kind, stage: stages.get(part.stage) }] : [];
  });
}

/** The stages of a look, by key. */
export const stageNames = (look: Look): Map<string, StageName> =>
  new Map(
    look
      .filter(({ kind }) => kind === "stage")
      .map(({ stage, text }) => [stage, { key: stage, name: text }]),
  );

/**
 * What differs between two looks; what only stands in another place does not. The rest of a stage
 * that is new or gone goes without saying, but for its documents. Parts that share a key are paired
 * so that as few of them as can be have changed. In the order of `now`, what is gone last.
 */
export function differences<Before extends Comparable, Now extends Comparable>(
  before: readonly Before[],
  now: readonly Now[],
): Difference<Before, Now>[] {
  const left = Map.groupBy(before, exact);
  const unmatched = now.filter((part) => !left.get(exact(part))?.pop());
  const changed = Map.groupBy([...left.values()].flat(), identity);
  const found = unmatched.map((part): Difference<Before, Now> => {
    const was = changed.get(identity(part))?.shift();
    return { how: was ? "changed" : "new", before: was, now: part };
  });
  const gone = [...changed.values()]
    .flat()
    .map((part): Difference<Before, Now> => ({ how: "gone", before: part, now: undefined }));

  const all = [...found, ...gone];
  const wholeStages = new Set(all.filter(isWholeStage).map(identityOfStage));
  return all.filter(
    (one) => one.how === "changed" || tellsOfItself(one) || !wholeStages.has(identityOfStage(one)),
  );
}

type AnyDifference = Difference<Comparable, Comparable>;

const partOf = ({ before, now }: AnyDifference) => now ?? before;

const isWholeStage = (one: AnyDifference) => one.how !== "changed" && partOf(one)?.kind === "stage";

const tellsOfItself = (one: AnyDifference) => {
  const kind = partOf(one)?.kind;
  return kind === "stage" || kind === "document";
};

const identityOfStage = (one: AnyDifference) => `${one.how} ${partOf(one)?.stage}`;

const identity = ({ kind, key }: Comparable) => `${kind} ${key}`;

const exact = ({ kind, key, text }: Comparable) => `${kind} ${key} ${text}`;
