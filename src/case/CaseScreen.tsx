import { useDeferredValue, useState } from "react";
import { useCase } from "#api/queries.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { caseName } from "#case-ui/format-case.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useListPlace } from "#listed-cases/use-list-place.ts";
import { useOpenedCase } from "#listed-cases/use-opened-case.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { Main } from "#ui/Main.tsx";
import { focusMain } from "#ui/page/focus-main.ts";
import { focusSearchBox } from "#ui/page/focus-search-box.ts";
import { CasePlaceholder } from "./CasePlaceholder.tsx";
import styles from "./CaseScreen.module.css";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import { CaseView } from "./CaseView.tsx";
import { Neighbours } from "./header/Neighbours.tsx";
import { ReadAhead } from "./ReadAhead.tsx";

/** One case: its frame while it loads, what went wrong, or the case itself. */
export function CaseScreen({ id }: { readonly id: CaseId }) {
  const t = useMessages();
  const { refreshSeconds } = useSettings();
  const [isAutoRefreshed] = useSharedToggle("autoRefresh");
  const { data, error, isFetching, refetch } = useCase(id, isAutoRefreshed ? refreshSeconds : 0);
  // Renders thousands of fields in slices, so that the page goes on answering. Nothing stays of a case that was removed.
  const rendered = useDeferredValue(data);
  const retrieved = data && rendered;
  const isLoading = isFetching || retrieved !== data;
  useOpenedCase(id, data !== undefined);
  /** The last load that the operator asked for; its error once the load is done. */
  const [asked, setAsked] = useState<"running" | { readonly error: Error | null }>();
  const isDone = typeof asked === "object";
  async function load() {
    setAsked("running");
    // A request that is already running is reused.
    const { error: found } = await refetch({ cancelRefetch: false });
    setAsked({ error: found });
  }
  function retry() {
    // The pressed button is removed: keep the focus in `main`.
    focusMain();
    void load();
  }
  const place = useListPlace(id);
  const neighbours = place && <Neighbours place={place} />;
  const untitled = t.case.untitled({ id: maskedId(id) });

  // The notice stays during an automatic refresh, and takes the focus only after a load that the operator asked for.
  const failure = error && (!data || asked !== "running") && (
    <div className={styles.failure}>
      {!data && (
        <div className={styles.title}>
          <h1>{untitled}</h1>
          {neighbours}
        </div>
      )}
      <FailureNotice
        error={error}
        isAsked={!data || (isDone && error === asked.error)}
        onRetry={retry}
        onOpenOther={data ? undefined : focusSearchBox}
      />
    </div>
  );

  return (
    <Main isBusy={!retrieved && isLoading}>
      <title>{maskedStart(caseName(data?.case.code ?? "", id, t))}</title>
      {!data && failure}
      {retrieved ? (
        <CaseView
          retrieved={retrieved}
          neighbours={neighbours}
          failure={failure}
          isRefreshing={isLoading}
          onRefresh={() => void load()}
        />
      ) : (
        !error && (
          <CasePlaceholder id={id} isLoading={isLoading} onLoad={retry} neighbours={neighbours} />
        )
      )}
      {place?.next !== undefined && retrieved && !error && <ReadAhead next={place.next} />}
      <p role="status" className="visually-hidden">
        {isDone && data && !error && t.case.loaded({ id: maskedId(id) })}
      </p>
    </Main>
  );
}
