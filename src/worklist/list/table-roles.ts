/**
 * The roles of a table, written out: its rows are laid out as cards on a telephone, and to some
 * browsers an element that is laid out otherwise is no row any more.
 */
export const tableRole = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
