import { lazy, type RefObject, Suspense } from "react";
import styles from "../Attachments.module.css";
import { DocumentProblem } from "../list/DocumentProblem.tsx";
import { importPackView, type PackInHand } from "./use-pack.ts";

const PackStateView = lazy(async () => ({ default: (await importPackView()).PackStateView }));

interface PackPartProps {
  readonly pack: PackInHand;
  /** How many documents the case has. */
  readonly files: number;
  /** What the focus returns to. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Where the evidence pack stands: nothing before it is wanted. */
export function PackPart({ pack: { state, take, cancel }, files, button }: PackPartProps) {
  // What had the focus goes away, so it returns to what brought it.
  const thenReturn = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  const retry = thenReturn(() => void take());
  switch (state.kind) {
    case "idle":
    case "opening":
      return null;
    case "failed":
      return (
        <div className={styles.problem}>
          <DocumentProblem state={state} onRetry={retry} />
        </div>
      );
    case "unkept":
    case "making":
    case "saved":
      return (
        <Suspense>
          <PackStateView
            state={state}
            files={files}
            onCancel={thenReturn(cancel)}
            onRetry={retry}
          />
        </Suspense>
      );
  }
}
