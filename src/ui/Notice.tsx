import { Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { ButtonRow } from "./Button.tsx";
import styles from "./Notice.module.css";
import { returnFocus } from "./page/focus.ts";
import { PageOverlay } from "./page/modal.tsx";

const icons = { warn: TriangleAlert, info: Info, plain: undefined } as const;

interface NoticeProps {
  /** A plain notice stands on the page, without a box and an icon; its title is the largest line there. */
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly Icon?: LucideIcon;
  readonly isSection?: boolean;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether a screen reader announces the notice at once, and the notice can be focused. */
  readonly isAlert?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Notice(props: NoticeProps) {
  const { tone, title, Icon = icons[tone], isSection = false, children } = props;
  const { actions, isAlert = false, ref } = props;
  const titleId = useId();
  const Title = isSection ? "h2" : "p";
  return (
    <div
      ref={ref}
      className={[styles.notice, styles[tone]].join(" ")}
      role={isAlert ? "alert" : isSection ? "region" : undefined}
      aria-labelledby={isSection ? titleId : undefined}
      tabIndex={isAlert ? -1 : undefined}
    >
      {Icon && <Icon aria-hidden size="1.125rem" className={styles.icon} />}
      <div className={`stack ${styles.body}`}>
        <Title id={titleId} className={tone === "plain" ? "hero" : styles.title}>
          {title}
        </Title>
        {children}
      </div>
      {actions && <div className={styles.end}>{actions}</div>}
    </div>
  );
}

interface BannerProps {
  readonly tone: "warn" | "info";
  readonly Icon: LucideIcon;
  readonly title: string;
  /** Whether it lies over the page instead of moving it down: for a moment only, since it covers the bar. */
  readonly isOver?: boolean;
  readonly children: ReactNode;
}

/** A message above every screen and dialog, announced at once. */
export function Banner({ tone, Icon, title, isOver = false, children }: BannerProps) {
  return (
    <PageOverlay>
      <div
        ref={returnFocus}
        role="alert"
        className={["screen-only", styles.banner, styles[tone], isOver ? styles.over : ""].join(
          " ",
        )}
      >
        <Icon aria-hidden size="1rem" />
        <b>{title}</b>
        {children}
      </div>
    </PageOverlay>
  );
}

interface ToastProps {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

export const Toast = ({ children, actions }: ToastProps) => (
  <div className={`floating line ${styles.toast}`}>
    <div className={styles.text}>{children}</div>
    <ButtonRow>{actions}</ButtonRow>
  </div>
);
