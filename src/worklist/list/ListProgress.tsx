import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress } from "#ui/Progress.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import type { CaseLoader } from "../loading/case-loader.ts";
import { useWorklistState } from "../WorklistProvider.tsx";
import styles from "./WorklistPanel.module.css";

/** The button goes away when all is loaded: the focus stays on the page. */
const returnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) focusMain();
};

/** How far the list has come while it is loaded, over the page, so that nothing moves. */
export function ListProgress({ loader }: { readonly loader: CaseLoader }) {
  const { worklist: words, ui } = useFullWords();
  const { entries } = useWorklistState();
  const count = entries.length;
  const finished = entries.filter(({ status }) => status === "done");
  const failed = finished.filter(({ error }) => error !== undefined).length;
  const said = words.done({ done: finished.length, count, failed });
  const isDone = finished.length === count;
  return (
    <>
      {!isDone && (
        <div className={styles.message}>
          <Progress label={words.loading} done={finished.length} total={count}>
            {said}
          </Progress>
          <Button ref={returnFocus} look="quiet" onClick={() => loader.stop("done")}>
            {ui.cancel}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isDone && count > 0 && said}
      </p>
    </>
  );
}
