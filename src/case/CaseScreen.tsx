import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { FailureNotice } from "#failure/FailureNotice.tsx";
import { idText, maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { isFinished } from "#model/turn.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Page } from "#ui/Page.tsx";
import { CaseFrame } from "./CaseFrame.tsx";
import styles from "./CaseScreen.module.css";
import { CaseView } from "./CaseView.tsx";
import { usePreference } from "./preference.ts";

/** One case: its frame while it loads, what went wrong, or the case itself. */
export function CaseScreen({ id }: { readonly id: CaseId }) {
  const words = useWords();
  const { refreshSeconds } = useSettings();
  const [isAutoRefreshed, setAutoRefreshed] = usePreference("auto-refresh", false);
  const query = useQuery({
    ...caseQueries.detail(useApi(), id),
    refetchInterval: ({ state }) =>
      refreshSeconds > 0 && isAutoRefreshed && state.data && !isFinished(state.data.case)
        ? refreshSeconds * 1000
        : false,
  });
  const { data, error, isFetching, refetch } = query;
  const [isRetried, setRetried] = useState(false);
  const load = () => void refetch();
  function retry() {
    setRetried(true);
    // The button goes away; what comes in its place is in here.
    document.getElementById("main")?.focus({ preventScroll: true });
    load();
  }
  const untitled = words.case.untitled({ id: idText(id) });

  const failure = error && !isFetching && (
    <div className={styles.failure}>
      {!data && <h1>{untitled}</h1>}
      <FailureNotice error={error} onRetry={retry} />
    </div>
  );

  return (
    <Page isBusy={!data && isFetching}>
      <title>{maskCardNumbers(data?.case.code ?? "") || untitled}</title>
      {!data && failure}
      {data ? (
        <CaseView
          retrieved={data}
          failure={failure}
          isRefreshing={isFetching}
          onRefresh={load}
          isAutoRefreshed={isAutoRefreshed}
          onAutoRefresh={setAutoRefreshed}
        />
      ) : (
        (!error || isFetching) && <CaseFrame id={id} isLoading={isFetching} onLoad={retry} />
      )}
      <p role="status" className="visually-hidden">
        {isRetried && data && !error && !isFetching && words.case.loaded({ id: idText(id) })}
      </p>
    </Page>
  );
}
