import type { ReactNode } from "react";
import styles from "./Page.module.css";

interface PageProps {
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  readonly width?: "text" | "full";
}

/** The `main` element of a page; `aria-busy` while it is loading. */
export function Page({ children, isBusy = false, width = "full" }: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={isBusy}
      className={[styles.page, styles[width]].join(" ")}
    >
      {children}
    </main>
  );
}
