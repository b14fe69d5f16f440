import type { Case } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { type Change, changesBetween, differences, stageNames } from "#model/change.ts";
import { type Look, lookParts } from "#model/look.ts";
import { inBackground } from "#ui/breath.ts";
import { type KeptLook, keep, readKept, readSalt } from "./kept-looks.ts";
import { type Sealed, sealedId, sealedStage, sealLook, unsealed } from "./sealed-look.ts";
import { onForgotten, tellSeen } from "./seen-events.ts";

/** An acknowledged look of this page's life, with its values. */
interface HeldLook {
  readonly look: Look;
  readonly kept: KeptLook;
  readonly isKept: boolean;
}

/** A sealed look under its salt, as one text: that takes a third of what hundreds of short ones do. */
interface Base extends Omit<KeptLook, "parts"> {
  readonly salt: string;
  readonly parts: string;
}

/** Of more cases than this the values of the oldest look go; its digests stay. */
const mostHeld = 50;

interface SealedCase {
  readonly salt: string;
  readonly look: Look;
  readonly sealed: Sealed;
}

const sealedCases = new WeakMap<Case, SealedCase>();
const preparing = new WeakMap<Case, Promise<void>>();

const held = new Map<CaseId, HeldLook>();
/** The first readings of cases that nobody has opened yet: of this page's life only. */
const bases = new Map<CaseId, Base>();
onForgotten(() => {
  held.clear();
  bases.clear();
});

/**
 * Looks at a case that is on the screen, and tells what has changed since it was seen.
 *
 * A case counts as seen when it is first read, by the list or on the screen, and after that only by
 * _Mark as seen_. Opening, refreshing and closing acknowledge nothing. So whoever opens a case today
 * and comes back tomorrow is told exactly what is new since, and what was not acknowledged stays
 * marked through refreshes, in other tabs and on other days. A change that was taken back is none. An
 * acknowledgement counts in every tab: one that shows an older reading has nothing to tell.
 *
 * @param readAt when the case was read, milliseconds since 1970.
 */
export function lookAt(one: Case, readAt = Date.now()): readonly Change[] {
  const seen = seenOf(one.id);
  keepBase(one.id);
  if (seen && isOlder(readAt, seenAt(seen))) return [];
  if (!seen) {
    acknowledge(one, readAt);
    return [];
  }
  const { look: now } = sealedOf(one);
  const changes = "look" in seen ? changesBetween(seen.look, now) : changesSince(seen, one);
  // Nothing has changed, so what is kept as digests has these values.
  if (changes.length === 0 && !("look" in seen))
    hold(one.id, { look: now, kept: seen, isKept: !bases.has(one.id) });
  return changes;
}

/** The operator has seen the case as it was read at this time, milliseconds since 1970. */
export function acknowledge(one: Case, readAt = Date.now()): void {
  const { look, sealed, salt } = sealedOf(one);
  const { grain, parts } = sealed;
  const kept = { at: readAt, grain, parts };
  bases.delete(one.id);
  hold(one.id, { look, kept, isKept: keep(sealedId(one.id, salt), kept) });
  tellSeen();
}

/** How many changes there are since a case was seen, and of what kinds, without the case itself. */
export type Tally = readonly Pick<Change, "how" | "kind">[];

/** A case as it was read, as digests: short enough to be held for hundreds of cases. */
export interface Glimpse {
  /** The changes since the case was seen; `undefined` when everything was forgotten meanwhile. */
  readonly changes: () => Tally | undefined;
}

/**
 * Takes a glimpse of a case without looking at it. The first of a case that was never looked at is
 * what later ones are compared with, for as long as this page lives; it is kept once the case is
 * opened.
 *
 * @param at when the case was read, milliseconds since 1970.
 */
