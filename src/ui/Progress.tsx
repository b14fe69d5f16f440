import type { ReactNode } from "react";
import styles from "./Progress.module.css";

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  readonly total: number | undefined;
  readonly children: ReactNode;
}

export function Progress({ label, done, total, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress
        aria-label={label}
        className={styles.bar}
        {...(total !== undefined && { value: done, max: total })}
      />
      <span className={`soft small cut ${styles.text}`}>{children}</span>
    </div>
  );
}
