import { type ReactNode, type Ref, useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title: ReactNode;
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Laid out and painted only near the screen. */
  readonly isLong?: boolean;
  /** A group of a form, not a landmark of the page. */
  readonly isGroup?: boolean;
  /** A part of another panel, with a small title. */
  readonly isPart?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

export function Panel(props: PanelProps) {
  const { title, state, actions, children, isLong, isGroup, isPart, className, ref } = props;
  const titleId = useId();
  const Title = isPart ? "h3" : "h2";
  return (
    <section
      ref={ref}
      className={[styles.panel, isLong ? styles.long : "", className].join(" ")}
      role={isGroup ? "group" : undefined}
      aria-labelledby={titleId}
    >
      <header className={styles.header}>
        <div className={styles.name}>
          <Title id={titleId}>{title}</Title>
          {state}
        </div>
        {actions && <div className={`line soft ${styles.end}`}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
