import { cases, counted, grouped } from "./numbers.ts";

const deadlines = counted({ one: "deadline", other: "deadlines" });

interface Named {
  count: number;
  names: string;
}

export const worklist = {
  title: "Worklist",
  whoAreYou: "Who are you?",
  empty: "No cases yet. Paste case numbers or links.",
  ways: {
    "900453": "one case",
    "900453 900454 900455": "a column of a spreadsheet",
    ".../cases/900453": "a link a colleague sent",
  },
  keep: "Keep this list on this computer",
  pasted: {
    added: ({ count }: { count: number }) =>
      count === 0 ? "No cases were added." : `${cases(count)} added.`,
    known: ({ count }: { count: number }) => `Already on your list: ${grouped(count)}`,
    retried: ({ count }: { count: number }) => `Loading again: ${grouped(count)}`,
    over: ({ count, names, max }: Named & { max: number }) =>
      `${cases(count)} did not fit (the list takes at most ${max}): ${names}`,
  },
  filter: "Show",
  filterText: "Filter by any word",
  shown: ({ count, total }: { count: number; total: number }) =>
    `${grouped(count)} of ${grouped(total)}`,
  noMatch: ({ text }: { text: string }) =>
    text === "" ? "No case is in all of these." : `No case on the list has “${text}”.`,
  showAll: "Show all",
  sortBy: "Sort by",
  reverse: "Reverse order",
  filters: {
    overdue: "Overdue",
    near: "Under 48 h",
    mine: "Your turn",
    bank: "Your bank's turn",
    new: "New",
    changed: "Changed",
    notLoaded: "Not loaded",
  },
  /** In place of "Under 48 h" where days are counted. */
  nearInDays: "Next 2 days",
  zoneNotSet: "Days are counted by this computer's calendar, because timeZone is not set.",
  /** On paper: "14 cases · received 23 Nov 2026, 06:12". */
  printed: ({ count, when }: { count: number; when: string }) =>
    when === "" ? cases(count) : `${cases(count)} · received ${when}`,
  loading: "Loading the list",
  /** "13 of 56 done, 12 not loaded". */
  done: ({ done, count, failed }: { done: number; count: number; failed: number }) =>
    `${done} of ${count} done${failed > 0 ? `, ${failed} not loaded` : ""}`,
  notLoaded: ({ count }: { count: number }) => `${count} could not be loaded`,
  notLoadedOne: "Not loaded",
  newOne: "New",
  openedOne: "Opened",
  retryAll: "Retry all",
  removeAll: "Remove all",
  refreshList: "Refresh list",
  /** `when` is a time of day, or a date and time. */
  loadedAt: ({ when }: { when: string }) => `Loaded ${when}`,
  more: "More",
  print: "Print",
  fileName: "worklist",
  workbook: "Save for Excel",
  calendarFile: "Calendar file",
  removeEnded: ({ count }: { count: number }) => `Remove ended (${count})`,
  removeSingle: "Remove single cases",
  clear: "Clear list",
  removed: ({ count }: { count: number }) => `${cases(count)} removed.`,
  removedOne: ({ id }: { id: string }) => `Case ${id} removed`,
  undo: "Undo",
  noCurrency: "without currency",
  column: {
    case: "Case",
    turn: "Turn",
    due: "Time left",
    stage: "Stage",
    next: "Next",
    merchant: "Merchant or card",
    amount: "Amount",
    actions: "Actions",
  },
  /** The columns that only a saved file has. */
  fileColumn: {
    id: "Case id",
    type: "Type",
    currency: "Currency",
    automatic: "Next automatic action",
    hours: "Hours left",
    days: "Days left",
    user: "User",
    changed: "Changed",
    state: "State",
  },
  /** What comes next in a case, where that is not a stage. */
  next: {
    decision: "Accept or decline",
    acquirerDecides: "Acquirer decides",
    activeStages: ({ count }: { count: number }) => `${count} stages active`,
  },
  changed: {
    kind: {
      stage: "stages",
      state: "stage",
      deadline: "deadline",
      control: "merchant's answer",
      stageFact: "stage details",
      field: "fields",
      document: "files",
      transaction: "transactions",
      amount: "amount",
      fact: "facts",
    },
  },
  loadingCase: "Loading…",
  retry: "Retry",
  retryOne: ({ id }: { id: string }) => `Retry case ${id}`,
  remove: ({ id }: { id: string }) => `Remove case ${id}`,
  stale: "Not refreshed",
  calendar: {
    fileName: "case-deadlines",
    saved: ({ count }: { count: number }) => `The calendar file has ${deadlines(count)}.`,
    none: "No case shown has an upcoming deadline.",
    leftOut: ({ names }: { names: string }) =>
      `Left out, because the deadline is not known: ${names}.`,
    /** `isDecision`: whether the operator's bank has to decide before the automatic action. */
    summary: ({ id, isDecision }: { id: string; isDecision: boolean }) =>
      `Case ${id}: ${isDecision ? "accept or decline" : "automatic action"}`,
    description: ({ when, zone }: { when: string; zone: string }) =>
      `${when}, by the service's clock${zone && ` (${zone})`}.`,
  },
};
