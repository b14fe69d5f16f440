import { type ReactNode, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { isCaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Page } from "#ui/Page.tsx";
import { focusSearchBox } from "#ui/page/focus-search-box.ts";
import styles from "./HomePage.module.css";
import { focusCase } from "./list/row-keys.ts";
import { WorklistPanel } from "./list/WorklistPanel.tsx";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";

/** `/`: the operator's own list of cases, and below it the demo's introduction. */
export function HomePage({ welcome }: { readonly welcome?: ReactNode }) {
  const { worklist: words } = useFullWords();
  useIdsOfRouterState();
  useInitialFocus();
  const { entries } = useWorklistState();
  return (
    <Page isBusy={entries.some(({ status }) => status !== "done")}>
      <title>{words.title}</title>
      <WorklistPanel />
      {welcome !== undefined && <div className={styles.welcome}>{welcome}</div>}
    </Page>
  );
}

/** Focuses the row of the case that the operator returns from; else the box for a case id. */
function useInitialFocus(): void {
  const { open } = useFullWords().app;
  const worklist = useWorklist();
  const navigationType = useNavigationType();
  // State, because the navigation type changes with the address while the page stays.
  const [isReturn] = useState(navigationType === NavigationType.Pop);
  const isOpen = useSessionState() === "open";
  useEffect(() => {
    // The operator may have focused an element with Tab before the page was loaded: it keeps the focus.
    if (!isOpen || document.activeElement?.matches("body, main") === false) return;
    if (!isReturn || !focusCase(worklist.lastFocused)) focusSearchBox(open.caseId);
  }, [isOpen, isReturn, open.caseId, worklist]);
}

/** Adds the cases whose ids another screen has put into the router's state, and clears that state. */
function useIdsOfRouterState(): void {
  const worklist = useWorklist();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  useEffect(() => {
    const ids = Array.isArray(state) ? state.filter(isCaseId) : [];
    if (ids.length === 0) return;
    worklist.paste({ ids: [...new Set(ids)], repeated: [], others: [] });
    void navigate(".", { replace: true, state: null });
  }, [state, worklist, navigate]);
}
