/** The columns of the list in the order shown. The list can be sorted by each. */
export const listColumns = ["case", "turn", "due", "stage", "next", "merchant", "amount"] as const;

export type SortColumn = (typeof listColumns)[number];

export interface Sort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

export const defaultSort: Sort = { column: "due", isDescending: false };

export const listFilters = [
  "overdue",
  "near",
  "mine",
  "bank",
  "new",
  "changed",
  "notLoaded",
] as const;

export type ListFilter = (typeof listFilters)[number];
