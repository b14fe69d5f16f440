import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Banner.module.css";
import { returnFocus } from "./page/focus.ts";
import { PageOverlay } from "./page/modal.tsx";

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
