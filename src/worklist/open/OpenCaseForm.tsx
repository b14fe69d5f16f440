import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useApiClient } from "#api/api-client.ts";
import { caseQueries } from "#api/queries.ts";
import { failureSentences } from "#case-ui/format-failure.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { useStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { IconButton } from "#ui/Button.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { useIsPhone } from "#ui/page/display.ts";
import { useKeyHint } from "#ui/page/shortcut.ts";
import { SearchBox } from "#ui/SearchBox.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useListedCases } from "../store/listed-cases.ts";
import type { NamedCases, NamedCasesOrError, OpenError } from "./named-cases.ts";
import styles from "./OpenCaseForm.module.css";

/** Characters that the box accepts: a pasted sheet of a million cells would block the page for minutes. */
const maxTextLength = 200_000;

const noError: OpenError = { kind: "error", error: "" };

/** The search form in the bar of every page. Opens a case by its id or link; adds several ids to the list. */
export function OpenCaseForm() {
  const t = useMessages();
  const { open } = t.app;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const listedCases = useListedCases();
  const { subscribe, get: getList } = listedCases.store;
  const isListEmpty = useStore({ subscribe, get: () => getList().ids.length === 0 });
  const session = useSession();
  const queries = useQueryClient();
  const api = useApiClient();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // A ref: a second press can come before React has rendered the first.
  const isReading = useRef(false);
  const [asked, setAsked] = useState<{ named: NamedCases; text: string }>();
  const [lastError, setLastError] = useState({ ...noError, pathname, t });
  // On another page the message would cover a screen that it does not concern; it has one language.
  const isCurrent = lastError.pathname === pathname && lastError.t === t;
  const { error, arn } = isCurrent ? lastError : noError;

  /** Loads the reader of texts on demand, to keep it out of the first chunk. */
  async function read(text: string): Promise<NamedCasesOrError> {
    // The box has cut the text, perhaps in the middle of an id.
    if (text.length >= maxTextLength) return { kind: "error", error: open.tooLong };
    try {
      const { codesOfList, readNamedCases } = await importChunk(() => import("./named-cases.ts"));
      const { ids } = getList();
      return readNamedCases(text, t, codesOfList(ids, queries, api), ids);
    } catch (failure) {
      return { kind: "error", error: failureSentences(failure, t) };
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const textarea = box.current;
    if (!textarea || isReading.current) return;
    isReading.current = true;
    const text = textarea.value;
    const { signal } = session.work;
    const named = await read(text);
    isReading.current = false;
    // What one operator has typed opens nothing for the next.
    if (signal.aborted) return;
    setLastError({ ...(named.kind === "error" ? named : noError), pathname, t });
    if (named.kind === "error") {
      textarea.focus();
      return;
    }
    if (named.likeCards) setAsked({ named, text });
    else openCases(named, text);
  }

  function openCases(named: NamedCases, text: string) {
    setAsked(undefined);
    // The reader may have been loading: what the operator has typed since stays.
    if (box.current?.value === text) box.current.value = "";
    if (named.kind === "case") {
      void navigate(named.address);
    } else {
      listedCases.paste(named.read, retryFailed(named.read.ids));
      if (pathname !== "/") void navigate("/");
    }
  }

  /** Reads the pasted cases again that are on the list and could not be loaded. @returns their ids. */
  function retryFailed(ids: readonly CaseId[]): ReadonlySet<CaseId> {
    const failed = ids.filter((one) => {
      const state = queries.getQueryState(caseQueries.summary(api, one).queryKey);
      return listedCases.has(one) && state?.status === "error" && state.data === undefined;
    });
    for (const one of failed) {
      void queries.refetchQueries({ queryKey: caseQueries.summary(api, one).queryKey });
    }
    return new Set(failed);
  }

  return (
    <search
      className={[styles.search, pathname === "/" && isListEmpty ? styles.alone : ""].join(" ")}
    >
      <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
        <label htmlFor={id} className="visually-hidden">
          {open.caseId}
        </label>
        <SearchBox className={styles.box}>
          {/* A `textarea`, because an `input` joins the lines of a pasted column. */}
          <textarea
            ref={box}
            id={id}
            rows={1}
            maxLength={maxTextLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={useIsPhone() ? open.shortHint : open.hint}
            aria-keyshortcuts={useKeyHint("/")}
            aria-invalid={error !== ""}
            aria-describedby={`${id}-error`}
            onInput={() => setLastError({ ...noError, pathname, t })}
            onKeyDown={(event) => {
              if (event.key === "Escape") event.currentTarget.blur();
              // The key that goes to the box, typed out of habit. No id, code or link begins with it.
              if (event.key === "/" && event.currentTarget.value === "") event.preventDefault();
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
          {/* No tab stop: Enter in the box does the same. */}
          <IconButton
            type="submit"
            tabIndex={-1}
            className={styles.button}
            Icon={ArrowRight}
            label={open.button}
          />
        </SearchBox>
        <p id={`${id}-error`} hidden={error === ""} role="alert" className={styles.error}>
          <ReceivedText>{error}</ReceivedText>
          {arn !== undefined && (
            <>
              {" "}
              <Link to={`/cases/new?arn=${arn}`}>{open.createForIt}</Link>.
            </>
          )}
        </p>
      </form>
      {asked?.named.likeCards && (
        <Confirmation
          title={open.likeCard.title}
          confirmLabel={open.likeCard.confirm(asked.named.likeCards)}
          onConfirm={() => openCases(asked.named, asked.text)}
          onCancel={() => setAsked(undefined)}
        >
          <p>{open.likeCard.text(asked.named.likeCards)}</p>
        </Confirmation>
      )}
    </search>
  );
}
