import type { Case } from "#model/case.ts";
import {
  type CaseSnapshot,
  type Change,
  type ChangeCounts,
  countChanges,
  detectChanges,
  snapshotOf,
} from "#model/change.ts";
import { inBackground } from "#ui/page/yielder.ts";
import { type CaseSecret, dropKeys, readStored, secretOf, store } from "./seen-database.ts";
import { onSeenEvent, tellSeen } from "./seen-events.ts";

/** A case as it was received: from which service, and when. */
export interface Reading {
  readonly case: Case;
  /** The service's base URL: its case 1 is not another's. */
  readonly service: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** What a list of many cases keeps of one, to say how much has changed in it. */
export interface RowChanges {
  /**
   * The changes since the case was seen, the same object until the case is seen again; `undefined`
   * when everything was forgotten meanwhile.
   */
  readonly counts: () => ChangeCounts | undefined;
}

/** The snapshot of a case as it was seen. */
interface SeenCase {
  readonly snapshot: CaseSnapshot;
  readonly isStored: boolean;
}

/** Of more cases than this the values of the oldest go; their fingerprints stay. */
const maxCasesWithValues = 50;

/** Of this page's life. In the order in which they were acknowledged. */
const seen = new Map<string, SeenCase>();
const casesWithValues = new Set<string>();
/** Counts how often everything was forgotten: what was begun before that is dropped. */
let generation = 0;
let snapshots = new WeakMap<Case, Promise<CaseSnapshot>>();
const secrets = new Map<string, Promise<CaseSecret>>();

onSeenEvent(async (event) => {
  if (event.kind === "seen") {
    if (event.isOfOtherTab && seen.has(event.place)) await load(event.place);
    return;
  }
  if (event.kind === "forgotten") dropKeys();
  generation += 1;
  seen.clear();
  casesWithValues.clear();
  secrets.clear();
  snapshots = new WeakMap();
});

/**
 * Looks at a case that is on the screen, and tells what has changed since it was seen.
 *
 * A case counts as seen when it is first read, by the list or on the screen, and after that only by
 * _Mark as seen_. Opening, refreshing and closing acknowledge nothing. So an operator who opens a case
 * today and comes back tomorrow is told exactly what is new since, and what was not acknowledged stays
 * marked through refreshes, in other tabs and on other days. A change that was taken back is none. An
 * acknowledgement counts in every tab: one that shows an older reading has nothing to tell.
 */
export async function lookAt(reading: Reading): Promise<readonly Change[]> {
  const begun = generation;
  const place = placeOf(reading);
  const snapshot = await takeSnapshot(reading);
  const before = seen.get(place) ?? (await load(place));
  if (begun !== generation) return [];
  if (!before) {
    await remember(place, snapshot);
    return [];
  }
  // What the list has read first is stored once the case is opened.
  if (!before.isStored) await storeSeen(place, before.snapshot);
  if (begun !== generation || isOlder(snapshot, before.snapshot)) return [];
  const changes = detectChanges(before.snapshot, snapshot);
  if (changes.length === 0) {
    // Then what is stored as fingerprints has these values.
    const { parts } = snapshot;
    const isStored = seen.get(place)?.isStored ?? false;
    cacheWithValues(place, { snapshot: { ...before.snapshot, parts }, isStored });
  }
  return changes;
}

/** The operator has seen the case as it was received at this time. */
export async function acknowledge(reading: Reading): Promise<void> {
  const begun = generation;
  const place = placeOf(reading);
  const snapshot = await takeSnapshot(reading);
  if (begun !== generation) return;
  await remember(place, snapshot);
  tellSeen(place);
}

/**
 * Takes what a list says of the changes in a case, without looking at it. The first reading of a case
 * that was never looked at is what later ones are compared with, for as long as this page lives.
 */
export async function rowChangesOf(reading: Reading): Promise<RowChanges> {
  const begun = generation;
  const place = placeOf(reading);
  const snapshot = await takeSnapshot(reading);
  const before = seen.get(place) ?? (await load(place));
  if (begun === generation && !before) {
    const first = { snapshot, isStored: false };
    // The values of what was acknowledged are worth more than those of a list.
    if (casesWithValues.size < maxCasesWithValues) cacheWithValues(place, first);
    else seen.set(place, { ...first, snapshot: withoutValues(snapshot) });
  }
  const now = withoutValues(snapshot);
  let compared: { readonly with: SeenCase; readonly counts: ChangeCounts } | undefined;
  return {
    counts() {
      const known = seen.get(place);
      if (!known || begun !== generation) return undefined;
      if (compared?.with !== known) {
        const counts = isOlder(now, known.snapshot)
          ? { total: 0, kinds: [] }
          : countChanges(known.snapshot, now);
        compared = { with: known, counts };
      }
      return compared.counts;
    },
  };
}

const placeOf = ({ service, case: { id } }: Reading) => `${service} ${id}`;

/** Takes the snapshot of a reading once, in steps between which the page answers. */
function takeSnapshot(reading: Reading): Promise<CaseSnapshot> {
  const { case: one, readAt } = reading;
  const known = snapshots.get(one);
  if (known) return known;
  async function take() {
    const { fingerprint } = await secretFor(placeOf(reading));
    return inBackground(snapshotOf(one, readAt, fingerprint));
  }
  const taking = take();
  snapshots.set(one, taking);
  return taking;
}

/** The secret of a case: the same one until everything is forgotten. */
function secretFor(place: string): Promise<CaseSecret> {
  const secret = secrets.get(place) ?? secretOf(place);
  secrets.set(place, secret);
  return secret;
}

/** Reads the stored snapshot of a case into this page, unless the page knows a newer one. */
async function load(place: string): Promise<SeenCase | undefined> {
  const begun = generation;
  const snapshot = await readStored(await secretFor(place));
  const known = seen.get(place);
  const isNewer = snapshot && !(known && known.snapshot.readAt >= snapshot.readAt);
  if (isNewer && begun === generation) seen.set(place, { snapshot, isStored: true });
  return seen.get(place);
}

/** From now on the case counts as seen with this snapshot. */
async function remember(place: string, snapshot: CaseSnapshot): Promise<void> {
  cacheWithValues(place, { snapshot, isStored: false });
  await storeSeen(place, snapshot);
}

async function storeSeen(place: string, snapshot: CaseSnapshot): Promise<void> {
  const begun = generation;
  const isStored = await store(await secretFor(place), snapshot);
  const known = seen.get(place);
  if (begun === generation && known?.snapshot.readAt === snapshot.readAt) {
    seen.set(place, { ...known, isStored });
  }
}

/** Holds a snapshot with its values; where there are too many of those, the oldest lose theirs. */
function cacheWithValues(place: string, one: SeenCase): void {
  seen.set(place, one);
  casesWithValues.delete(place);
  casesWithValues.add(place);
  const [oldest = ""] = casesWithValues;
  if (casesWithValues.size <= maxCasesWithValues) return;
  casesWithValues.delete(oldest);
  const old = seen.get(oldest);
  if (old) seen.set(oldest, { ...old, snapshot: withoutValues(old.snapshot) });
}

const withoutValues = ({ readAt, parts }: CaseSnapshot): CaseSnapshot => ({
  readAt,
  parts: parts.map(({ kind, stage, path, value }) => ({ kind, stage, path, value })),
});

/** What was acknowledged in the future was so by a clock that has been put right since. */
const isOlder = (now: CaseSnapshot, before: CaseSnapshot) =>
  now.readAt < before.readAt && before.readAt <= Date.now();
