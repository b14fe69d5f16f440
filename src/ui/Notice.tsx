import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styles from "./Notice.module.css";

const icons = { late: CircleAlert, warn: TriangleAlert, info: Info } as const;

interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly end?: ReactNode;
  /** Whether a screen reader announces the notice at once, and the notice can be focused. */
  readonly isAlert?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Notice({ tone, title, children, end, isAlert = false, ref }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      ref={ref}
      className={[styles.notice, styles[tone]].join(" ")}
      role={isAlert ? "alert" : undefined}
      tabIndex={isAlert ? -1 : undefined}
    >
      <Icon aria-hidden size="1.125rem" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
