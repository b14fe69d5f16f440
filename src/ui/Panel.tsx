import { type ReactNode, type Ref, useId } from "react";
import styles from "./Panel.module.css";

interface PanelProps {
  readonly title: ReactNode;
  readonly state?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Whether the panel is laid out and painted only near the screen, because it may be long. */
  readonly isLong?: boolean;
  /** Whether the panel is a group of a form, not a landmark of the page. */
  readonly isGroup?: boolean;
  /** Whether the panel is a part of another panel, with a small title. */
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
        {actions && <div className={styles.end}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
