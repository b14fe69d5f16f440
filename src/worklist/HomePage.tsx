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
import { useCaseLoader } from "./loading/use-case-loader.ts";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";

interface HomePageProps {
  /** What to try, in the demo. */
  readonly welcome?: ReactNode;
}

/** `/`: the operator's own list of cases. */
export function HomePage({ welcome }: HomePageProps) {
  const { worklist: words } = useFullWords();
  const loader = useCaseLoader();
  useHandedIds();
  useFirstFocus();
  const { entries } = useWorklistState();
  return (
    <Page isBusy={entries.some(({ status }) => status !== "done")}>
      <title>{words.title}</title>
      <WorklistPanel loader={loader} />
      {welcome !== undefined && <div className={styles.welcome}>{welcome}</div>}
    </Page>
  );
}

/** Focuses the row that was left when the operator comes back to it; else the box for a case id. */
function useFirstFocus(): void {
  const { open } = useFullWords().app;
  const worklist = useWorklist();
  const navigationType = useNavigationType();
  // The page stays when its address changes later.
  const [isReturn] = useState(navigationType === NavigationType.Pop);
  const isOpen = useSessionState() === "open";
  useEffect(() => {
    // Whoever has reached something by Tab before the page came stays on it.
    if (!isOpen || document.activeElement?.matches("body, main") === false) return;
    if (!isReturn || !focusCase(worklist.lastFocused)) focusSearchBox(open.caseId);
  }, [isOpen, isReturn, open.caseId, worklist]);
}

/** Puts the cases on the list that another screen hands over, as ids in the router's state; once. */
function useHandedIds(): void {
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
