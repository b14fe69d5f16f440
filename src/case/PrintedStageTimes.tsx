import { useClock } from "#glance/clock.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { stageClockOf } from "#model/stage-clock.ts";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./PrintedCase.module.css";
import { spanWords } from "./span-words.ts";

/** The time of each stage on paper: what the stage clock says beside its bars. */
export function PrintedStageTimes({ shown }: { readonly shown: Case }) {
  const { tag, words } = useFullLanguage();
  const { spans } = stageClockOf(shown, useClock());
  return (
    <Sheet title={words.clock.title}>
      <ol>
        {spans.map((span) => {
          const { main, dates, ...look } = spanWords(span, { tag, words });
          return (
            <li key={span.stage.key} className={styles.time}>
              <SentText>{span.stage.name || words.stage.unnamed}</SentText>
              <StateWord {...look}>{main}</StateWord>
              <SentText>{dates}</SentText>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
