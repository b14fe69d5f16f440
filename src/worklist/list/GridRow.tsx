import type { ComponentProps } from "react";
import styles from "./GridRow.module.css";

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

/** A row of the table with the columns of the list, which are as wide in its head as in the row of a case. */
export const GridRow = ({ className, ...row }: ComponentProps<"tr">) => (
  <tr {...tableRole.row} {...row} className={[styles.row, className].join(" ")} />
);
