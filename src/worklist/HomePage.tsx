import type { ReactNode } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Page } from "#ui/Page.tsx";
import styles from "./HomePage.module.css";
import { OpenCaseForm } from "./OpenCaseForm.tsx";
import { PastedReport } from "./PastedReport.tsx";
import { useHandedIds } from "./use-handed-ids.ts";
import { useLoading } from "./use-loading.ts";
import { useWorklistState } from "./WorklistProvider.tsx";
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
    <Page isBusy={entries.some(({ status }) => status !== "settled")}>
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
