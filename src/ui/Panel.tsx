import { type ReactNode, type Ref, useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title: ReactNode;
  /** Words beside the title. */
  readonly state?: ReactNode;
  /** What stands at the end of the title's line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
  /** Lay out and paint only when near the screen; for what may be long. */
  readonly isLong?: boolean;
  /** How high a long one may be, in `rem`, until it is laid out. */
  readonly likelyHeight?: number | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A named section with a border of its own. */
export function Panel(props: PanelProps) {
  const { title, state, end, children, isLong = false, likelyHeight, ref } = props;
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={[styles.panel, isLong ? styles.long : ""].join(" ")}
      style={likelyHeight ? { containIntrinsicHeight: `auto ${likelyHeight}rem` } : undefined}
      aria-labelledby={titleId}
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

/** A panel that is one group of a form. */
export function GroupPanel({ title, children }: Pick<PanelProps, "title" | "children">) {
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
