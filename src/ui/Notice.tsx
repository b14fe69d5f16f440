import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import styles from "./Notice.module.css";

/** How serious a notice is. */
export type NoticeTone = "late" | "warn" | "info";

const icons = { late: CircleAlert, warn: TriangleAlert, info: Info } as const;

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly end?: ReactNode;
  /** Announce it at once; for what the operator must know now. */
  readonly isAlert?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something to know, in its place on the page. */
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
