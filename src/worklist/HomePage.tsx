import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { isCaseId } from "#model/case-id.ts";
import { Page } from "#ui/Page.tsx";
import styles from "./HomePage.module.css";
import { OpenCaseForm } from "./OpenCaseForm.tsx";
import { PastedReport } from "./PastedReport.tsx";
import { useLoading } from "./use-loading.ts";
import { useWorklist, useWorklistState } from "./WorklistProvider.tsx";
import { WorklistSheet } from "./WorklistSheet.tsx";

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
      <div className={styles.sheets}>
        <WorklistSheet loading={loading} />
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
