import { CircleCheck, CircleDashed, CircleHelp, CircleX, LoaderCircle } from "lucide-react";
import { Link } from "react-router";
import type { ResultItem } from "#api/create-cases.ts";
import { ServiceMessage } from "#failure/ServiceMessage.tsx";
import { idText } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { isolated } from "#ui/isolated.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./BatchResult.module.css";
import type { RowResultKind } from "./row-result.ts";

interface BatchResultRowProps {
  readonly name: string;
  readonly arn: string;
  readonly kind: RowResultKind;
  readonly item: ResultItem | undefined;
  /** Why it was not sent. */
  readonly why?: string | undefined;
}

const looks = {
  created: { tone: "calm", icon: CircleCheck },
  refused: { tone: "late", icon: CircleX },
  failed: { tone: "late", icon: CircleX },
  unsaid: { tone: "warn", icon: CircleHelp },
  unmatched: { tone: "warn", icon: CircleHelp },
  unknown: { tone: "warn", icon: CircleHelp },
  unsent: { tone: "soft", icon: CircleDashed },
  sending: { tone: "accent", icon: LoaderCircle },
} as const satisfies Record<RowResultKind, unknown>;

/** What became of one transaction: its case, or the service's reason word for word. */
export function BatchResultRow({ name, arn, kind, item, why }: BatchResultRowProps) {
  const { batch, create } = useWords();
  const { tone, icon } = looks[kind];
  const { id, message = "" } = item ?? {};
  return (
    <div role="listitem" className={styles.row}>
      <span className={styles.name}>{name}</span>
      <code>{isolated(arn)}</code>
      <StateWord tone={tone} icon={icon}>
        {batch.result.kinds[kind]}
      </StateWord>
      <span className={styles.what}>
        {why}
        {id !== undefined && (
          <Link to={`/cases/${id}`}>{create.result.open({ id: idText(id) })}</Link>
        )}
        {kind === "created" && id === undefined && create.result.noId}
        {message !== "" && <ServiceMessage text={message} />}
        {kind === "refused" && message === "" && create.result.noReason}
      </span>
    </div>
  );
}
