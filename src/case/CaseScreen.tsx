import { focusManager, useIsFetching, useIsMutating, useQueryClient } from "@tanstack/react-query";
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useParams } from "react-router";
import { useApiClient } from "#api/api-client.ts";
import { caseQueries, readAhead, useCase } from "#api/queries.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { caseName } from "#case-ui/format-fact.ts";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { whenIdle } from "#lib/scheduler.ts";
import { type CaseId, readEnteredId } from "#model/case-id.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button, LinkButton } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";
import { focusCaseIdBox, focusMain } from "#ui/page/focus.ts";
import { useListedCases } from "#worklist/store/listed-cases.ts";
import { useListPlace } from "#worklist/store/use-list-place.ts";
import styles from "./CaseScreen.module.css";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import { CaseView } from "./CaseView.tsx";
import { Neighbours } from "./header/Neighbours.tsx";

function CaseScreen({ id }: { readonly id: CaseId }) {
  const t = useMessages();
  const { refreshSeconds } = useSettings();
  const [isAutoRefreshed] = useSharedToggle("autoRefresh");
  const { data, error, isFetching, refetch } = useCase(id, isAutoRefreshed ? refreshSeconds : 0);
  // Renders thousands of fields in slices, so that the page goes on answering. Nothing stays of a case that was removed.
  const rendered = useDeferredValue(data);
  const retrieved = data && rendered;
  const isLoading = isFetching || retrieved !== data;
  useRecordOpenedCase(id, data !== undefined);
  /** The last load that the operator asked for; its error once the load is done. */
  const [requestedLoad, setRequestedLoad] = useState<
    "running" | { readonly error: Error | null }
  >();
  const isDone = typeof requestedLoad === "object";
  async function load() {
    setRequestedLoad("running");
    // A request that is already running is reused.
    const { error: loadError } = await refetch({ cancelRefetch: false });
    setRequestedLoad({ error: loadError });
  }
  function retry() {
    // The pressed button is removed: keep the focus in `main`.
    focusMain();
    void load();
  }
  const listPlace = useListPlace(id);
  const neighbours = listPlace && <Neighbours place={listPlace} />;
  const untitled = t.case.untitled({ id: maskedId(id) });

  // The notice stays during an automatic refresh, and takes the focus only after a load that the operator asked for.
  const failure = error && (!data || requestedLoad !== "running") && (
    <div className={data ? styles.failure : "centred"}>
      {!data && <h1 className="visually-hidden">{untitled}</h1>}
      <FailureNotice
        error={error}
        isPage={!data}
        takesFocus={!data || (isDone && error === requestedLoad.error)}
        onRetry={retry}
        onOpenOther={data ? undefined : focusCaseIdBox}
      />
    </div>
  );

  return (
    <Main isBusy={!retrieved && isLoading}>
      <title>{maskedStart(caseName(data?.case.code ?? "", id, t))}</title>
      {!data && failure && (
        <>
          <div className={styles.neighbours}>{neighbours}</div>
          {failure}
        </>
      )}
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
      {listPlace?.next !== undefined && retrieved && !error && (
        <ReadAhead key={listPlace.next} next={listPlace.next} />
      )}
      <p role="status" className="visually-hidden">
        {isDone && data && !error && t.case.loaded({ id: maskedId(id) })}
      </p>
    </Main>
  );
}

/** Puts the case on the list once it was read. The way back to the list leads to its row. */
function useRecordOpenedCase(id: CaseId, isRead: boolean): void {
  const listedCases = useListedCases();
  useEffect(() => {
    listedCases.setReturnTo(id);
    if (isRead) listedCases.addOpened(id);
  }, [listedCases, id, isRead]);
}

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);

/** Reads the next case of the worklist once, when nothing else is read or sent. */
function ReadAhead({ next }: { readonly next: CaseId }) {
  const queries = useQueryClient();
  const api = useApiClient();
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const isSignedIn = useSessionState() === "open";
  const isVisible = useSyncExternalStore(watchFocus, () => focusManager.isFocused());
  const canRead = !isBusy && isSignedIn && isVisible;
  const wasRead = useRef(false);
  useEffect(() => {
    if (!canRead || wasRead.current) return undefined;
    return whenIdle(() => {
      wasRead.current = true;
      void readAhead(queries, api, next);
    });
  }, [canRead, queries, api, next]);
  return null;
}

interface CasePlaceholderProps {
  readonly id: CaseId;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  readonly neighbours: ReactNode;
}

/** A placeholder with the layout of the case screen, so that nothing moves when the case arrives. */
function CasePlaceholder(props: CasePlaceholderProps) {
  const { id, isLoading, onLoad, neighbours } = props;
  const messages = useMessages();
  const queries = useQueryClient();
  const { queryKey } = caseQueries.detail(useApiClient(), id);
  return (
    <>
      <header className={styles.head}>
        <div className={`soft ${styles.title}`}>
          <h1>{messages.case.untitled({ id: maskedId(id) })}</h1>
          <p role="status">
            {isLoading ? messages.case.loading({ id: maskedId(id) }) : messages.case.cancelled}
          </p>
        </div>
        {isLoading ? (
          <Button variant="quiet" onClick={() => void queries.cancelQueries({ queryKey })}>
            {messages.ui.cancel}
          </Button>
        ) : (
          <Button onClick={onLoad}>{messages.case.load}</Button>
        )}
        <div className={styles.beside}>{neighbours}</div>
        <div className={styles.blank} />
      </header>
      <div className={styles.columns}>
        <div />
        <div />
      </div>
    </>
  );
}

export function CasePage() {
  const { id: idInAddress = "" } = useParams();
  const id = readEnteredId(idInAddress);
  return id === undefined ? <NotACaseId /> : <CaseScreen key={id} id={id} />;
}

function NotACaseId() {
  const t = useMessages();
  const { notAnId } = t.case;
  return (
    <MessagePage title={notAnId.title} isAlert>
      <p>{notAnId.what}</p>
      <LinkButton to="/">{t.failures.openOther}</LinkButton>
    </MessagePage>
  );
}
