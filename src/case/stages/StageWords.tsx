import { Fragment, type ReactNode } from "react";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatMonthDay } from "#i18n/wall-clock.ts";
import { receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./StageList.module.css";

/**
 * What a stage is, in words: everything the response says of it, contradictions included. Control actions are
 * abbreviated on the screen and in full for a screen reader.
 */
export function StageWords({ stage }: { readonly stage: Stage }) {
  const { tag, words: all } = useLanguage();
  const { stage: words } = all;
  const { closed, planned } = stage;
  const isClosedWhen = closed !== undefined && closed !== "open" && receivedText(closed) !== "";
  return (
    <>
      {stage.isActive && <Word>{<b>{words.active}</b>}</Word>}
      {isClosedWhen && (
        <Word>
          {words.closed} <WallClock when={closed} isShort />
        </Word>
      )}
      {stage.isNext && <Word>{words.next}</Word>}
      {stage.isFinal && <Word>{words.final}</Word>}
      {stage.isMerchant && <Word isQuiet={isClosedWhen}>{words.merchant}</Word>}
      {stage.controlActions.map((action, index) =>
        typeof action === "string" ? (
          <Fragment key={action}>
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
      {!stage.isActive && !isClosed(stage) && (
        <span className={styles.word} aria-hidden>
          {planned
            ? words.time.planned({ date: formatMonthDay(planned, tag)[0] })
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
