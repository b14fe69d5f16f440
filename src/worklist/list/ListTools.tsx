import { CalendarDays, Eraser, RotateCw, Table } from "lucide-react";
import { useRef } from "react";
import { saveTable } from "#export/csv-file.ts";
import { saveFile } from "#export/save-file.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { useShortcut } from "#ui/shortcut.ts";
import { idsOf, type Loading } from "../loading/use-loading.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import { calendarReport, calendarText, deadlinesIn, reportText } from "./calendar-file.ts";
import { tableOf, typedColumns } from "./case-table-file.ts";
import styles from "./WorklistPanel.module.css";

/** What can be done with the list as a whole. */
export function ListTools({ loading }: { readonly loading: Loading }) {
  const language = useFullLanguage();
  const {
    worklist: words,
    failures: { unexpected },
  } = language.words;
  const { timeZone, baseUrl } = useSettings();
  const worklist = useWorklist();
  const { entries, message } = useWorklistState();
  const refreshButton = useRef<HTMLButtonElement>(null);
  const ended = idsOf(entries.filter(({ row }) => row?.isFinished));
  const failed = idsOf(entries.filter(({ error }) => error !== undefined));
  const isBusy = entries.some(({ status }) => status !== "done");
  const refresh = () => {
    if (isBusy) return;
    worklist.dropReport();
    loading.ask(idsOf(entries));
  };
  useShortcut({ key: "r" }, refresh);

  function retryAll() {
    if (isBusy) return;
    // The button goes away while they are on their way.
    refreshButton.current?.focus();
    worklist.dropReport();
    loading.ask(failed);
  }

  function removeFailed() {
    if (isBusy) return;
    // The button goes away with them.
    refreshButton.current?.focus();
    worklist.remove(failed);
  }

  /** What writes a file comes when it is wanted: a newer build may have it no more. */
  async function save(file: Promise<void>) {
    worklist.dropReport();
    await file.catch(() => worklist.say({ kind: "not-saved" }));
  }
  const exportTable = () =>
    void save(saveTable(tableOf(entries, language.words), `${words.fileName}.csv`));
  const exportWorkbook = () =>
    void save(
      import("#export/workbook-file.ts").then(({ saveWorkbook }) =>
        saveWorkbook(tableOf(entries, language.words), `${words.fileName}.xlsx`, typedColumns),
      ),
    );
  function saveCalendar() {
    const now = Date.now();
    const deadlines = deadlinesIn(entries, now);
    worklist.say({ kind: "calendar", report: calendarReport(entries, now) });
    if (deadlines.length === 0) return;
    const source = { service: baseUrl || location.origin, serviceZone: timeZone, now };
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
        <>
          <Button aria-disabled={isBusy} onClick={retryAll}>
            {words.retryAll({ count: failed.length })}
          </Button>
          <Button aria-disabled={isBusy} onClick={removeFailed}>
            {words.removeFailed({ count: failed.length })}
          </Button>
        </>
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
        {message?.kind === "not-saved" && `${unexpected.what} ${unexpected.whatToDo}`}
        {message?.kind === "calendar" && reportText(message.report, language.words)}
      </p>
    </div>
  );
}
