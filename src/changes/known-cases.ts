import pLimit, { type LimitFunction } from "p-limit";
import type { Case } from "#model/case.ts";
import type { PartKind } from "#model/case-parts.ts";
import { type CaseSnapshot, fingerprintsOnly } from "#model/change.ts";
import type { CaseSecret } from "./seen-database.ts";

export interface ChangeCounts {
  readonly total: number;
  /** Each kind once, in the order of the case. */
  readonly kinds: readonly PartKind[];
}

/** A case that was read since the page was loaded. After everything was forgotten, a new object replaces it. */
export interface KnownCase {
  /** The service and the id. */
  readonly key: string;
  /** Runs one comparison at a time, because the first version counts as seen. */
  readonly inTurn: LimitFunction;
  readonly snapshots: WeakMap<Case, Promise<CaseSnapshot>>;
  secret?: CaseSecret;
  /** The snapshot that later versions are compared with; `undefined` until there is one. */
  seen?: CaseSnapshot;
  /** The snapshot of the latest version, without values; `undefined` until there is one. */
  latest?: CaseSnapshot;
  /** What `SeenCases.countsOf` has counted between two snapshots. */
  counted?: { readonly seen: CaseSnapshot; readonly latest: CaseSnapshot; counts: ChangeCounts };
  /** Whether `seen` is stored, or the browser has refused to store it. */
  isStored: boolean;
}

/** The values of more cases are dropped, the oldest first. Their fingerprints stay. */
const maxCasesWithValues = 50;

/** The cases that this page knows, with the values of the latest ones. */
export class KnownCases {
  readonly #byKey = new Map<string, KnownCase>();
  readonly #withValues = new Set<KnownCase>();

  get(key: string): KnownCase | undefined {
    return this.#byKey.get(key);
  }

  /** Adds a case, unless it is known already. */
  add(key: string): KnownCase {
    const known = this.#byKey.get(key) ?? {
      key,
      inTurn: pLimit(1),
      snapshots: new WeakMap(),
      isStored: false,
    };
    this.#byKey.set(key, known);
    return known;
  }

  /** Whether everything was forgotten since a task got this case. The task then drops its result. */
  isForgotten(known: KnownCase): boolean {
    return this.#byKey.get(known.key) !== known;
  }

  get hasRoomForValues(): boolean {
    return this.#withValues.size < maxCasesWithValues;
  }

  /** Caches a snapshot with its values, and drops the values of the oldest where there are too many. */
  cacheWithValues(known: KnownCase, snapshot: CaseSnapshot): void {
    known.seen = snapshot;
    this.#withValues.delete(known);
    this.#withValues.add(known);
    const [oldest] = this.#withValues;
    if (this.#withValues.size <= maxCasesWithValues || !oldest?.seen) return;
    this.#withValues.delete(oldest);
    oldest.seen = fingerprintsOnly(oldest.seen);
  }

  clear(): void {
    this.#byKey.clear();
    this.#withValues.clear();
  }
}
