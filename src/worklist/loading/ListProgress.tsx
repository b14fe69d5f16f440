import { useMinutes } from "#case-ui/clock.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { urgencyOf } from "#model/deadline.ts";
import { Button } from "#ui/Button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Progress } from "#ui/Progress.tsx";
import styles from "../list/WorklistPanel.module.css";
import { useWorklistState } from "../WorklistProvider.tsx";
import type { Entry } from "../worklist.ts";
import { idsOf, type Loading } from "./use-loading.ts";

/** The button goes away when all is there: the focus stays on the page. */
const returnFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) focusMain();
};

/** How far the list has come; and what it comes to when it is there. In one line, so that nothing moves. */
export function ListProgress({ loading }: { readonly loading: Loading }) {
  const words = useFullWords();
  const { worklist } = words;
  const { entries } = useWorklistState();
  const now = useMinutes();
  const count = entries.length;
  const pending = entries.filter(({ status }) => status !== "done").length;
  const notLoaded = entries.filter(({ error }) => error !== undefined).length;
  const rest = entries.filter(
    ({ status, row, error }) => status === "done" && !row && error === undefined,
  );
  const done = count - pending - rest.length;
  const said = worklist.done({ done, count, failed: notLoaded });
  return (
    <div className={styles.line}>
      {pending > 0 ? (
        <Progress label={worklist.loading} done={done} total={count}>
          {said}
        </Progress>
      ) : (
        <p className={styles.count}>{worklist.count(countOf(entries, now))}</p>
      )}
      {(pending > 0 || rest.length > 0) && (
        <Button
          ref={returnFocus}
          onClick={() => (pending > 0 ? loading.cancel() : loading.ask(idsOf(rest)))}
        >
          {pending > 0 ? words.ui.cancel : worklist.loadRest({ count: rest.length })}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {pending === 0 && said}
      </p>
    </div>
  );
}

/** Counts the cases, and those that are overdue, due within 48 hours, and unknown. */
function countOf(entries: readonly Entry[], now: number) {
  const urgencies = entries.flatMap(({ row }) =>
    row?.dueAt === undefined ? [] : urgencyOf(row.dueAt - now),
  );
  return {
    count: entries.length,
    passed: urgencies.filter((urgency) => urgency === "passed").length,
    hours: urgencies.filter((urgency) => urgency === "hours").length,
    failed: entries.filter(({ row }) => !row).length,
  };
}
