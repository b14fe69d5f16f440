import { CircleAlert, Clock3, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useClock } from "#case-ui/clock.ts";
import { seenVersion } from "#changes/seen-events.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { useStore } from "#ui/store.ts";
import { isNotLoaded, type ListFilter, listFilters, matchesFilter } from "../entries/case-order.ts";
import { useCaseLoader } from "../loading/case-loader.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import { CaseTable } from "./CaseTable.tsx";
import { ListMessage } from "./ListMessage.tsx";
import { ListProgress } from "./ListProgress.tsx";
import { ListSwitches } from "./ListSwitches.tsx";
import { ListTools } from "./ListTools.tsx";
import styles from "./WorklistPanel.module.css";

const urgentIcons: Readonly<Partial<Record<ListFilter, LucideIcon>>> = {
  overdue: CircleAlert,
  hours: Clock3,
};

/** The operator's list with its filters, its tools and its cases. */
export function WorklistPanel() {
  const { worklist: words } = useFullWords();
  const worklist = useWorklist();
  const loader = useCaseLoader();
  const { entries, filter: chosen } = useWorklistState();
  const clock = useClock();
  // Render again when a case is acknowledged in another tab: its changes are counted here.
  useStore(seenVersion);
  const titleId = useId();
  const matching = (filter: ListFilter) =>
    entries.filter((entry) => matchesFilter(entry, filter, clock.now()));
  const counts = new Map(listFilters.map((filter) => [filter, matching(filter).length]));
  // Without matching cases the button of the filter disappears, so the list shows all.
  const filter = counts.get(chosen) === 0 ? "all" : chosen;
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.header}>
        <h1 id={titleId}>{words.title}</h1>
        {entries.length > 0 && (
          <>
            <div className={styles.filter}>
              <CountFilter
                label={words.filter}
                options={listFilters.map((value) => ({
                  value,
                  label: words.filters[value],
                  count: counts.get(value) ?? 0,
                  icon: urgentIcons[value],
                }))}
                chosen={filter}
                onChoose={(filter) => worklist.choose({ filter })}
              />
            </div>
            <ListTools loader={loader} />
          </>
        )}
      </header>
      {entries.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <CaseTable
          entries={entries.toSorted((a, b) => Number(isNotLoaded(a)) - Number(isNotLoaded(b)))}
          shown={new Set(matching(filter))}
          loader={loader}
          clock={clock}
        />
      )}
      <ListSwitches />
      <div className={styles.messages}>
        <ListProgress loader={loader} />
        <ListMessage />
      </div>
    </section>
  );
}
