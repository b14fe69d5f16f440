import { type ReactNode, useId } from "react";
import styles from "./Panel.module.css";

interface GroupPanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A panel that is one group of a form. */
export function GroupPanel({ title, children }: GroupPanelProps) {
  const titleId = useId();
  return (
    <div role="group" className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
      </header>
      {children}
    </div>
  );
}
