import { type ReactNode, useEffect } from "react";
import { focusMain } from "./focus-main.ts";
import styles from "./MessagePage.module.css";
import { Page } from "./Page.tsx";

interface MessagePageProps {
  readonly title: string;
  /** What happened, and the way on from here. */
  readonly children: ReactNode;
  /** Announce it at once: it came instead of what was asked for. */
  readonly isAlert?: boolean;
}

/** A page that has only something to say. */
export function MessagePage({ title, children, isAlert = false }: MessagePageProps) {
  useEffect(() => {
    // Whatever had the focus is gone.
    if (isAlert) focusMain();
  }, [isAlert]);
  return (
    <Page width="text">
      <title>{title}</title>
      <div className={styles.message} role={isAlert ? "alert" : undefined}>
        <h1>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
