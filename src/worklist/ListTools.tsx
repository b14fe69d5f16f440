import { CalendarDays, Eraser, RotateCw, Table } from "lucide-react";
import { useRef, useState } from "react";
import { saveFile } from "#documents/saved-file.ts";
import { saveTable } from "#documents/table-file.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { useShortcut } from "#ui/shortcut.ts";
import { calendarText, cancelledIn, deadlinesIn } from "./calendar-file.ts";
import { type CalendarReport, calendarReport, reportText } from "./calendar-report.ts";
import { tableOf } from "./case-table-file.ts";
import { idsOf, type Loading } from "./use-loading.ts";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";
import styles from "./WorklistSheet.module.css";

/** What can be done with the list as a whole. */
export function ListTools({ loading }: { readonly loading: Loading }) {
  const language = useLanguage();
  const { worklist: words } = language.words;
  const { timeZone, baseUrl } = useSettings();
  const worklist = useWorklist();
  const { entries } = useWorklistState();
  const [report, setReport] = useState<CalendarReport>();
  const [fault, setFault] = useState("");
  const refreshButton = useRef<HTMLButtonElement>(null);
  const ended = idsOf(entries.filter(({ row }) => row?.isFinished));
  const failed = idsOf(entries.filter(({ error }) => error !== undefined));
  const isBusy = entries.some(({ status }) => status !== "settled");
  const refresh = () => {
    if (!isBusy) loading.ask(idsOf(entries));
  };
  useShortcut({ key: "r" }, refresh);

  function retryAll() {
    if (isBusy) return;
    // The button goes away while they are on their way.
    refreshButton.current?.focus();
    loading.retry(failed);
  }

  /** What writes a file comes when it is wanted: a newer build may have it no more. */
  async function save(file: Promise<void>) {
    const { what, whatToDo } = language.words.failures.unexpected;
    setReport(undefined);
    setFault("");
    await file.catch(() => setFault(`${what} ${whatToDo}`));
  }
  const exportTable = () =>
    void save(saveTable(tableOf(entries, language.words), `${words.fileName}.csv`));
  const exportWorkbook = () =>
    void save(
      import("#documents/workbook-file.ts").then(({ saveWorkbook }) =>
        saveWorkbook(tableOf(entries, language.words), `${words.fileName}.xlsx`),
      ),
    );
  function saveCalendar() {
    setFault("");
    const now = Date.now();
    const { inCalendar } = worklist;
    const deadlines = deadlinesIn(entries, now, inCalendar);
    const cancelled = cancelledIn(entries, inCalendar);
    setReport(calendarReport(entries, inCalendar, now));
    if (deadlines.length + cancelled.length === 0) return;
    for (const one of deadlines) inCalendar.set(one.id, one);
    for (const { id } of cancelled) inCalendar.delete(id);
    const service = baseUrl || location.origin;
    const source = { service, serviceZone: timeZone, now, cancelled };
    const text = calendarText(deadlines, language, source);
    saveFile(new Blob([text]), `${words.calendar.fileName}.ics`);
  }

  usePaletteEntries("actions", () => [
    { id: "list", label: words.refresh, keys: "R", run: refresh },
    { id: "workbook", label: words.workbook, run: exportWorkbook },
    { id: "csv", label: words.csv, run: exportTable },
    { id: "calendar", label: words.calendarFile, run: saveCalendar },
  ]);

  return (
    <div className={styles.tools}>
      <Button
        ref={refreshButton}
        icon={<RotateCw aria-hidden />}
        aria-keyshortcuts="r"
        aria-disabled={isBusy}
        onClick={refresh}
      >
        {words.refresh}
      </Button>
      {failed.length > 0 && (
        <Button aria-disabled={isBusy} onClick={retryAll}>
          {words.retryAll({ count: failed.length })}
        </Button>
      )}
      <Button icon={<Table aria-hidden />} onClick={exportWorkbook}>
        {words.workbook}
      </Button>
      <Button icon={<Table aria-hidden />} onClick={exportTable}>
        {words.csv}
      </Button>
      <Button icon={<CalendarDays aria-hidden />} onClick={saveCalendar}>
        {words.calendarFile}
      </Button>
      <Button
        aria-disabled={ended.length === 0}
        onClick={() => ended.length > 0 && worklist.remove(ended)}
      >
        {words.removeEnded({ count: ended.length })}
      </Button>
      <Button
        icon={<Eraser aria-hidden />}
        onClick={() => {
          loading.cancel();
          worklist.remove(idsOf(entries));
          focusMain();
        }}
      >
        {words.clear}
      </Button>
      <p role="status" className={styles.report}>
        {fault || (report && reportText(report, language.words))}
      </p>
    </div>
  );
}
