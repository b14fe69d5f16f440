import type { ReactNode } from "react";
import { caseAmount } from "#case-ui/format-field.ts";
import { TimeToAutoAction } from "#case-ui/TimeLeft.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { ReversalMark } from "./CaseSubject.tsx";
import { CaseTitle } from "./CaseTitle.tsx";
import { useOutcomeFields } from "./OutcomeFields.tsx";
import styles from "./SlimBar.module.css";

export interface BarParts {
  /** Not in the slim bar, except while one of them has the focus. */
  readonly tools?: ReactNode;
  readonly refresh?: ReactNode;
  /** Only where the slim bar has room. */
  readonly loadedAt?: ReactNode;
  readonly neighbours?: ReactNode;
}

interface SlimBarProps extends BarParts {
  readonly caseData: Case;
  readonly turn: Turn;
  /** Whether the rest of the header is out of sight. */
  readonly isSlim: boolean;
  /** Whether there is no rest of the header at all. */
  readonly isAlone: boolean;
}

/**
 * The first line of a case, which stays in sight. Once the rest of the header is scrolled away, it says the most
 * important of it: what the case is about, whose turn it is and the time left.
 */
export function SlimBar(props: SlimBarProps) {
  const { caseData, turn, isSlim, isAlone, tools, refresh, loadedAt, neighbours } = props;
  const openStage = openStageOf(turn);
  const classes = [styles.bar, isSlim ? styles.slim : "", isAlone ? styles.alone : ""];
  return (
    <div className={classes.join(" ")}>
      <CaseTitle caseData={caseData} isShort={isSlim} />
      {isSlim && (
        // A screen reader has it in the rest of the header.
        <div className={styles.summary} inert={!isAlone}>
          <Subject caseData={caseData} />
          <strong className={styles.turn}>
            <TurnLabel turn={turn} className={styles.words} />
          </strong>
          <strong className={styles.time}>
            {turn.kind === "ended" && <FirstOutcomeField caseData={caseData} />}
            {openStage && <TimeToAutoAction when={openStage.autoAction} showsUnreadable />}
          </strong>
        </div>
      )}
      {neighbours}
      <div className={styles.end}>
        <div className={styles.tools}>{tools}</div>
        {refresh}
        {loadedAt}
      </div>
    </div>
  );
}

function Subject({ caseData }: { readonly caseData: Case }) {
  const amount = caseAmount(caseData.disputed, useLanguage().tag);
  return (
    <div className={styles.subject}>
      <ReceivedText isAmount={amount.isAmount}>{amount.shown}</ReceivedText>
      {caseData.hasReversal && <ReversalMark />}
      <ReceivedText className={styles.merchant}>{caseData.transactions[0]?.merchant}</ReceivedText>
    </div>
  );
}

function FirstOutcomeField({ caseData }: { readonly caseData: Case }) {
  const [first] = useOutcomeFields(caseData);
  return first && <ReceivedText isAmount={first.isAmount}>{first.shown}</ReceivedText>;
}
