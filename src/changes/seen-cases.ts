import pLimit, { type LimitFunction } from "p-limit";
import type { RetrievedCase } from "#api/get-case.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { requiredContext } from "#lib/required-context.ts";
import { runInSlices } from "#lib/scheduler.ts";
import { createStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import type * as changeModel from "#model/change.ts";
import type { CaseSnapshot, Change, ChangeCounts } from "#model/change.ts";
import type { CaseSecret, SeenDatabase } from "./seen-database.ts";

export type CaseVersion = Pick<RetrievedCase, "case" | "retrievedAt">;

/** A case that was read since the page was loaded. After everything was forgotten, a new object replaces it. */
interface KnownCase {
  /** Runs one comparison at a time, because the first version counts as seen. */
  readonly inTurn: LimitFunction;
  /** What later versions are compared with, with its values where this tab has shown it. */
  seen?: CaseSnapshot;
  /** The latest version, without values. */
  latest?: CaseSnapshot;
  /** Of what has changed between the two. */
  counts?: ChangeCounts;
  secret?: CaseSecret;
  isStored?: boolean;
}

type ChangeModel = typeof changeModel;

interface Comparison {
  readonly model: ChangeModel;
  readonly known: KnownCase;
  readonly snapshot: CaseSnapshot;
  /** Makes a snapshot the seen one. With `takesNoPlace` it is stored only if no other one is deleted for it. */
  readonly remember: (seen: CaseSnapshot, takesNoPlace?: boolean) => Promise<void>;
}

/**
 * What the operator has seen of each case, in this page and, as fingerprints, in this browser.
 *
 * A case counts as seen when it is first read, by the list or on the screen, and after that only by _Mark as seen_,
 * which counts in every tab. A tab with an older version than the acknowledged one shows no changes.
 */
export class SeenCases {
  readonly #service: string;
  /** Of the database and of the channel between tabs. */
  readonly name: string;
  readonly #known = new Map<string, KnownCase>();
  /** Sends the key of an acknowledged case to the other tabs, or `null` when everything was forgotten. */
  readonly #tabs: BroadcastChannel;
  #database: Promise<SeenDatabase> | undefined;

  /** Increases whenever a case was acknowledged or everything was forgotten, in any tab. */
  readonly acknowledgements = createStore(0);
  /** Whether the code that detects changes could not be loaded at the last attempt: a change may have no mark. */
  readonly isNotLoaded = createStore(false);

  /** @param service the base URL: two services can have cases with the same id. */
  constructor(service: string, name = "case-viewer.seen") {
    this.#service = service;
    this.name = name;
    this.#tabs = new BroadcastChannel(name);
  }

  syncTabs(): () => void {
    const follow = ({ data }: MessageEvent<unknown>) => {
      if (data === null) this.#forgetInPage();
      else if (typeof data === "string") void this.#readAgain(data);
    };
    this.#tabs.addEventListener("message", follow);
    return () => this.#tabs.removeEventListener("message", follow);
  }

  /**
   * Detects what has changed in the case on the screen since it was seen.
   * @param ready resolves when the work may begin. A case that was forgotten meanwhile is not remembered again.
   * @throws ChunkLoadError
   */
  async changesOf(version: CaseVersion, ready?: Promise<void>): Promise<readonly Change[]> {
    const changes = await this.#compare(version, ready, async (comparison) => {
      const { model, known, snapshot, remember } = comparison;
      const { seen } = known;
      if (!seen) {
        await remember(snapshot);
        return [];
      }
      // There was no room for a snapshot that the list had taken.
      if (!known.isStored) await remember(seen);
      if (isOlder(snapshot, seen)) return [];
      const detected = model.detectChanges(seen, snapshot);
      if (detected.length === 0) {
        // The stored fingerprints are those of these values.
        known.seen = { ...seen, parts: snapshot.parts };
        // An earlier version of the viewer, which knew fewer facts, has stored what was seen.
        if (snapshot.parts.length > seen.parts.length) await remember(known.seen);
      }
      return detected;
    });
    return changes ?? [];
  }

  async acknowledge(version: CaseVersion): Promise<void> {
    await this.#compare(version, undefined, ({ snapshot, remember }) => remember(snapshot));
    this.#tabs.postMessage(this.#keyOf(version.case.id));
    this.#countAcknowledgement();
  }

  /**
   * Notes a case that was read for a list, and acknowledges no change. A case that was never opened takes no opened
   * case's place in the store. Never rejects.
   */
  async noteListed(version: CaseVersion): Promise<void> {
    try {
      await this.#compare(version, undefined, async ({ model, known, snapshot, remember }) => {
        if (!known.seen) await remember(model.fingerprintsOnly(snapshot), true);
      });
    } catch {
      // The list marks no changes, and says so: `isNotLoaded`.
    }
  }

  /**
   * The changes of a case between when it was seen and the latest version; `undefined` when the case was not read, or
   * everything was forgotten since.
   */
  countsOf(id: CaseId): ChangeCounts | undefined {
    return this.#known.get(this.#keyOf(id))?.counts;
  }

  /** Forgets in every tab. @throws when the browser could not delete what is stored */
  async forgetAll(): Promise<void> {
    try {
      const { database } = await this.#load();
      await database?.clear("keys");
      await database?.clear("snapshots");
    } finally {
      this.#tabs.postMessage(null);
      this.#forgetInPage();
    }
  }

  /** Switches storing snapshots on or off, and forgets all that were seen before. @throws as {@link forgetAll} */
  async setRemembering(isOn: boolean): Promise<void> {
    (await this.#load()).code.setRemembering(isOn);
    await this.forgetAll();
  }

  /** Drops what this page has cached, after signing out. What is stored stays. */
  clearOnSignOut(): void {
    this.#known.clear();
  }

  #forgetInPage(): void {
    this.clearOnSignOut();
    this.#countAcknowledgement();
  }

  #countAcknowledgement(): void {
    this.acknowledgements.set(this.acknowledgements.get() + 1);
  }

  async #readAgain(key: string): Promise<void> {
    const known = this.#known.get(key);
    if (known?.secret) {
      const { code, model, database } = await this.#load();
      takeStored(known, await code.readSnapshot(database, known.secret));
      countChanges(known, model);
    }
    this.#countAcknowledgement();
  }

  /** Loads the code only when it is needed: most of it makes fingerprints. */
  async #load() {
    try {
      const [code, model] = await Promise.all([
        importChunk(() => import("./seen-database.ts")),
        importChunk(() => import("#model/change.ts")),
      ]);
      this.isNotLoaded.set(false);
      this.#database ??= code.openDatabase(this.name, () => {
        this.#database = undefined;
      });
      return { code, model, database: await this.#database };
    } catch (error) {
      this.isNotLoaded.set(true);
      throw error;
    }
  }

  #keyOf(id: CaseId): string {
    return `${this.#service} ${id}`;
  }

  /** @returns the result of the task; `undefined` where everything was forgotten meanwhile */
  async #compare<Result>(
    { case: caseData, retrievedAt }: CaseVersion,
    ready: Promise<void> | undefined,
    task: (comparison: Comparison) => Promise<Result>,
  ): Promise<Result | undefined> {
    const key = this.#keyOf(caseData.id);
    const known = this.#known.get(key) ?? { inTurn: pLimit(1) };
    this.#known.set(key, known);
    await ready;
    return known.inTurn(async () => {
      const { code, model, database } = await this.#load();
      known.secret ??= await code.secretOf(database, key);
      const { secret } = known;
      // In slices, for a case of thousands of stages.
      const snapshot = await runInSlices(
        model.snapshotOf(caseData, retrievedAt, secret.fingerprint),
      );
      if (!known.latest || !isOlder(snapshot, known.latest))
        known.latest = model.fingerprintsOnly(snapshot);
      if (!known.seen) takeStored(known, await code.readSnapshot(database, secret));
      const isForgotten = this.#known.get(key) !== known;
      if (isForgotten) return undefined;
      async function remember(seen: CaseSnapshot, takesNoPlace = false) {
        known.seen = seen;
        known.isStored = await code.storeSnapshot(database, secret, seen, takesNoPlace);
      }
      const result = await task({ model, known, snapshot, remember });
      countChanges(known, model);
      return result;
    });
  }
}

/** Takes the stored snapshot of a case into this page, unless the page knows a newer one. */
function takeStored(known: KnownCase, stored: CaseSnapshot | undefined): void {
  if (!stored || (known.seen && known.seen.readAt >= stored.readAt)) return;
  known.seen = stored;
  known.isStored = true;
}

function countChanges(known: KnownCase, model: ChangeModel): void {
  const { seen, latest } = known;
  if (!seen || !latest) return;
  known.counts = model.countChanges(isOlder(latest, seen) ? [] : model.detectChanges(seen, latest));
}

/** A snapshot from the future does not count as newer: the computer's clock was wrong then. */
const isOlder = (now: CaseSnapshot, before: CaseSnapshot) =>
  now.readAt < before.readAt && before.readAt <= Date.now();

export const [SeenCasesContext, useSeenCases] = requiredContext<SeenCases>("SeenCasesContext");
