import { type ReactNode, useEffect } from "react";
import styles from "./Main.module.css";
import { focusMain } from "./page/focus.ts";

interface MainProps {
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
}

export function Main({ children, isBusy = false }: MainProps) {
  return (
    <main id="main" tabIndex={-1} aria-busy={isBusy} className={styles.page}>
      {children}
    </main>
  );
}

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether a screen reader announces the message at once, because it replaces the page that was requested. */
  readonly isAlert?: boolean;
}

export function MessagePage({ title, children, isAlert = false }: MessagePageProps) {
  useEffect(() => {
    // The element that had the focus has left the page.
    if (isAlert) focusMain();
  }, [isAlert]);
  return (
    <Main>
      <title>{title}</title>
      <div className="centred" role={isAlert ? "alert" : undefined}>
        <h1>{title}</h1>
        {children}
      </div>
    </Main>
  );
}
