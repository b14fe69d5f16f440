import { CircleCheck, CircleDashed, CircleHelp, CircleX, LoaderCircle } from "lucide-react";
import { Link } from "react-router";
import { ServiceMessage } from "#failure/ServiceMessage.tsx";
import { idText } from "#language/card-number.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { isolated } from "#ui/isolated.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import { problemText } from "../transactions/problem-text.ts";
import styles from "./Result.module.css";
import { type ResultKind, type ResultRow, resultKindOf } from "./result-rows.ts";

interface ResultListRowProps {
  readonly row: ResultRow;
  /** Whether there is more than one request, so that its number is said. */
  readonly hasMany: boolean;
}

const looks = {
  created: { tone: "calm", icon: CircleCheck },
  refused: { tone: "late", icon: CircleX },
  notReported: { tone: "warn", icon: CircleHelp },
  unknown: { tone: "warn", icon: CircleHelp },
  sending: { tone: "accent", icon: LoaderCircle },
  notSent: { tone: "soft", icon: CircleDashed },
} as const satisfies Record<ResultKind, unknown>;

/** What became of one transaction: its case, or the service's reason word for word. */
export function ResultListRow({ row, hasMany }: ResultListRowProps) {
  const all = useFullWords();
  const { result: words } = all.create;
  const { status, transaction, request, place, item, why } = row;
  const kind = resultKindOf(row);
  const { tone, icon } = looks[kind];
  const { id, message = "" } = item ?? {};
  const name = transaction
    ? words.transaction({ number: transaction.number })
    : hasMany
      ? words.lineOf({ request, number: place })
      : words.line({ number: place });
  return (
    <div role="listitem" className={styles.row}>
      <b className={styles.name}>{name}</b>
      <code>{isolated(transaction?.arn ?? "")}</code>
      <StateWord tone={tone} icon={icon}>
        {words.statuses[kind]}
      </StateWord>
      <span className={styles.what}>
        {why && words[why]}
        {status === "problem" && transaction && problemText(transaction, all)}
        {id !== undefined && <Link to={`/cases/${id}`}>{words.open({ id: idText(id) })}</Link>}
        {status === "created" && id === undefined && words.noId}
        {status === "notReported" && <span>{words.noVerdict}</span>}
        {message !== "" && <ServiceMessage text={message} />}
        {status === "refused" && item && message === "" && words.noReason}
      </span>
    </div>
  );
}
