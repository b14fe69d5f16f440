import type { ReactNode } from "react";
import styles from "./Progress.module.css";

interface ProgressProps {
  /** What is going on, for whoever can't see the bar. */
  readonly label: string;
  readonly done: number;
  /** How much there is to do; unknown while `undefined`. */
  readonly total: number | undefined;
  /** The same in words. */
  readonly children: ReactNode;
}

/** How far something has come that takes longer than a moment. */
export function Progress({ label, done, total, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress
        aria-label={label}
        className={styles.bar}
        {...(total !== undefined && { value: done, max: total })}
      />
      <span className={styles.text}>{children}</span>
    </div>
  );
}
