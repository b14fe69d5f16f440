import type { ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import type { BatchRow } from "./batch-row.ts";
import type { RunRequest, RunState } from "./batch-run.ts";
import { remembered } from "./remembered.ts";

/**
 * What became of a row. `unsaid`: its item does not say. `unmatched`: the answer had more or fewer
 * items than transactions. `unknown`: the answer was lost. `failed`: its request was not carried out.
 */
export type RowResultKind =
  | "created"
  | "refused"
  | "unsaid"
  | "unmatched"
  | "unknown"
  | "failed"
  | "unsent"
  | "sending";

/** A row with what became of it. */
export interface RowResult {
  readonly row: BatchRow;
  readonly kind: RowResultKind;
  /** The service's item for it. */
  readonly item: ResultItem | undefined;
}

/** What results are looked at by. */
export type ResultGroup = "created" | "refused" | "unknown" | "sending" | "unsent";

const groups: Readonly<Record<RowResultKind, ResultGroup>> = {
  created: "created",
  refused: "refused",
  failed: "refused",
  unsaid: "unknown",
  unmatched: "unknown",
  unknown: "unknown",
  unsent: "unsent",
  sending: "sending",
};

/** The group of a result. */
export const groupOf = ({ kind }: Pick<RowResult, "kind">): ResultGroup => groups[kind];

/** What became of each row of a request. An item belongs to a row by its place, where the counts match. */
export const resultsOf = remembered(
  ({ rows, at: sentAt, state }: RunRequest): readonly RowResult[] =>
    rows.map((row, at) => {
      if (state.kind !== "answered") {
        const isUnsent = state.kind === "waiting" || sentAt === undefined;
        return { row, kind: isUnsent ? "unsent" : state.kind, item: undefined };
      }
      const item = state.outcome.isWhole ? state.outcome.items[at] : undefined;
      return { row, kind: item ? kindOf(item) : "unmatched", item };
    }),
);

/** Items that cannot be told which row they belong to. */
export const looseItems = ({ state }: RunRequest): readonly ResultItem[] =>
  state.kind === "answered" && !state.outcome.isWhole ? state.outcome.items : [];

/** How many rows are in each group, and in all. */
export function countResults({ requests, held }: RunState): Record<ResultGroup | "all", number> {
  const rows = requests.reduce((sum, request) => sum + request.rows.length, held.length);
  const counts = { created: 0, refused: 0, unknown: 0, sending: 0, unsent: held.length, all: rows };
  for (const result of requests.flatMap(resultsOf)) counts[groupOf(result)] += 1;
  return counts;
}

/** The cases a run has created, those of items without a row among them. */
export function createdIn(requests: readonly RunRequest[]): CaseId[] {
  const items = requests.flatMap(({ state }) =>
    state.kind === "answered" ? state.outcome.items : [],
  );
  return items.flatMap(({ isCreated, id }) => (isCreated && id !== undefined ? [id] : []));
}

/** What an item says became of its transaction. */
export function kindOf({ isCreated }: ResultItem): "created" | "refused" | "unsaid" {
  if (isCreated === undefined) return "unsaid";
  return isCreated ? "created" : "refused";
}
