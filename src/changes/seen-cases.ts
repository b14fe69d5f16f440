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
import { onSeenEvent, publishSeen } from "./seen-events.ts";

/** A case, the service that it was received from, and when. */
export interface Reading {
  readonly case: Case;
  /** The service's base URL: two services can have cases with the same id. */
  readonly service: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** The changes of one case in a list of many. */
export interface RowChanges {
  /**
   * Counts the changes since the case was seen. Returns the same object until the case is seen again;
   * `undefined` after everything was forgotten.
   */
  readonly counts: () => ChangeCounts | undefined;
}

/** The snapshot of a case as it was seen. */
interface SeenCase {
  readonly snapshot: CaseSnapshot;
  readonly isStored: boolean;
}

/** The values of more cases are dropped, the oldest first. Their fingerprints stay. */
const maxCasesWithValues = 50;

/** The cases seen since the page was loaded, by {@link keyOf}. */
const seen = new Map<string, SeenCase>();
const casesWithValues = new Set<string>();
/** Increases when everything is forgotten. A task that began before then drops its result. */
let generation = 0;
let snapshots = new WeakMap<Case, Promise<CaseSnapshot>>();
const secrets = new Map<string, Promise<CaseSecret>>();

onSeenEvent(async (event) => {
  if (event.kind === "seen") {
    if (event.isOfOtherTab && seen.has(event.caseKey)) await load(event.caseKey);
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
 * Detects what has changed in the case on the screen since it was seen.
 *
 * A case counts as seen when it is first read, by the list or on the screen, and after that only by
 * _Mark as seen_, which counts in every tab. Opening, refreshing and closing acknowledge nothing, so
 * changes stay marked through refreshes, in other tabs and on other days until they are acknowledged or
 * taken back. A tab with an older reading than the acknowledged one shows no changes.
 */
export async function changesSinceSeen(reading: Reading): Promise<readonly Change[]> {
  const begun = generation;
  const caseKey = keyOf(reading);
  const snapshot = await takeSnapshot(reading);
  const before = seen.get(caseKey) ?? (await load(caseKey));
  if (begun !== generation) return [];
  if (!before) {
    await remember(caseKey, snapshot);
    return [];
  }
  // A snapshot that the list has taken is stored when the case is opened.
  if (!before.isStored) await storeSeen(caseKey, before.snapshot);
  if (begun !== generation || isOlder(snapshot, before.snapshot)) return [];
  const changes = detectChanges(before.snapshot, snapshot);
  if (changes.length === 0) {
    // The stored fingerprints are those of these values, so the values can be cached.
    const { parts } = snapshot;
    const isStored = seen.get(caseKey)?.isStored ?? false;
    cacheWithValues(caseKey, { snapshot: { ...before.snapshot, parts }, isStored });
  }
  return changes;
}

/** Marks a case as seen in the state of this reading. */
export async function acknowledge(reading: Reading): Promise<void> {
  const begun = generation;
  const caseKey = keyOf(reading);
  const snapshot = await takeSnapshot(reading);
  if (begun !== generation) return;
  await remember(caseKey, snapshot);
  publishSeen(caseKey);
}

/**
 * Detects the changes of a case in a list, and acknowledges none. For a case that was never opened, later
 * readings are compared with the first one until the page is closed.
 */
export async function rowChangesOf(reading: Reading): Promise<RowChanges> {
  const begun = generation;
  const caseKey = keyOf(reading);
  const snapshot = await takeSnapshot(reading);
  const before = seen.get(caseKey) ?? (await load(caseKey));
  if (begun === generation && !before) {
    const first = { snapshot, isStored: false };
    // A case of a list never replaces the values of a case that was opened.
    if (casesWithValues.size < maxCasesWithValues) cacheWithValues(caseKey, first);
    else seen.set(caseKey, { ...first, snapshot: withoutValues(snapshot) });
  }
  const now = withoutValues(snapshot);
  let compared: { readonly with: SeenCase; readonly counts: ChangeCounts } | undefined;
  return {
    counts() {
      const current = seen.get(caseKey);
      if (!current || begun !== generation) return undefined;
      if (compared?.with !== current) {
        const counts = isOlder(now, current.snapshot)
          ? { total: 0, kinds: [] }
          : countChanges(current.snapshot, now);
        compared = { with: current, counts };
      }
      return compared.counts;
    },
  };
}

const keyOf = ({ service, case: { id } }: Reading) => `${service} ${id}`;

/** Takes the snapshot of a reading once, in steps between which the page stays responsive. */
function takeSnapshot(reading: Reading): Promise<CaseSnapshot> {
  const { case: shown, readAt } = reading;
  const cached = snapshots.get(shown);
  if (cached) return cached;
  async function take() {
    const { fingerprint } = await secretFor(keyOf(reading));
    return inBackground(snapshotOf(shown, readAt, fingerprint));
  }
  const taking = take();
  snapshots.set(shown, taking);
  return taking;
}

/** The secret of a case: the same one until everything is forgotten. */
function secretFor(caseKey: string): Promise<CaseSecret> {
  const secret = secrets.get(caseKey) ?? secretOf(caseKey);
  secrets.set(caseKey, secret);
  return secret;
}

/** Reads the stored snapshot of a case into this page, unless the page knows a newer one. */
async function load(caseKey: string): Promise<SeenCase | undefined> {
  const begun = generation;
  const snapshot = await readStored(await secretFor(caseKey));
  const current = seen.get(caseKey);
  const isNewer = snapshot && !(current && current.snapshot.readAt >= snapshot.readAt);
  if (isNewer && begun === generation) seen.set(caseKey, { snapshot, isStored: true });
  return seen.get(caseKey);
}

/** Makes a snapshot the one that later readings are compared with. */
async function remember(caseKey: string, snapshot: CaseSnapshot): Promise<void> {
  cacheWithValues(caseKey, { snapshot, isStored: false });
  await storeSeen(caseKey, snapshot);
}

async function storeSeen(caseKey: string, snapshot: CaseSnapshot): Promise<void> {
  const begun = generation;
  const isStored = await store(await secretFor(caseKey), snapshot);
  const current = seen.get(caseKey);
  if (begun === generation && current?.snapshot.readAt === snapshot.readAt) {
    seen.set(caseKey, { ...current, isStored });
  }
}

/** Caches a snapshot with its values, and drops the values of the oldest where there are too many. */
function cacheWithValues(caseKey: string, seenCase: SeenCase): void {
  seen.set(caseKey, seenCase);
  casesWithValues.delete(caseKey);
  casesWithValues.add(caseKey);
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

/** A snapshot from the future does not count as newer: the computer's clock was wrong then. */
const isOlder = (now: CaseSnapshot, before: CaseSnapshot) =>
  now.readAt < before.readAt && before.readAt <= Date.now();
