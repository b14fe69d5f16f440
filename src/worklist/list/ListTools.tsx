import { Ellipsis, RefreshCw, Upload } from "lucide-react";
import { useSettings } from "#config/settings-context.ts";
import { saveFile } from "#export/save-file.ts";
import { saveTable } from "#export/save-table.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { useListedCases } from "#listed-cases/listed-cases-context.ts";
import { clockAt } from "#model/time/deadline.ts";
import { Button } from "#ui/Button.tsx";
import { Menu, type MenuItem } from "#ui/Menu.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { useIsPhone } from "#ui/page/use-is-phone.ts";
import { deadlinesIn } from "../entries/deadlines.ts";
import { type Entry, idsOf, isListLoading } from "../entries/entry.ts";
import { calendarReport, calendarText } from "../export/calendar-file.ts";
import { columnTypes, tableOf } from "../export/case-table-file.ts";
import { useReadingActions } from "../loading/use-reading-actions.ts";
import styles from "./ListTools.module.css";

const printList = () => print();

interface ListToolsProps {
  readonly entries: readonly Entry[];
  /** The cases that the filter shows. The exported files have these cases. */
  readonly shown: readonly Entry[];
  /** Shows the buttons that remove single cases, where no pointer can hover over a row. */
  readonly onShowButtons: () => void;
}

export function ListTools({ entries, shown, onShowButtons }: ListToolsProps) {
  const language = useLanguage();
  const { tag, messages } = language;
  const { worklist: t } = messages;
  const { timeZone, baseUrl } = useSettings();
  const reading = useReadingActions();
  const listedCases = useListedCases();
  const ended = idsOf(entries.filter(({ summary }) => summary?.isFinished));
  const isLoading = isListLoading(entries);
  const refresh = () => {
    if (isLoading) return;
    listedCases.clearMessage();
    reading.refresh();
  };
  useShortcut({ key: "r" }, refresh);
  useShortcut({ key: "p" }, printList);

  async function exportAs(extension: "xlsx" | "csv") {
    listedCases.clearMessage();
    const makeTable = () => tableOf(shown, messages, clockAt(Date.now(), timeZone));
    if (await saveTable(makeTable, t.fileName, extension, tag, columnTypes)) return;
    const { what, whatToDo } = messages.failures.unexpected;
    listedCases.update({ message: { kind: "text", text: `${what} ${whatToDo}` } });
  }
  function saveCalendar() {
    const now = Date.now();
    const clock = clockAt(now, timeZone);
    const deadlines = deadlinesIn(shown, clock);
    const report = calendarReport(shown, clock, messages);
    listedCases.update({ message: { kind: "text", text: report } });
    if (deadlines.length === 0) return;
    const source = { service: baseUrl || location.origin, serviceZone: timeZone, now };
    const text = calendarText(deadlines, language, source);
    saveFile(new Blob([text]), `${t.calendar.fileName}.ics`);
  }

  const exports: readonly MenuItem[] = [
    { label: t.workbook, run: () => void exportAs("xlsx") },
    { label: t.csv, run: () => void exportAs("csv") },
    { label: t.calendarFile, run: saveCalendar },
  ];
  const removeEnded: MenuItem = {
    label: t.removeEnded({ count: ended.length }),
    run: () => listedCases.removeWithUndo(ended),
  };
  const removeSingle: MenuItem = { label: t.removeSingle, run: onShowButtons };
  const printItem: MenuItem = { label: t.print, run: printList };
  const removals: readonly MenuItem[] = [
    ...(ended.length > 0 ? [removeEnded] : []),
    { label: t.clear, run: () => listedCases.removeWithUndo(idsOf(entries)) },
  ];

  const isPhone = useIsPhone();
  const when = loadedTime(entries, language);
  const loadedAt = when && t.loadedAt({ when });
  return (
    <div className={styles.tools}>
      <Button
        variant="quiet"
        icon={<RefreshCw aria-hidden />}
        aria-label={[t.refreshList, loadedAt].filter(Boolean).join(", ")}
        title={t.refreshList}
        aria-keyshortcuts={useKeyHint("r")}
        aria-disabled={isLoading}
        onClick={refresh}
      >
        {isPhone ? when : loadedAt}
      </Button>
      {!isPhone && <Menu label={t.export} icon={<Upload aria-hidden />} items={exports} />}
      <Menu
        label={t.more}
        icon={<Ellipsis aria-hidden />}
        items={
          isPhone ? [...exports, printItem, removeSingle, ...removals] : [printItem, ...removals]
        }
      />
    </div>
  );
}

/** The time at which the oldest row was read, with the day unless it is today; "" while no row was read. */
function loadedTime(entries: readonly Entry[], { tag }: Language): string {
  const times = entries.flatMap(({ summary }) => summary?.readAt ?? []);
  if (times.length === 0) return "";
  return formatTimeOfDay(Math.min(...times), tag);
}
