import type { ReactNode } from "react";
import styles from "./Toast.module.css";

interface ToastProps {
  readonly children: ReactNode;
  /** Its buttons. */
  readonly end: ReactNode;
}

/** A message that floats above the page. */
export const Toast = ({ children, end }: ToastProps) => (
  <div className={styles.toast}>
    <div className={styles.text}>{children}</div>
    <div className={styles.end}>{end}</div>
  </div>
);
