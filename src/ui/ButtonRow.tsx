import type { ReactNode } from "react";
import styles from "./ButtonRow.module.css";

interface ButtonRowProps {
  /** Whether the buttons are the answers at the end of a dialog. */
  readonly isFooter?: boolean;
  readonly children: ReactNode;
}

/** Buttons in a row, which wraps where there is no room. */
export const ButtonRow = ({ isFooter = false, children }: ButtonRowProps) => (
  <div className={[styles.row, isFooter ? styles.end : ""].join(" ")}>{children}</div>
);
