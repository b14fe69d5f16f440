import type { ReactNode } from "react";
import { useClock } from "#case-ui/clock.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatMonthDay } from "#i18n/wall-clock.ts";
import { receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { stageTimeOf } from "#model/stage-time.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./StageList.module.css";

/**
 * What a stage is, in words: everything the response says of it, contradictions included.
 */
export function StageWords({ stage }: { readonly stage: Stage }) {
  const { stage: words } = useLanguage().words;
  const hasCloseDate = isClosed(stage);
  return (
    <>
      {stage.isActive && <Word>{<b>{words.active}</b>}</Word>}
      {stage.closed !== "open" && receivedText(stage.closed) !== "" && (
        <Word>
          {words.closed} <WallClock when={stage.closed} isShort />
        </Word>
      )}
      {stage.isNext && <Word>{words.next}</Word>}
      {stage.isFinal && <Word>{words.final}</Word>}
      {stage.controlActions.map((action, index) =>
        typeof action === "string" ? (
          <Word key={`${index} ${action}`} isQuiet={action === "NotRequired"}>
            {words.control[action]}
          </Word>
        ) : (
          <Word key={`${index} ${action.unknown}`}>
            <ReceivedText>{action.unknown}</ReceivedText>
          </Word>
        ),
      )}
      {!stage.isActive && !hasCloseDate && <NotReached stage={stage} />}
    </>
  );
}

/** When a stage that is neither active nor closed is planned; a screen reader has it with the stage's time. */
function NotReached({ stage }: { readonly stage: Stage }) {
  const { tag, words } = useLanguage();
  const { time } = words.stage;
  const { state, from = "" } = stageTimeOf(stage, useClock());
  const other = state === "inactive" ? time.inactive : time.notStarted;
  return (
    <span className={styles.word} aria-hidden>
      {state === "planned" ? time.planned({ date: formatMonthDay(from, tag)[0] }) : other}
    </span>
  );
}

interface WordProps {
  /** Only a screen reader has it. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** One of the words, with a comma after it for a screen reader. */
function Word({ isQuiet = false, children }: WordProps) {
  return (
    <span className={isQuiet ? "visually-hidden" : styles.word}>
      {children}
      <span className="visually-hidden">, </span>
    </span>
  );
}
