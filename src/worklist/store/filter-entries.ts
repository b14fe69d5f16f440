import { foldText, searchPattern } from "#i18n/text-search.ts";
import { type Clock, type Deadline, deadlineAt, isNear } from "#model/time/deadline.ts";
import type { ListFilter } from "./columns-and-filters.ts";
import { changeCountOf, type Entry } from "./entry.ts";

interface Filter {
  /** Of the pressed filters, a row needs one of each kind. */
  readonly kind: "time" | "turn" | "change" | "loading";
  readonly matches: (entry: Entry, deadline?: Deadline) => boolean;
}

const filters: Readonly<Record<ListFilter, Filter>> = {
  overdue: { kind: "time", matches: (_, deadline) => deadline?.urgency === "passed" },
  near: { kind: "time", matches: (_, deadline) => deadline !== undefined && isNear(deadline) },
  mine: { kind: "turn", matches: ({ summary }) => summary?.turn.kind === "mine" },
  bank: { kind: "turn", matches: ({ summary }) => summary?.turn.kind === "bank" },
  new: { kind: "change", matches: ({ isNew }) => isNew },
  changed: { kind: "change", matches: (entry) => changeCountOf(entry) > 0 },
  notLoaded: { kind: "loading", matches: ({ isNotLoaded }) => isNotLoaded },
};

/** Whether a filter shows a case, where no other is pressed. */
export function matchesFilter(entry: Entry, filter: ListFilter, clock: Clock): boolean {
  const dueAt = entry.summary?.dueAt;
  return filters[filter].matches(entry, dueAt === undefined ? undefined : deadlineAt(dueAt, clock));
}

export function matchesFilters(
  entry: Entry,
  pressed: readonly ListFilter[],
  clock: Clock,
): boolean {
  const matching = pressed.filter((filter) => matchesFilter(entry, filter, clock));
  const matchingKinds = new Set(matching.map((filter) => filters[filter].kind));
  return pressed.every((filter) => matchingKinds.has(filters[filter].kind));
}

/**
 * Makes a function that tells whether a text has all the words of a filter. Figures with spaces between them
 * are one word: an amount is grouped by thousands.
 */
export function textFilter(typed: string): (text: string) => boolean {
  const patterns = wordsIn(typed).map(searchPattern);
  return (text) => {
    const folded = foldText(text);
    return patterns.every((pattern) => folded.search(pattern) !== -1);
  };
}

function wordsIn(typed: string): string[] {
  const words: string[] = [];
  for (const part of typed.split(/\s+/)) {
    const last = words.at(-1);
    if (last !== undefined && endsInDigit(last) && isNumber(part)) {
      words[words.length - 1] = `${last} ${part}`;
    } else if (part !== "") words.push(part);
  }
  return words;
}

const endsInDigit = (word: string) => /^[\d\s]+$/.test(word);
const isNumber = (word: string) => /^\d[\d.,]*$/.test(word);
