import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { CreateOutcome } from "#api/create-cases.ts";
import { idText } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { Notice } from "#ui/Notice.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { summaryOf } from "./outcome-summary.ts";
import styles from "./Result.module.css";
import { ResultRow } from "./ResultRow.tsx";

interface ResultProps {
  readonly outcome: CreateOutcome;
  /** The ARNs that were sent, in their order. */
  readonly arns: readonly (string | undefined)[];
  /** Cases that earlier tries of the same form have created. */
  readonly earlier: readonly CaseId[];
  /** Buttons for what comes next. */
  readonly children?: ReactNode;
}

/** What became of each transaction, as the service sent it; takes the focus. */
export function Result({ outcome, arns, earlier, children }: ResultProps) {
  const { result: words } = useWords().create;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const summary = summaryOf(outcome, arns.length);
  const { items, isWhole, success } = outcome;
  return (
    <Sheet title={words.heading}>
      <div className={styles.body}>
        <Notice
          ref={notice}
          isAlert
          tone={summary.isAll ? "info" : summary.created === 0 ? "late" : "warn"}
          title={isWhole ? words.counted(summary) : words.countedAlone(summary)}
        >
          {!isWhole && <p>{words.otherCount(summary)}</p>}
          {summary.isContradictory && <p>{success ? words.saysCreated : words.saysRefused}</p>}
          {(!isWhole || summary.isContradictory) && <p>{words.checkBoth}</p>}
        </Notice>
        <ol aria-label={words.heading} className={styles.rows}>
          {items.map((item, at) => (
            <ResultRow
              // Items have nothing of their own to tell them apart: they are their place.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              item={item}
              number={at + 1}
              arn={isWhole ? arns[at] : undefined}
              isNamed={isWhole}
            />
          ))}
        </ol>
        {isWhole && items.length > 1 && <p className={styles.soft}>{words.byPosition}</p>}
        {earlier.length > 0 && (
          <p>
            {words.earlier}{" "}
            {earlier.map((id) => (
              <Link key={id} to={`/cases/${id}`} className={styles.earlier}>
                {words.open({ id: idText(id) })}
              </Link>
            ))}
          </p>
        )}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </Sheet>
  );
}
