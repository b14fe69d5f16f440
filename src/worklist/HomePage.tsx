import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { Page } from "#ui/Page.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./HomePage.module.css";
import { OpenCaseForm } from "./OpenCaseForm.tsx";

interface HomePageProps {
  /** What to try, in the demo. */
  readonly welcome?: ReactNode;
}

/** `/`: open a case. */
export function HomePage({ welcome }: HomePageProps) {
  const { open: words } = useWords().app;
  const location = useLocation();
  const state: unknown = location.state;
  const [ids, setIds] = useState<readonly CaseId[]>(
    Array.isArray(state) ? state.filter(isCaseId) : [],
  );
  return (
    <Page width="text">
      <title>{words.title}</title>
      <div className={styles.open}>
        <h1>{words.title}</h1>
        <OpenCaseForm size="page" onSeveral={setIds} />
        <p className={styles.hint}>{words.hint}</p>
      </div>
      {ids.length > 0 && <CaseLinks title={words.several({ count: ids.length })} ids={ids} />}
      {welcome}
    </Page>
  );
}

interface CaseLinksProps {
  readonly title: string;
  readonly ids: readonly CaseId[];
}

function CaseLinks({ title, ids }: CaseLinksProps) {
  const { open: words } = useWords().app;
  return (
    <div className={styles.links}>
      <Sheet title={title}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <Link to={`/cases/${id}`}>{words.openCase({ id })}</Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
