import { Fragment, type ReactNode } from "react";
import { useClock } from "#case-ui/clock.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatMonthDay } from "#i18n/wall-clock.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { stageTimeOf } from "#model/stage-time.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./StageList.module.css";

/**
 * What a stage is, in words: everything the response says of it, contradictions included. Control actions are
 * abbreviated on the screen and in full for a screen reader.
 */
export function StageWords({ stage }: { readonly stage: Stage }) {
  const { tag, words: all } = useLanguage();
  const { stage: words } = all;
  const { state, from = "" } = stageTimeOf(stage, useClock());
  const hasCloseDate = isClosed(stage);
  return (
    <>
      {stage.isActive && <Word>{<b>{words.active}</b>}</Word>}
      {hasCloseDate && stage.closed !== "open" && (
        <Word>
          {words.closed} <WallClock when={stage.closed} isShort />
        </Word>
      )}
      {stage.isNext && <Word>{words.next}</Word>}
      {stage.isFinal && <Word>{words.final}</Word>}
      {stage.isMerchant && <Word isQuiet={hasCloseDate}>{words.merchant}</Word>}
      {stage.controlActions.map((action, index) =>
        typeof action === "string" ? (
          <Fragment key={`${index} ${action}`}>
            {action !== "NotRequired" && (
              <span className={styles.word} aria-hidden>
                {words.control.short[action]}
              </span>
            )}
            <Word isQuiet>{words.control[action]}</Word>
          </Fragment>
        ) : (
          <Word key={`${index} ${action.unknown}`}>
            <ReceivedText>{action.unknown}</ReceivedText>
          </Word>
        ),
      )}
      {!stage.isActive && !hasCloseDate && (
        <span className={styles.word} aria-hidden>
          {state === "planned"
            ? words.time.planned({ date: formatMonthDay(from, tag)[0] })
            : state === "inactive"
              ? words.time.inactive
              : words.time.notStarted}
        </span>
      )}
    </>
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
