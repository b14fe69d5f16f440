import { memo, type ReactNode } from "react";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { caseName } from "#case-ui/format-fact.ts";
import { caseAmount } from "#case-ui/format-field.ts";
import { TimeToAutoAction } from "#case-ui/TimeLeft.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { ReversalMark } from "./CaseSubject.tsx";
import styles from "./SlimBar.module.css";
import { useOutcomeFields } from "./TurnCard.tsx";

export interface BarParts {
  /** Not in the slim bar, except while one of them has the focus. */
  readonly tools: ReactNode;
  readonly refresh: ReactNode;
  readonly neighbours: ReactNode;
}

interface SlimBarProps extends BarParts {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly isSlim: boolean;
  /** Whether there is no rest of the header at all. */
  readonly isAlone: boolean;
}

/** The first line of a case, which stays in sight and says the most important once the rest is scrolled away. */
export function SlimBar(props: SlimBarProps) {
  const { caseData, turn, isSlim, isAlone, tools, refresh, neighbours } = props;
  const openStage = openStageOf(turn);
  const classes = ["line", styles.bar, isSlim ? styles.slim : "", isAlone ? styles.alone : ""];
  return (
    <div className={classes.join(" ")}>
      <CaseTitle caseData={caseData} isShort={isSlim} />
      {isSlim && (
        // A screen reader has it in the rest of the header.
        <div className={`line ${styles.summary}`} inert={!isAlone}>
          <Subject caseData={caseData} />
          <strong className={`line ${styles.turn}`}>
            <TurnLabel turn={turn} className={styles.words} />
          </strong>
          <strong className={styles.time}>
            {turn.kind === "ended" && <FirstOutcomeField caseData={caseData} />}
            {openStage && <TimeToAutoAction when={openStage.autoAction} showsUnreadable />}
          </strong>
        </div>
      )}
      {neighbours}
      <div className={`line soft ${styles.end}`}>
        <div className={`line ${styles.tools}`}>{tools}</div>
        {refresh}
      </div>
    </div>
  );
}

function Subject({ caseData }: { readonly caseData: Case }) {
  const amount = caseAmount(caseData.disputed, useLanguage().tag);
  return (
    <div className={`line ${styles.subject}`}>
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

interface CaseTitleProps {
  readonly caseData: Case;
  readonly isShort?: boolean;
}

export const CaseTitle = memo(function CaseTitle({ caseData, isShort = false }: CaseTitleProps) {
  const t = useMessages();
  const { copy } = t;
  return (
    <div className={styles.title}>
      <Value as="div" className={styles.code}>
        <h1 className="cut">
          <ReceivedText>{caseName(caseData.code, caseData.id, t)}</ReceivedText>
        </h1>
        {caseData.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskCardNumbers(caseData.code)} />
        )}
      </Value>
      {!isShort && (
        <Value as="p" className={`soft cut ${styles.id}`}>
          <ReceivedText>{maskedId(caseData.id)}</ReceivedText>
          <ExternalLinks source="caseId" value={String(caseData.id)} />
          <ExternalLinks source="caseCode" value={caseData.code} />
          <CopyButton label={copy.caseId} text={() => maskedId(caseData.id)} />
        </Value>
      )}
    </div>
  );
});
