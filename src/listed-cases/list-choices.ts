/** The columns of the list in the order shown. The list can be sorted by each. */
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

/** The column by which the list is sorted, and the direction. */
export interface Sort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** The least time left first. */
export const defaultSort: Sort = { column: "due", isDescending: false };

/** The filters of the list, in the order shown. */
export const listFilters = [
  "all",
  "overdue",
  "hours",
  "mine",
  "bank",
  "new",
  "changed",
  "notLoaded",
] as const;

/** One of {@link listFilters}. */
export type ListFilter = (typeof listFilters)[number];
