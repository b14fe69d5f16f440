import { type ReactNode, type Ref, useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title: ReactNode;
  /** The accessible name of the section, where it is not the title. */
  readonly label?: string;
  /** A state in words, beside the title. */
  readonly state?: ReactNode;
  /** Buttons and the like at the end of the title's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
  /** Whether it is laid out and painted only when it is near the screen, because it may be long. */
  readonly isLong?: boolean;
  /** Whether it is a group of a form, and no landmark of the page. */
  readonly isGroup?: boolean;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A section with a title and a border. */
export function Panel(props: PanelProps) {
  const { title, label, state, end, children, isLong = false, isGroup, ref } = props;
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={[styles.panel, isLong ? styles.long : ""].join(" ")}
      role={isGroup ? "group" : undefined}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {state}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </header>
      {children}
    </section>
  );
}
