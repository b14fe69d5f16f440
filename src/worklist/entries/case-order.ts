import { urgencyOf } from "#model/deadline.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import type { CaseRow } from "./case-row.ts";
import type { Entry } from "./entry.ts";

/** The columns of the list, in the order shown; each can sort it. */
export const sortColumns = [
  "case",
  "turn",
  "due",
  "stage",
  "merchant",
  "amount",
  "changed",
] as const;

/** One of {@link sortColumns}. */
export type SortColumn = (typeof sortColumns)[number];

/** What the list is sorted by. */
export interface Sort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** The least time left first. */
export const defaultSort: Sort = { column: "due", isDescending: false };

/** The other direction where the list is sorted by the column already; else where most is first for a count. */
export const nextSort = (sort: Sort, column: SortColumn): Sort => ({
  column,
  isDescending: sort.column === column ? !sort.isDescending : column === "changed",
});

/** How many changes of a case have not been acknowledged; 0 when that is not known. */
export const changeCountOf = ({ row }: Entry): number => row?.changes?.counts()?.total ?? 0;

/** Whether a case could not be loaded, and nothing of it was read before; also while it is retried. */
export const isNotLoaded = ({ row, error }: Entry): boolean => !row && error !== undefined;

/** Sorts the list: cases that are not loaded are the last, whatever the direction. */
export function sortEntries(entries: readonly Entry[], sort: Sort): Entry[] {
  const direction = sort.isDescending ? -1 : 1;
  const keyed = entries.map((entry) => ({ entry, group: groupOf(entry), key: keyOf(entry, sort) }));
  keyed.sort((one, other) => one.group - other.group || direction * compare(one.key, other.key));
  return keyed.map(({ entry }) => entry);
}

const groupOf = (entry: Entry) => (isNotLoaded(entry) ? 2 : entry.row ? 0 : 1);

/** Compared place by place. */
type Key = readonly (string | number)[];

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const against = other[index] ?? "";
    const order =
      typeof part === "number" && typeof against === "number"
        ? part - against
        : collator.compare(String(part), String(against));
    if (order !== 0) return order;
  }
  return 0;
}

const turnOrder: Readonly<Record<CaseRow["turn"]["kind"], number>> = {
  yours: 0,
  acquirer: 1,
  user: 2,
  inProgress: 3,
  unclear: 4,
  ended: 5,
};

function keyOf(entry: Entry, { column }: Sort): Key {
  const { id, row } = entry;
  if (!row) return [];
  switch (column) {
    case "case":
      return [row.code, id];
    case "turn":
      return [turnOrder[row.turn.kind], row.turn.kind === "user" ? row.turn.user : ""];
    case "due":
      return dueKey(row);
    case "stage":
      return [row.stage];
    case "merchant":
      return [row.merchantOrCard];
    case "amount":
      return amountKey(row);
    case "changed":
      return [changeCountOf(entry)];
  }
}

/** What is planned, soonest first; then what cannot be read, what has no deadline, and what has ended. */
function dueKey({ dueAt, planned, isFinished }: CaseRow): Key {
  if (dueAt !== undefined) return [0, dueAt];
  if (isMismatch(planned)) return [1];
  return [isFinished ? 3 : 2];
}

/** Amounts by number; equal ones by currency. What is no number comes first. */
function amountKey({ amount, currency }: CaseRow): Key {
  const number = Number.parseFloat(isMismatch(amount) ? "" : receivedText(amount));
  return [Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number, currency];
}

/** What the list can be narrowed down to. */
export const listFilters = ["all", "overdue", "hours", "yours", "changed", "notLoaded"] as const;

/** One of {@link listFilters}. */
export type ListFilter = (typeof listFilters)[number];

/**
 * Whether a case belongs to a part of the list.
 * @param now milliseconds since 1970.
 */
export function matchesFilter(entry: Entry, filter: ListFilter, now: number): boolean {
  const { row } = entry;
  const urgency = row?.dueAt === undefined ? undefined : urgencyOf(row.dueAt - now);
  switch (filter) {
    case "all":
      return true;
    case "overdue":
      return urgency === "passed";
    case "hours":
      return urgency === "hours";
    case "yours":
      return row?.turn.kind === "yours";
    case "changed":
      return changeCountOf(entry) > 0;
    case "notLoaded":
      return isNotLoaded(entry);
  }
}
