import { useClock } from "#case-ui/clock.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { stageTimeOf } from "#model/stage-time.ts";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./PrintedCase.module.css";
import { stageTimeWords } from "./stage-time-words.ts";

/** The time of each stage on paper, in full. */
export function PrintedStageTimes({ stages }: { readonly stages: readonly Stage[] }) {
  const language = useLanguage();
  const clock = useClock();
  const { stage: words } = language.words;
  return (
    <Sheet title={words.time.title}>
      <ol>
        {stages.map((stage) => {
          const { main, dates } = stageTimeWords(stageTimeOf(stage, clock), language);
          return (
            <li key={stage.key} className={styles.time}>
              <SentText>{stage.name || words.unnamed}</SentText>
              <span>{main}</span>
              <span>{dates}</span>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
