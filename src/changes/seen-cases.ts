import type { Case } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import type { PartKind } from "#model/case-parts.ts";
import { type CaseSnapshot, type Change, detectChanges, snapshotOf } from "#model/change.ts";
import { inBackground } from "#ui/page/yielder.ts";
import { type CaseSecret, readStored, secretOf, store, withoutValues } from "./seen-database.ts";
import { onSeenEvent, publishSeen } from "./seen-events.ts";

/** A case, the service that it was received from, and when. */
export interface Reading {
  readonly case: Case;
  /** The service's base URL: two services can have cases with the same id. */
  readonly service: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** The number of changes and their kinds. */
export interface ChangeCounts {
  readonly total: number;
  /** Each kind once, in the order of the case. */
  readonly kinds: readonly PartKind[];
}

/** A case that was read since the page was loaded. After everything was forgotten it is read anew. */
interface KnownCase {
  /** The service and the id. */
  readonly key: string;
  readonly secret: Promise<CaseSecret>;
  readonly snapshots: WeakMap<Case, Promise<CaseSnapshot>>;
  /** The snapshot that later readings are compared with; `undefined` until there is one. */
  seen?: CaseSnapshot;
  /** The snapshot of the latest reading, without values; `undefined` until there is one. */
  latest?: CaseSnapshot;
  /** What {@link changeCountsOf} has counted between two snapshots. */
  counted?: { readonly seen: CaseSnapshot; readonly latest: CaseSnapshot; counts: ChangeCounts };
  /** Whether `seen` is stored, or the browser has refused to store it. */
  isStored: boolean;
}

/** The values of more cases are dropped, the oldest first. Their fingerprints stay. */
const maxCasesWithValues = 50;

const knownCases = new Map<string, KnownCase>();
const casesWithValues = new Set<KnownCase>();

onSeenEvent(async (caseKey) => {
  if (caseKey === null) {
    knownCases.clear();
    casesWithValues.clear();
    return;
  }
  const known = knownCases.get(caseKey);
  if (known?.seen) await load(known);
});

/**
 * Detects what has changed in the case on the screen since it was seen.
 *
 * A case counts as seen when it is first read, by the list or on the screen, and after that only by
 * _Mark as seen_, which counts in every tab. Opening, refreshing and closing acknowledge nothing, so
 * changes stay marked through refreshes, in other tabs and on other days until they are acknowledged or
 * taken back. A tab with an older reading than the acknowledged one shows no changes.
 */
export async function changesSinceSeen(reading: Reading): Promise<readonly Change[]> {
  const known = knownCaseOf(reading);
  const snapshot = await takeSnapshot(known, reading);
  if (!known.seen) await load(known);
  if (isForgotten(known)) return [];
  if (!known.seen) {
    await remember(known, snapshot);
    return [];
  }
  // A snapshot that the list has taken is stored when the case is opened.
  if (!known.isStored) await storeSeen(known, known.seen);
  if (isForgotten(known) || isOlder(snapshot, known.seen)) return [];
  const changes = detectChanges(known.seen, snapshot);
  if (changes.length === 0) {
    // The stored fingerprints are those of these values, so the values can be cached.
    cacheWithValues(known, { ...known.seen, parts: snapshot.parts });
  }
  return changes;
}

/** Marks a case as seen in the state of this reading. */
export async function acknowledge(reading: Reading): Promise<void> {
  const known = knownCaseOf(reading);
  const snapshot = await takeSnapshot(known, reading);
  if (isForgotten(known)) return;
  await remember(known, snapshot);
  publishSeen(known.key);
}

/**
 * Notes a case that was read for a list, and acknowledges no change. For a case that was never opened,
 * later readings are compared with the first one until the page is closed.
 */
export async function noteListedCase(reading: Reading): Promise<void> {
  const known = knownCaseOf(reading);
  const snapshot = await takeSnapshot(known, reading);
  if (!known.seen) await load(known);
  if (known.seen || isForgotten(known)) return;
  // A case of a list never replaces the values of a case that was opened.
  if (casesWithValues.size < maxCasesWithValues) cacheWithValues(known, snapshot);
  else known.seen = withoutValues(snapshot);
}

/**
 * Counts the changes of a case between when it was seen and the latest reading. Returns the same object
 * until one of them changes; `undefined` when the case was not read, or everything was forgotten since.
 */
export function changeCountsOf(service: string, id: CaseId): ChangeCounts | undefined {
  const known = knownCases.get(keyOf(service, id));
  if (!known?.seen || !known.latest) return undefined;
  const { seen, latest, counted } = known;
  if (counted?.seen === seen && counted.latest === latest) return counted.counts;
  const changes = isOlder(latest, seen) ? [] : detectChanges(seen, latest);
  const kinds = changes.map(({ kind }) => kind);
  const counts = { total: kinds.length, kinds: [...new Set(kinds)] };
  known.counted = { seen, latest, counts };
  return counts;
}

const keyOf = (service: string, id: CaseId) => `${service} ${id}`;

function knownCaseOf({ service, case: { id } }: Reading): KnownCase {
  const key = keyOf(service, id);
  const known = knownCases.get(key) ?? {
    key,
    secret: secretOf(key),
    snapshots: new WeakMap(),
    isStored: false,
  };
  knownCases.set(key, known);
  return known;
}

/** Whether everything was forgotten since a task got this case. The task then drops its result. */
const isForgotten = (known: KnownCase) => knownCases.get(known.key) !== known;

/** Takes the snapshot of a reading once, in steps between which the page stays responsive. */
function takeSnapshot(known: KnownCase, { case: shown, readAt }: Reading): Promise<CaseSnapshot> {
  const { secret, snapshots } = known;
  const take = async () => {
    const { fingerprint } = await secret;
    const snapshot = await inBackground(snapshotOf(shown, readAt, fingerprint));
    if (!known.latest || !isOlder(snapshot, known.latest)) known.latest = withoutValues(snapshot);
    return snapshot;
  };
  const taking = snapshots.get(shown) ?? take();
  snapshots.set(shown, taking);
  return taking;
}

/** Reads the stored snapshot of a case into this page, unless the page knows a newer one. */
async function load(known: KnownCase): Promise<void> {
  const stored = await readStored(await known.secret);
  if (!stored || (known.seen && known.seen.readAt >= stored.readAt)) return;
  known.seen = stored;
  known.isStored = true;
}

/** Makes a snapshot the one that later readings are compared with. */
async function remember(known: KnownCase, snapshot: CaseSnapshot): Promise<void> {
  cacheWithValues(known, snapshot);
  await storeSeen(known, snapshot);
}

async function storeSeen(known: KnownCase, snapshot: CaseSnapshot): Promise<void> {
  known.isStored = true;
  await store(await known.secret, snapshot);
}

/** Caches a snapshot with its values, and drops the values of the oldest where there are too many. */
function cacheWithValues(known: KnownCase, snapshot: CaseSnapshot): void {
  known.seen = snapshot;
  casesWithValues.delete(known);
  casesWithValues.add(known);
  const [oldest] = casesWithValues;
  if (casesWithValues.size <= maxCasesWithValues || !oldest?.seen) return;
  casesWithValues.delete(oldest);
  oldest.seen = withoutValues(oldest.seen);
}

/** A snapshot from the future does not count as newer: the computer's clock was wrong then. */
const isOlder = (now: CaseSnapshot, before: CaseSnapshot) =>
  now.readAt < before.readAt && before.readAt <= Date.now();
