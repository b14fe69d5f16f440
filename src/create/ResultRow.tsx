import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { Link } from "react-router";
import type { ResultItem } from "#api/create-cases.ts";
import { ServiceMessage } from "#failure/ServiceMessage.tsx";
import { idText } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { SentText } from "#ui/SentText.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./Result.module.css";

interface ResultRowProps {
  readonly item: ResultItem;
  /** Its place, from 1. */
  readonly number: number;
  readonly arn: string | undefined;
  /** The place says which transaction it belongs to. */
  readonly isNamed: boolean;
}

/** One result: created, with a link to the case, or the service's reason word for word. */
export function ResultRow({ item, number, arn, isNamed }: ResultRowProps) {
  const { result: words } = useWords().create;
  const { isCreated, id, message } = item;
  return (
    <li className={styles.row}>
      <div className={styles.which}>
        <b>{isNamed ? words.transaction({ number }) : words.line({ number })}</b>
        {arn !== undefined && (
          <code>
            <SentText>{arn}</SentText>
          </code>
        )}
      </div>
      <div className={styles.what}>
        <Verdict isCreated={isCreated} />
        {id !== undefined && <Link to={`/cases/${id}`}>{words.open({ id: idText(id) })}</Link>}
        {isCreated && id === undefined && <p>{words.noId}</p>}
        {isCreated === undefined && <p>{words.noVerdict}</p>}
        {message !== "" && <ServiceMessage text={message} />}
        {isCreated === false && message === "" && <p>{words.noReason}</p>}
      </div>
    </li>
  );
}

function Verdict({ isCreated }: Pick<ResultItem, "isCreated">) {
  const { result: words } = useWords().create;
  if (isCreated === undefined) {
    return (
      <StateWord tone="warn" icon={CircleHelp}>
        {words.unsaid}
      </StateWord>
    );
  }
  return (
    <StateWord tone={isCreated ? "calm" : "late"} icon={isCreated ? CircleCheck : CircleX}>
      {isCreated ? words.created : words.refused}
    </StateWord>
  );
}
