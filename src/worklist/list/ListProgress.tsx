import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Toast } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { returnFocusToMain } from "#ui/page/focus.ts";
import { type Entry, isUnread } from "../store/entry.ts";
import { useReadingActions } from "./use-entries.ts";

/** The progress of loading the list, without the cases that wait until their rows come into view. */
export function ListProgress({ entries: all }: { readonly entries: readonly Entry[] }) {
  const { worklist: t, ui } = useMessages();
  const reading = useReadingActions();
  const entries = all.filter((entry) => !isUnread(entry));
  const count = entries.length;
  const finished = entries.filter(({ isLoading }) => !isLoading);
  const failed = finished.filter(({ error }) => error !== undefined).length;
  const text = t.done({ done: finished.length, count, failed });
  const isDone = finished.length === count;
  return (
    <>
      {!isDone && (
        <Toast
          actions={
            <Button ref={returnFocusToMain} variant="quiet" onClick={reading.cancel}>
              {ui.cancel}
            </Button>
          }
        >
          <Progress label={t.loading} done={finished.length} total={count}>
            {text}
          </Progress>
        </Toast>
      )}
      <p role="status" className="visually-hidden">
        {isDone && count > 0 && text}
      </p>
    </>
  );
}
