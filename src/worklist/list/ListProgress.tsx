import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress } from "#ui/Progress.tsx";
import { returnFocusToMain } from "#ui/page/focus-main.ts";
import styles from "../HomePage.module.css";
import { useWorklistState } from "../WorklistProvider.tsx";

/** The progress of loading the list. */
export function ListProgress() {
  const { worklist: words, ui } = useFullWords();
  const [{ entries }, worklist] = useWorklistState();
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
          <Button ref={returnFocusToMain} variant="quiet" onClick={() => worklist.cancelLoading()}>
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
