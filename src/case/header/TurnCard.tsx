import { explainTurn } from "#case-ui/format-turn.ts";
import { ThisIsMeButton } from "#case-ui/ThisIsMeButton.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { CaseLink } from "../CaseLink.tsx";
import { thingsToCheckAnchor } from "../navigation.ts";
import { AutomaticAction, NotHappened } from "./AutomaticAction.tsx";
import { OutcomeFields } from "./OutcomeFields.tsx";
import styles from "./TurnCard.module.css";

interface TurnCardProps {
  readonly caseData: Case;
  readonly turn: Turn;
  /** What happens in the case; "" where nothing says so. */
  readonly sentence: string;
}

/** Whose turn it is, until when, and what happens then; for an ended case, its outcome. */
export function TurnCard({ caseData, turn, sentence }: TurnCardProps) {
  const t = useMessages();
  const isPrinting = useIsPrinting();
  const more = explainTurn(turn, t);
  const openStage = openStageOf(turn);
  const hasNoStages =
    turn.kind === "unclear" && (turn.reason === "no-stages" || turn.reason === "unread-stages");
  const canCheck = !isPrinting && turn.kind === "unclear" && !hasNoStages;
  return (
    <aside className={styles.strip} aria-label={t.stage.turn.label}>
      <div className={styles.turn}>
        <strong>
          <TurnLabel turn={turn} />
        </strong>
        {more !== "" && (
          <>
            <span className="visually-hidden">: </span>
            <p className={turn.kind === "unclear" ? styles.reason : undefined}>
              <ReceivedText>{more}</ReceivedText>
              {canCheck && (
                <>
                  {". "}
                  <CaseLink place={{ id: thingsToCheckAnchor }}>{t.check.title}</CaseLink>
                </>
              )}
            </p>
          </>
        )}
        {!isPrinting && (
          <p className={styles.me}>
            <ThisIsMeButton turn={turn} />
          </p>
        )}
      </div>
      {turn.kind === "ended" && <OutcomeFields caseData={caseData} />}
      {openStage && <AutomaticAction stage={openStage} isStageNamed={turn.kind === "unclear"} />}
      <div className={styles.sentence}>
        {/* Where stages contradict each other, nobody knows which of them is still open. */}
        {"user" in turn && <NotHappened stage={turn.stage} />}
        {sentence !== "" && (
          <Value as="p">
            <ReceivedText canReveal>{sentence}</ReceivedText>
            <CopyButton
              label={t.copy.of({ name: t.case.field.description })}
              text={() => maskCardNumbers(sentence)}
            />
          </Value>
        )}
      </div>
    </aside>
  );
}
