import type { ReactNode } from "react";
import styles from "./ButtonRow.module.css";

interface ButtonRowProps {
  /** Whether the buttons are the answers at the end of a dialog. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
}

export const ButtonRow = ({ isEnd = false, children }: ButtonRowProps) => (
  <div className={[styles.row, isEnd ? styles.end : ""].join(" ")}>{children}</div>
);
