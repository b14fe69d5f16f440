import type { CaseSummary } from "#model/case-summary.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import type { Sort, SortColumn } from "./columns-and-filters.ts";
import type { Entry } from "./entry.ts";

/** Sorts the list. Cases that are not loaded are last in both directions. */
export function sortEntries(entries: readonly Entry[], sort: Sort): Entry[] {
  const direction = sort.isDescending ? -1 : 1;
  const keyed = entries.map((entry) => ({
    entry,
    group: groupOf(entry),
    key: entry.summary ? keys[sort.column](entry.summary, entry) : [],
  }));
  keyed.sort((a, b) => a.group - b.group || direction * compare(a.key, b.key));
  return keyed.map(({ entry }) => entry);
}

const groupOf = ({ isNotLoaded, summary }: Entry) => (isNotLoaded ? 2 : summary ? 0 : 1);

type Key = readonly (string | number)[];

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(a: Key, b: Key): number {
  for (const [index, partOfA] of a.entries()) {
    const partOfB = b[index] ?? "";
    const order =
      typeof partOfA === "number" && typeof partOfB === "number"
        ? partOfA - partOfB
        : collator.compare(String(partOfA), String(partOfB));
    if (order !== 0) return order;
  }
  return 0;
}

const turnOrder: Readonly<Record<CaseSummary["turn"]["kind"], number>> = {
  mine: 0,
  bank: 1,
  acquirer: 2,
  user: 3,
  inProgress: 4,
  unclear: 5,
  ended: 6,
};

const nextOrder: Readonly<Record<CaseSummary["next"]["kind"], number>> = {
  decision: 0,
  activeStages: 1,
  acquirerDecides: 2,
  stage: 3,
};

const keys: Readonly<Record<SortColumn, (summary: CaseSummary, entry: Entry) => Key>> = {
  case: ({ code }, { id }) => [code, id],
  turn: ({ turn }) => [turnOrder[turn.kind], "user" in turn ? turn.user : ""],
  due: dueKey,
  stage: ({ stage }) => [stage],
  next: ({ next }) => [nextOrder[next.kind], next.kind === "stage" ? next.name : ""],
  merchant: ({ merchantOrCard }) => [merchantOrCard],
  amount: amountKey,
};

/** Planned cases first, the soonest at the top; then unreadable deadlines, no deadline, and ended cases. */
function dueKey({ dueAt, autoAction, isFinished }: CaseSummary): Key {
  if (dueAt !== undefined) return [0, dueAt];
  if (isMismatch(autoAction)) return [1];
  return [isFinished ? 3 : 2];
}

/** Sorts by currency, then by number: numbers of two currencies cannot be compared. */
function amountKey({ amount, currency }: CaseSummary): Key {
  const number = Number.parseFloat(isMismatch(amount) ? "" : receivedText(amount));
  return [currency, Number.isNaN(number) ? -Number.MAX_VALUE : number];
}
