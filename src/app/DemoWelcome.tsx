import { Copy } from "lucide-react";
import { Link } from "react-router";
import { useFullWords, useWords } from "#i18n/LanguageProvider.tsx";
import { isCaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { CopyStatus } from "#ui/copy/CopyStatus.tsx";
import { copyText } from "#ui/copy/clipboard.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Panel } from "#ui/Panel.tsx";
import { useWorklist } from "#worklist/WorklistProvider.tsx";
import styles from "./DemoWelcome.module.css";

interface DemoCase {
  readonly id: number;
  readonly about: string;
}

interface DemoWelcomeProps {
  /** The cases to try; the first three are shown at once. */
  readonly cases: readonly DemoCase[];
  /** The reference of a transaction to create a case on. */
  readonly freeArn: string;
}

const shownFirst = 3;

/** The demo in a minute: three cases to open, one to create, and the others on demand. */
export function DemoWelcome({ cases, freeArn }: DemoWelcomeProps) {
  const { welcome: words, worklist: worklistWords } = useFullWords();
  const worklist = useWorklist();
  const ids = cases.map(({ id }) => id).filter(isCaseId);
  const others = cases.slice(shownFirst);
  return (
    <Panel
      title={words.title}
      end={
        <Button onClick={() => worklist.paste({ ids, repeated: [], others: [] })}>
          {worklistWords.demoAll({ count: ids.length })}
        </Button>
      }
    >
      <p className={styles.why}>{words.why}</p>
      <ul className={styles.steps}>
        {cases.slice(0, shownFirst).map((one) => (
          <CaseStep key={one.id} {...one} />
        ))}
        <CreateStep arn={freeArn} />
      </ul>
      <div className={styles.more}>
        <Disclosure summary={words.more({ count: others.length })}>
          <ul className={styles.others}>
            {others.map((one) => (
              <CaseStep key={one.id} {...one} />
            ))}
          </ul>
        </Disclosure>
      </div>
    </Panel>
  );
}

function CaseStep({ id, about }: DemoCase) {
  const { open: words } = useWords().app;
  return (
    <li>
      <Link to={`/cases/${id}`}>{words.openCase({ id: String(id) })}</Link>
      <p>{about}</p>
    </li>
  );
}

function CreateStep({ arn }: { readonly arn: string }) {
  const { welcome: words } = useFullWords();
  const values = new URLSearchParams({
    bpCode: "DP",
    "field.f_DisputeAmount": '{"amount":"1500.00","currencyCode":"643"}',
    "field.f_DisputeReason": "4853",
    "field.f_Comment": words.comment,
  });
  return (
    <li>
      <Link to={`/cases/new?${values}`}>{words.create}</Link>
      <p>{words.createWhy}</p>
      <p className={styles.arn}>
        <span className="visually-hidden">{words.arn}</span>
        <code>{arn}</code>
        <Button
          look="quiet"
          aria-label={words.copy}
          title={words.copy}
          icon={<Copy aria-hidden />}
          onClick={() => void copyText(arn)}
        />
      </p>
      <CopyStatus />
    </li>
  );
}
