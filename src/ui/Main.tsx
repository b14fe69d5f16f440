import type { ReactNode } from "react";
import styles from "./Main.module.css";

interface MainProps {
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
}

/** The `main` element of a page; `aria-busy` while it is loading. */
export function Main({ children, isBusy = false }: MainProps) {
  return (
    <main id="main" tabIndex={-1} aria-busy={isBusy} className={styles.page}>
      {children}
    </main>
  );
}
