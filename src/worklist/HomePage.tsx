import { Info } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { ChangesNotLoaded } from "#changes/ChangesNotLoaded.tsx";
import { useClock } from "#config/clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { focusCaseIdBox, isFocusLost } from "#ui/page/focus.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./HomePage.module.css";
import { CaseTable } from "./list/CaseTable.tsx";
import { rowText } from "./list/columns.tsx";
import { ListHead } from "./list/ListHead.tsx";
import { ListMessages } from "./list/ListMessages.tsx";
import { focusCase } from "./list/row-keys.ts";
import { useEntries } from "./list/use-entries.ts";
import { WhoAreYou } from "./list/WhoAreYou.tsx";
import { listFilters } from "./store/columns-and-filters.ts";
import { isListLoading } from "./store/entry.ts";
import { matchesFilter, matchesFilters, textFilter } from "./store/filter-entries.ts";
import { useListedCases, useListedCasesState } from "./store/listed-cases.ts";
import { allCases } from "./store/stored-list.ts";

export function HomePage({ demoLine }: { readonly demoLine?: ReactNode }) {
  const language = useLanguage();
  const { worklist: t } = language.messages;
  const [{ filters: chosen, text }, listedCases] = useListedCasesState();
  const { entries, notLoaded } = useEntries();
  const clock = useClock();
  const titleId = useId();
  const isLoading = isListLoading(entries);
  const hasText = textFilter(text);
  const counts = new Map(
    listFilters.map((filter) => [
      filter,
      entries.filter((entry) => matchesFilter(entry, filter, clock)).length,
    ]),
  );
  // Without matching cases the button of a filter disappears, so it hides no other cases.
  const filters = isLoading ? chosen : chosen.filter((filter) => counts.get(filter) !== 0);
  const matching = entries.filter((entry) => matchesFilters(entry, filters, clock));
  const shown = matching.filter((entry) => text === "" || hasText(rowText(entry, clock, language)));
  // Otherwise the filter would come back as soon as a case matches again.
  useEffect(() => {
    if (filters.length < chosen.length && entries.length > 0) listedCases.setView({ filters });
  });
  useInitialFocus();
  const { held, onRemove, closeGaps } = useHeldRows();
  const [showsButtons, setShowsButtons] = useState(false);
  return (
    <Main isBusy={isLoading}>
      <title>{t.title}</title>
      {demoLine}
      <section aria-labelledby={titleId} className={styles.list}>
        {entries.length > 0 && (
          <ListHead
            titleId={titleId}
            entries={entries}
            shown={shown}
            matchingCount={matching.length}
            counts={counts}
            filters={filters}
            onShowButtons={() => setShowsButtons(!showsButtons)}
          />
        )}
        {entries.length > 0 && <ChangesNotLoaded />}
        {/* With the message, so that the gap of a removed case does not close on the way to *Undo*. */}
        <div onPointerLeave={closeGaps}>
          {entries.length === 0 ? (
            <EmptyList titleId={titleId} />
          ) : (
            <>
              <CaseTable
                entries={entries}
                notLoaded={notLoaded}
                shown={new Set(shown)}
                held={held}
                showsButtons={showsButtons}
                onRemove={onRemove}
              />
              {shown.length === 0 && (text !== "" || filters.length > 0) && (
                <p role="status" className={`line soft ${styles.none}`}>
                  <ReceivedText>{t.noMatch({ text })}</ReceivedText>
                  <Button variant="quiet" onClick={() => listedCases.setView(allCases)}>
                    {t.showAll}
                  </Button>
                </p>
              )}
              <WhoAreYou entries={entries} />
              {clock.serviceZone === "" && (
                <p className={`small ${styles.zone}`}>
                  <StatusLabel tone="soft" Icon={Info}>
                    {t.zoneNotSet}
                  </StatusLabel>
                </p>
              )}
            </>
          )}
          <ListMessages entries={entries} />
        </div>
      </section>
    </Main>
  );
}

function EmptyList({ titleId }: { readonly titleId: string }) {
  const { worklist: t } = useMessages();
  return (
    <div className="centred">
      <h1 id={titleId}>{t.title}</h1>
      <p>{t.empty}</p>
      <div data-room className={styles.room} />
      <dl className={styles.ways}>
        {Object.entries(t.ways).map(([example, what]) => (
          <div key={example}>
            <dt>{example}</dt>
            <dd className="soft">{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The ids from before the pointer removed some, whose rows stay empty until the pointer leaves the list. */
function useHeldRows() {
  const listedCases = useListedCases();
  const [held, setHeld] = useState<readonly CaseId[]>([]);
  const onRemove = useCallback(
    (isByPointer: boolean) => {
      const { ids } = listedCases.store.get();
      if (isByPointer) setHeld((last) => (last.length > 0 ? last : ids));
    },
    [listedCases],
  );
  const closeGaps = () => setHeld([]);
  return { held, onRemove, closeGaps };
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
    if (!isOpen || !isFocusLost()) return;
    if (!isReturn || !focusCase(listedCases.returnTo)) focusCaseIdBox();
  }, [isOpen, isReturn, listedCases]);
}
