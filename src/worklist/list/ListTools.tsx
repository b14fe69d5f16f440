import {
  CalendarDays,
  Ellipsis,
  ListChecks,
  ListX,
  Printer,
  RefreshCw,
  Sheet,
  Trash2,
} from "lucide-react";
import { failureSentences } from "#case-ui/format-failure.ts";
import { useSettings } from "#config/settings-context.ts";
import { saveFile, saveTable } from "#export/save-file.ts";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { clockAt } from "#model/time/deadline.ts";
import { Button } from "#ui/Button.tsx";
import { Menu, type MenuItem } from "#ui/Menu.tsx";
import { useIsPhone } from "#ui/page/display.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { type Entry, idsOf, isListLoading } from "../store/entry.ts";
import { useListedCasesState } from "../store/listed-cases.ts";
import { calendarReport, calendarText, deadlinesIn } from "./calendar-file.ts";
import { columnTypes, tableOf } from "./case-table-file.ts";
import styles from "./ListTools.module.css";
import { useReadingActions } from "./use-entries.ts";

const printList = () => print();

interface ListToolsProps {
  readonly entries: readonly Entry[];
  readonly shown: readonly Entry[];
  /** Shows the buttons that remove single cases, where no pointer can hover over a row. */
  readonly onShowButtons: () => void;
}

export function ListTools({ entries, shown, onShowButtons }: ListToolsProps) {
  const language = useLanguage();
  const { messages } = language;
  const { worklist: t } = messages;
  const { timeZone, baseUrl, refreshSeconds } = useSettings();
  const reading = useReadingActions();
  const [{ isStored, isAutoRefreshed }, listedCases] = useListedCasesState();
  const ended = idsOf(entries.filter(({ summary }) => summary?.isFinished));
  const isLoading = isListLoading(entries);
  const refresh = () => {
    if (!isLoading) reading.refresh();
  };
  useShortcut({ key: "r" }, refresh);
  useShortcut({ key: "p" }, printList);

  async function saveWorkbook() {
    listedCases.update({ message: undefined });
    try {
      await saveTable(
        () => tableOf(shown, messages, clockAt(Date.now(), timeZone)),
        t.fileName,
        columnTypes,
      );
    } catch (error) {
      const text = failureSentences(error, messages);
      listedCases.update({ message: { kind: "text", text } });
    }
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

  const isPhone = useIsPhone();
  const items: readonly (MenuItem | false)[] = [
    { label: t.calendarFile, Icon: CalendarDays, run: saveCalendar },
    { label: t.workbook, Icon: Sheet, run: () => void saveWorkbook() },
    { label: t.print, Icon: Printer, run: printList },
    { label: t.keep, isOn: isStored, run: () => listedCases.setStored(!isStored) },
    refreshSeconds > 0 && {
      label: messages.case.autoRefresh({ seconds: refreshSeconds }),
      isOn: isAutoRefreshed,
      run: () => listedCases.update({ isAutoRefreshed: !isAutoRefreshed }),
    },
    isPhone && { label: t.removeSingle, Icon: ListX, run: onShowButtons },
    ended.length > 0 && {
      label: t.removeEnded({ count: ended.length }),
      Icon: ListChecks,
      run: () => listedCases.removeWithUndo(ended),
    },
    {
      label: t.clear,
      Icon: Trash2,
      run: () => listedCases.removeWithUndo(idsOf(entries)),
    },
  ];
  const when = loadedTime(entries, language);
  const loadedAt = when && t.loadedAt({ when });
  return (
    <div className={`figures ${styles.tools}`}>
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
      <Menu
        label={t.more}
        icon={<Ellipsis aria-hidden />}
        items={items.filter((item) => item !== false)}
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
