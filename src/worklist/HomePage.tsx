import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { Page } from "#ui/Page.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./HomePage.module.css";
import { OpenCaseForm } from "./OpenCaseForm.tsx";

interface HomePageProps {
  /** Cases to try, in the demo. */
  readonly demoCases: readonly { readonly id: number; readonly about: string }[];
}

/** `/`: open a case. */
export function HomePage({ demoCases }: HomePageProps) {
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
      {ids.length > 0 && (
        <CaseLinks
          title={words.several({ count: ids.length })}
          cases={ids.map((id) => ({ id, about: "" }))}
        />
      )}
      {demoCases.length > 0 && <CaseLinks title={words.demo} cases={demoCases} />}
    </Page>
  );
}

interface CaseLinksProps {
  readonly title: string;
  readonly cases: HomePageProps["demoCases"];
}

function CaseLinks({ title, cases }: CaseLinksProps) {
  const { open: words } = useWords().app;
  return (
    <div className={styles.links}>
      <Sheet title={title}>
        <ul>
          {cases.map(({ id, about }) => (
            <li key={id}>
              <Link to={`/cases/${id}`}>{words.openCase({ id })}</Link>
              {about !== "" && <span>{about}</span>}
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
