import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";

/** Of the cases that were read only the last stay whole in memory; those on a screen do anyway. */
export class WholeCases {
  readonly #queries: QueryClient;
  readonly #api: Api;
  readonly #most: number;
  readonly #ids = new Set<CaseId>();

  constructor(queries: QueryClient, api: Api, most: number) {
    this.#queries = queries;
    this.#api = api;
    this.#most = most;
  }

  /** A case was read: it is the last one now. */
  hold(id: CaseId): void {
    this.#ids.delete(id);
    this.#ids.add(id);
    if (this.#ids.size <= this.#most) return;
    const [oldest = id] = this.#ids;
    this.#ids.delete(oldest);
    const { queryKey } = caseQueries.detail(this.#api, oldest);
    this.#queries.removeQueries({ queryKey, exact: true, type: "inactive" });
  }
}
