import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { isCaseId } from "#model/case-id.ts";
import { Page } from "#ui/Page.tsx";
import styles from "./HomePage.module.css";
import { WorklistPanel } from "./list/WorklistPanel.tsx";
import { useLoading } from "./loading/use-loading.ts";
import { OpenCaseForm } from "./open/OpenCaseForm.tsx";
import { PastedReport } from "./open/PastedReport.tsx";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";

interface HomePageProps {
  /** What to try, in the demo. */
  readonly welcome?: ReactNode;
}

/** `/`: open a case, and the operator's own list of cases. */
export function HomePage({ welcome }: HomePageProps) {
  const {
    app: { open: words },
    worklist: { hint },
  } = useFullWords();
  const loading = useLoading();
  useHandedIds();
  const { entries } = useWorklistState();
  return (
    <Page isBusy={entries.some(({ status }) => status !== "done")}>
      <title>{words.title}</title>
      <div className={styles.open}>
        <h1>{words.title}</h1>
        <OpenCaseForm size="page" />
        <p className={styles.hint}>{hint}</p>
        <PastedReport />
      </div>
      <div className={styles.panels}>
        <WorklistPanel loading={loading} />
        {welcome}
      </div>
    </Page>
  );
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
