import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { useClock } from "#case-ui/clock.ts";
import { urgencyIcons } from "#case-ui/urgency-icons.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListedCases, useListedCasesState } from "#listed-cases/ListedCasesProvider.tsx";
import { type ListFilter, listFilters } from "#listed-cases/list-choices.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Page } from "#ui/Page.tsx";
import { focusSearchBox } from "#ui/page/focus-search-box.ts";
import { matchesFilter } from "./entries/case-order.ts";
import { isListLoading } from "./entries/entry.ts";
import styles from "./HomePage.module.css";
import { CaseTable } from "./list/CaseTable.tsx";
import { ListMessage } from "./list/ListMessage.tsx";
import { ListProgress } from "./list/ListProgress.tsx";
import { ListSwitches } from "./list/ListSwitches.tsx";
import { ListTools } from "./list/ListTools.tsx";
import { focusCase } from "./list/row-keys.ts";
import { useEntries } from "./loading/use-entries.ts";
import { useOrder } from "./loading/use-order.ts";

const filterIcons: Readonly<Partial<Record<ListFilter, LucideIcon>>> = {
  overdue: urgencyIcons.passed,
  hours: urgencyIcons.hours,
};

/** `/`: the operator's own list of cases, and below it the demo's introduction. */
export function HomePage({ welcome }: { readonly welcome?: ReactNode }) {
  const { worklist: words } = useMessages();
  const [{ filter: chosen }, listedCases] = useListedCasesState();
  const { entries, onNear } = useEntries();
  const notLoaded = useOrder(entries);
  const clock = useClock();
  const titleId = useId();
  const matching = (filter: ListFilter) =>
    entries.filter((entry) => matchesFilter(entry, filter, clock.now()));
  const counts = new Map(listFilters.map((filter) => [filter, matching(filter).length]));
  // Without matching cases the button of the filter disappears, so the list shows all.
  const filter = counts.get(chosen) === 0 ? "all" : chosen;
  // Otherwise the filter would come back as soon as a case matches again.
  useEffect(() => {
    if (filter !== chosen) listedCases.update({ filter });
  }, [filter, chosen, listedCases]);
  useInitialFocus();
  return (
    <Page isBusy={isListLoading(entries)}>
      <title>{words.title}</title>
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
                    icon: filterIcons[value],
                  }))}
                  chosen={filter}
                  onChoose={(filter) => listedCases.update({ filter, message: undefined })}
                />
              </div>
              <ListTools entries={entries} shown={matching(filter)} />
            </>
          )}
        </header>
        {entries.length === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <CaseTable
            entries={entries}
            notLoaded={notLoaded}
            shown={new Set(matching(filter))}
            clock={clock}
            onNear={onNear}
          />
        )}
        <ListSwitches />
        <div className={styles.messages}>
          <ListProgress entries={entries} />
          <ListMessage />
        </div>
      </section>
      {welcome !== undefined && <div className={styles.welcome}>{welcome}</div>}
    </Page>
  );
}

/** Focuses the row of the case that the operator returns from; else the box for a case id. */
function useInitialFocus(): void {
  const listedCases = useListedCases();
  const navigationType = useNavigationType();
  // State, because the navigation type changes with the address while the page stays.
  const [isReturn] = useState(navigationType === NavigationType.Pop);
  const isOpen = useSessionState() === "open";
  useEffect(() => {
    // The operator may have focused an element with Tab before the page was loaded: it keeps the focus.
    if (!isOpen || document.activeElement?.matches("body, main") === false) return;
    if (!isReturn || !focusCase(listedCases.returnTo)) focusSearchBox();
  }, [isOpen, isReturn, listedCases]);
}
