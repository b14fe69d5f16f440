import type { ComponentProps } from "react";
import styles from "./GridRow.module.css";
import { tableRole } from "./table-roles.ts";

/** A row of the table with the columns of the list, which are as wide in its head as in the row of a case. */
export const GridRow = ({ className, ...row }: ComponentProps<"tr">) => (
  <tr {...tableRole.row} {...row} className={[styles.row, className].join(" ")} />
);
