import { Undo2 } from "lucide-react";
import { memo } from "react";
import { caseTypeText, roleText, timeText } from "#case-ui/case-words.ts";
import { caseAmount, maskedValue } from "#case-ui/format-field.ts";
import { Amount, Leaf, WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { type Case, cardText, currencyOf } from "#model/case.ts";
import { isCaseType } from "#model/case-type.ts";
import { receivedText } from "#model/received.ts";
import { idText, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { inSteps } from "#ui/yielder.ts";
import styles from "../CaseScreen.module.css";
import { TurnCard } from "./TurnCard.tsx";

const longestTitle = 500;

interface CaseHeaderProps {
  readonly shown: Case;
  /** Brings the things to check into view; left out on paper. Stable. */
  readonly onCheck?: () => void;
}

/** Which case it is, whose turn, until when, and the facts that tell one case from another. */
export const CaseHeader = memo(function CaseHeader({ shown, onCheck }: CaseHeaderProps) {
  const language = useLanguage();
  const { words: all } = language;
  const { case: words, copy } = all;
  const { operatorRole, observers } = shown;
  const place = words.untitled({ id: idText(shown.id) });
  const people = [...observers, ...(shown.viewerObserves ? [words.youObserve] : [])];

  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>
          <ReceivedText>{shown.code || place}</ReceivedText>
        </h1>
        {shown.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskedCopy(shown.code)} />
        )}
        <p>
          {shown.processName !== "" && (
            <>
              <ReceivedText>{shown.processName}</ReceivedText> ·{" "}
            </>
          )}
          <ReceivedText canReveal>{String(shown.id)}</ReceivedText>{" "}
          <CopyButton label={copy.caseId} text={() => idText(shown.id)} />
        </p>
        {shown.hasReversal && (
          <StateWord tone="warn" icon={Undo2}>
            {words.reversalExists}
          </StateWord>
        )}
        {shown.stageDescription !== "" && (
          <p className={styles.stage} title={maskedStart(shown.stageDescription, longestTitle)}>
            <ReceivedText>{shown.stageDescription}</ReceivedText>
          </p>
        )}
      </div>
      <TurnCard shown={shown} onCheck={onCheck} />
      <Facts>
        <Fact
          term={words.amount}
          text={receivedText(shown.amount)}
          copied={() => inSteps(maskedValue(caseAmount(shown)))}
          place={place}
        >
          <Amount amount={shown.amount} currency={currencyOf(shown)} />
        </Fact>
        <Fact term={words.card} text={cardText(shown)} place={place} />
        <Fact
          term={words.caseType}
          text={
            isCaseType(shown.caseType) ? caseTypeText(shown.caseType, all) : shown.caseType || "—"
          }
          place={place}
        />
        <Fact term={words.paymentSystem} text={shown.paymentSystem} place={place} />
        {receivedText(operatorRole) !== "" && (
          <Fact
            term={words.role}
            text={receivedText(operatorRole)}
            copied={() => maskedCopy(roleText(operatorRole, words))}
            place={place}
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
          place={place}
        >
          <WallClock when={shown.created} />
        </Fact>
        <Fact term={words.user} text={shown.user} place={place} />
        <Fact term={words.observers} text={people.join(", ")} place={place} />
      </Facts>
    </header>
  );
});
