import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Banner.module.css";
import { focusMain } from "./page/focus-main.ts";
import { PageOverlay } from "./page/modal.tsx";

interface BannerProps {
  readonly tone: "warn" | "info";
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** A message above every screen and dialog, announced at once. */
export function Banner({ tone, Icon, title, children }: BannerProps) {
  return (
    <PageOverlay>
      <div
        ref={returnFocus}
        role="alert"
        className={["screen-only", styles.banner, styles[tone]].join(" ")}
      >
        <Icon aria-hidden size="1rem" />
        <b>{title}</b>
        {children}
      </div>
    </PageOverlay>
  );
}

/** A `ref` for an element. If the element is removed with the focus in it, the focus returns to where it came from. */
function returnFocus(element: HTMLElement | null) {
  let cameFrom: EventTarget | null = null;
  element?.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
      cameFrom = relatedTarget;
    }
  });
  return () => {
    if (!element?.contains(document.activeElement)) return;
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    else focusMain();
  };
}
