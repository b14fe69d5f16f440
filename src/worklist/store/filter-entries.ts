import { foldText, searchPattern } from "#i18n/text-search.ts";
import { type Clock, type Deadline, deadlineAt, isNear } from "#model/time/deadline.ts";
import type { ListFilter } from "./columns-and-filters.ts";
import { changeCountOf, type Entry } from "./entry.ts";

const filters: Readonly<Record<ListFilter, (entry: Entry, deadline?: Deadline) => boolean>> = {
  overdue: (_, deadline) => deadline?.urgency === "passed",
  near: (_, deadline) => deadline !== undefined && isNear(deadline),
  mine: ({ summary }) => summary?.turn.kind === "mine",
  bank: ({ summary }) => summary?.turn.kind === "bank",
  new: ({ isNew }) => isNew,
  changed: (entry) => changeCountOf(entry) > 0,
  notLoaded: ({ isNotLoaded }) => isNotLoaded,
};

/** Whether a filter shows a case, where no other is pressed. */
export function matchesFilter(entry: Entry, filter: ListFilter, clock: Clock): boolean {
  const dueAt = entry.summary?.dueAt;
  return filters[filter](entry, dueAt === undefined ? undefined : deadlineAt(dueAt, clock));
}

/** The filters by kind. Of those that are pressed, a row needs one of each kind. */
const filterKinds: readonly (readonly ListFilter[])[] = [
  ["overdue", "near"],
  ["mine", "bank"],
  ["new", "changed"],
  ["notLoaded"],
];

export const matchesFilters = (
  entry: Entry,
  pressed: readonly ListFilter[],
  clock: Clock,
): boolean =>
  filterKinds
    .map((kind) => kind.filter((filter) => pressed.includes(filter)))
    .every((kind) => kind.length === 0 || kind.some((one) => matchesFilter(entry, one, clock)));

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
