import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress } from "#ui/Progress.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import styles from "../HomePage.module.css";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";

/** A ref cleanup: the button is removed when all cases are loaded, so its focus moves to the page. */
const returnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) focusMain();
};

/** The progress of loading the list. It overlays the page, so that nothing moves. */
export function ListProgress() {
  const { worklist: words, ui } = useFullWords();
  const worklist = useWorklist();
  const { entries } = useWorklistState();
  const count = entries.length;
  const finished = entries.filter(({ isDone }) => isDone);
  const failed = finished.filter(({ error }) => error !== undefined).length;
  const text = words.done({ done: finished.length, count, failed });
  const isDone = finished.length === count;
  return (
    <>
      {!isDone && (
        <div className={styles.message}>
          <Progress label={words.loading} done={finished.length} total={count}>
            {text}
          </Progress>
          <Button ref={returnFocus} variant="quiet" onClick={() => worklist.cancelLoading()}>
            {ui.cancel}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isDone && count > 0 && text}
      </p>
    </>
  );
}
