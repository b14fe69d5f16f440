import { Undo2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { caseTypeText, roleText, timeText } from "#case-ui/case-words.ts";
import { caseAmount, maskedValue } from "#case-ui/format-field.ts";
import { Amount, Leaf, WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { type Case, cardText, currencyOf } from "#model/case.ts";
import { isCaseType } from "#model/case-type.ts";
import { receivedText } from "#model/received.ts";
import type { Turn } from "#model/turn.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { ValueGroup, valueMark } from "#ui/copy/ValueGroup.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { inSteps } from "#ui/page/yielder.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./CaseHeader.module.css";
import { StickyBar } from "./StickyBar.tsx";
import { TurnCard } from "./TurnCard.tsx";

const maxTitleLength = 500;

interface CaseHeaderProps {
  readonly shown: Case;
  readonly turn: Turn;
  /** Scrolls to the contradictions; left out on paper. */
  readonly onCheck?: () => void;
  /** The buttons beside the turn. */
  readonly tools?: ReactNode;
  /** When the case was read and what has changed, beside the description of its stage. */
  readonly news?: ReactNode;
}

/** The case's code, whose turn it is and until when, and its facts. */
export function CaseHeader({ shown, turn, onCheck, tools, news }: CaseHeaderProps) {
  const { stageDescription } = shown;
  return (
    <header className={styles.head}>
      <ValueGroup>
        <StickyBar className={styles.bar}>
          <CaseTitle shown={shown} />
          <TurnCard turn={turn} onCheck={onCheck} />
          {tools}
        </StickyBar>
        <CaseFacts shown={shown} />
      </ValueGroup>
      <div className={styles.news}>
        <p
          className={styles.stage}
          title={maskedStart(stageDescription, maxTitleLength) || undefined}
        >
          <ReceivedText>{stageDescription}</ReceivedText>
        </p>
        {news}
      </div>
    </header>
  );
}

const CaseTitle = memo(function CaseTitle({ shown }: { readonly shown: Case }) {
  const { case: words, copy } = useLanguage().words;
  return (
    <div className={styles.title}>
      <div className={styles.code} {...valueMark}>
        <h1>
          <ReceivedText>{shown.code || words.untitled({ id: maskedId(shown.id) })}</ReceivedText>
        </h1>
        {shown.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskedCopy(shown.code)} />
        )}
      </div>
      <p>
        <span {...valueMark}>
          <ReceivedText canReveal>{String(shown.id)}</ReceivedText>
          <CopyButton label={copy.caseId} text={() => maskedId(shown.id)} />
        </span>
        {shown.processName !== "" && (
          <>
            {" · "}
            <ReceivedText>{shown.processName}</ReceivedText>
          </>
        )}
      </p>
    </div>
  );
});

const CaseFacts = memo(function CaseFacts({ shown }: { readonly shown: Case }) {
  const language = useLanguage();
  const { words: all } = language;
  const { case: words } = all;
  const { operatorRole, observers } = shown;
  const context = words.untitled({ id: maskedId(shown.id) });
  const people = [...observers, ...(shown.viewerObserves ? [words.youObserve] : [])];
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact
          term={words.amount}
          text={receivedText(shown.amount)}
          copied={() => inSteps(maskedValue(caseAmount(shown)))}
          context={context}
        >
          <strong>
            <Amount amount={shown.amount} currency={currencyOf(shown)} />
          </strong>
        </Fact>
        <Fact term={words.card} text={cardText(shown)} context={context} />
        <Fact
          term={words.caseType}
          text={
            isCaseType(shown.caseType) ? caseTypeText(shown.caseType, all) : shown.caseType || "—"
          }
          context={context}
        />
        <Fact term={words.paymentSystem} text={shown.paymentSystem} context={context} />
        {receivedText(operatorRole) !== "" && (
          <Fact
            term={words.role}
            text={receivedText(operatorRole)}
            copied={() => maskedCopy(roleText(operatorRole, words))}
            context={context}
          >
            {typeof operatorRole === "boolean" ? (
              roleText(operatorRole, words)
            ) : (
              <Leaf value={operatorRole} />
            )}
          </Fact>
        )}
        <Fact
          term={words.created}
          text={receivedText(shown.created)}
          copied={() => maskedCopy(timeText(shown.created, language))}
          context={context}
        >
          <WallClock when={shown.created} />
        </Fact>
        <Fact term={words.user} text={shown.user} context={context} />
        <Fact term={words.observers} text={people.join(", ")} context={context} />
      </Facts>
      {shown.hasReversal && (
        <StatusLabel tone="soft" icon={Undo2}>
          {words.reversalExists}
        </StatusLabel>
      )}
    </div>
  );
});
