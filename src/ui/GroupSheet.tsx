import { type ReactNode, useId } from "react";
import styles from "./Sheet.module.css";

interface GroupSheetProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A sheet that is one group of a form. */
export function GroupSheet({ title, children }: GroupSheetProps) {
  const titleId = useId();
  return (
    <div role="group" className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
      </header>
      {children}
    </div>
  );
}