export function glimpseOf(one: Case, at = Date.now()): Glimpse {
  const { id } = one;
  const { salt, look, sealed } = sealedOf(one);
  const { grain } = sealed;
  const parts = sealed.parts.join(" ");
  if (!seenOf(id)) {
    const base = { salt, at, grain, parts };
    bases.set(id, base);
    // The values of what was acknowledged are worth more than those of a list.
    if (held.size < mostHeld) hold(id, { look, kept: ofBase(base), isKept: false });
  }
  return {
    changes() {
      // Digests under another salt have nothing in common: everything was forgotten meanwhile.
      const seen = readSalt() === salt ? seenOf(id) : undefined;
      const kept = seen && "look" in seen ? seen.kept : seen;
      if (!kept) return undefined;
      if (isOlder(at, kept.at)) return [];
      if (kept.grain !== grain) return [whole];
      return differences(unsealed(kept), unsealed({ grain, parts: parts.split(" ") })).map(
        ({ how, before, now }) => ({
          how,
          kind: grain === "case" ? "case" : ((now ?? before)?.kind ?? "case"),
        }),
      );
    },
  };
}

/**
 * Seals a case in pieces, between which the page answers: with hundreds of stages it takes as many
 * milliseconds. Whatever looks at the case afterwards finds it sealed.
 */
export function prepare(one: Case): Promise<void> {
  const begun = preparing.get(one) ?? inBackground(sealing(one));
  preparing.set(one, begun);
  return begun;
}

/** A case sealed at once. */
function sealedOf(one: Case): SealedCase {
  const work = sealing(one);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** A case as a look, and that look sealed: made once, since it takes reading every field. */
function* sealing(one: Case): Generator<undefined, SealedCase> {
  const salt = readSalt();
  const known = sealedCases.get(one);
  if (known?.salt === salt) return known;
  const look = known?.look ?? (yield* reading(one));
  const made = { salt, look, sealed: yield* sealLook(look, one.id, salt) };
  sealedCases.set(one, made);
  return made;
}

function* reading(one: Case): Generator<undefined, Look> {
  const look = [];
  for (const parts of lookParts(one)) {
    look.push(...parts);
    yield;
  }
  return look;
}

/** The look that was acknowledged last: with its values, or what is kept of it. */
function seenOf(id: CaseId): HeldLook | KeptLook | undefined {
  const salt = readSalt();
  const kept = readKept(sealedId(id, salt));
  const base = bases.get(id);
  // Another tab has looked at it, or forgotten everything.
  if (base && (kept || base.salt !== salt)) {
    bases.delete(id);
    held.delete(id);
  }
  const look = held.get(id);
  // Another tab may have acknowledged a newer one, or forgotten them all.
  const isCurrent = look !== undefined && (!look.isKept || look.kept.at === kept?.at);
  if (isCurrent) return look;
  return kept ?? (base?.salt === salt ? ofBase(base) : undefined);
}

/** From the first time that a case is on the screen its base is kept like any other look. */
function keepBase(id: CaseId): void {
  const base = bases.get(id);
  if (!base || !keep(sealedId(id, base.salt), ofBase(base))) return;
  bases.delete(id);
  const look = held.get(id);
  if (look) hold(id, { ...look, isKept: true });
}

const ofBase = ({ at, grain, parts }: Base): KeptLook => ({ at, grain, parts: parts.split(" ") });

const seenAt = (seen: HeldLook | KeptLook) => ("look" in seen ? seen.kept.at : seen.at);

/** What was acknowledged in the future was so by a clock that has been put right since. */
const isOlder = (readAt: number, seen: number) => readAt < seen && seen <= Date.now();

function hold(id: CaseId, look: HeldLook): void {
  held.delete(id);
  held.set(id, look);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
}

/** What has changed since a look of which only digests are left. */
function changesSince(kept: KeptLook, one: Case): Change[] {
  const { look, sealed, salt } = sealedOf(one);
  const now = unsealed(sealed).map((part, at) => ({ ...part, of: sealed.of[at] }));
  const found = differences(unsealed(kept), now);
  if (kept.grain !== sealed.grain || (sealed.grain === "case" && found.length > 0)) return [whole];
  const stages = new Map(
    [...stageNames(look)].map(([key, name]) => [sealedStage(key, one.id, salt), name]),
  );
  return found.flatMap((one) => {
    const part = one.now ?? one.before;
    if (!part) return [];
    const how = sealed.grain === "stage" && part.kind !== "stage" ? "changed" : one.how;
    const stage = stages.get(part.stage);
    return [{ how, kind: part.kind, stage, before: undefined, now: one.now?.of }];
  });
}

/** It is too large to tell more, or has grown or shrunk beyond that. */
const whole: Change = {
  how: "changed",
  kind: "case",
  stage: undefined,
  before: undefined,
  now: undefined,
};
