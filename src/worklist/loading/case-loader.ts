import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** As many requests of the list as may be on their way at once. */
const maxRequests = 4;

/** Reads the cases of the list in their turn. */
export class CaseLoader {
  readonly #queries: QueryClient;
  readonly #api: Api;
  readonly #worklist: Worklist;
  readonly #settings: RowSettings;
  readonly #waiting = new Set<CaseId>();
  /** A run for each case on its way: one that was given up says nothing when it ends. */
  readonly #running = new Map<CaseId, object>();

  constructor(queries: QueryClient, api: Api, worklist: Worklist, settings: RowSettings) {
    this.#queries = queries;
    this.#api = api;
    this.#worklist = worklist;
    this.#settings = settings;
  }

  /** Reads cases, after those that wait already. */
  ask(ids: readonly CaseId[]): void {
    const news = ids.filter((id) => !this.#waiting.has(id) && !this.#running.has(id));
    for (const id of news) this.#waiting.add(id);
    if (news.length > 0) this.#worklist.mark(news, "loading");
    this.#fill();
  }

  /** Gives up what waits and what is on its way. @param status `new`: to be asked for the next time. */
  stop(status: "new" | "done"): void {
    const ids = [...this.#waiting, ...this.#running.keys()];
    this.#waiting.clear();
    for (const id of this.#running.keys()) {
      void this.#queries.cancelQueries({ queryKey: this.#options(id).queryKey, exact: true });
    }
    this.#running.clear();
    const asked = new Set(ids);
    const { entries } = this.#worklist.state();
    // One that was there before a refresh is as good as it was.
    const hasRow = entries.filter(({ id, row }) => asked.has(id) && row).map(({ id }) => id);
    const rest = ids.filter((id) => !hasRow.includes(id));
    if (hasRow.length > 0) this.#worklist.mark(hasRow, "done");
    if (rest.length > 0) this.#worklist.mark(rest, status, new CancelledError());
  }

  #fill(): void {
    for (const id of this.#waiting) {
      if (this.#running.size >= maxRequests) return;
      this.#waiting.delete(id);
      if (this.#isListed(id)) {
        const run = {};
        this.#running.set(id, run);
        void this.#read(id, run);
      }
    }
  }

  async #read(id: CaseId, run: object): Promise<void> {
    const isRefresh = this.#worklist.state().entries.some((one) => one.id === id && one.row);
    const options = this.#options(id);
    const isOver = () => this.#running.get(id) !== run;
    try {
      const read = await this.#queries.query(isRefresh ? { ...options, staleTime: 0 } : options);
      const row = await readRow(read, this.#settings);
      if (isOver()) return;
      // When all was forgotten meanwhile it has to be asked for again.
      const isCurrent = this.#queries.getQueryData(options.queryKey) === read;
      if (!isCurrent) this.#worklist.mark([id], "new");
      else if (this.#isListed(id)) this.#worklist.take(id, row);
    } catch (error) {
      if (isOver()) return;
      // What something else has cancelled is asked for again; signing out does that.
      if (error instanceof CancelledError) this.#worklist.mark([id], "new");
      else this.#worklist.mark([id], "done", error);
    }
    this.#running.delete(id);
    this.#fill();
  }

  readonly #isListed = (id: CaseId) =>
    this.#worklist.state().entries.some((entry) => entry.id === id);

  readonly #options = (id: CaseId) => caseQueries.detail(this.#api, id);
}
