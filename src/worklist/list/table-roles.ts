/**
 * The roles of a table's elements. They are explicit because on a phone the rows are laid out as cards:
 * with another `display` some browsers drop the implicit roles.
 */
export const tableRole = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
