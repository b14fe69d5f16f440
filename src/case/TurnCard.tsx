import { CircleCheck, Clock3, Hourglass, TriangleAlert } from "lucide-react";
import { useClock, useDeadline } from "#glance/clock.ts";
import { TimeLeft } from "#glance/TimeLeft.tsx";
import { WallClock } from "#glance/WallClock.tsx";
import { useLanguage } from "#language/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { plannedIn, type Turn, turnOf } from "#model/turn.ts";
import { SentText } from "#ui/SentText.tsx";
import styles from "./CaseScreen.module.css";
import { turnWords } from "./turn-words.ts";

/** Whose turn it is, and until when, at a glance. */
export function TurnCard({ shown }: { readonly shown: Case }) {
  const { words } = useLanguage();
  const turn = turnOf(shown, useClock().serviceZone);
  const stage = turn.whose === "unknown" ? undefined : turn.stage;
  const planned = plannedIn(turn);
  const deadline = useDeadline(planned);
  const isContested = shown.stages.filter(({ isActive }) => isActive).length > 1;
  return (
    <aside
      className={`${styles.turn} ${styles[deadline?.urgency ?? turn.whose] ?? ""}`}
      aria-label={words.stage.turn.label}
    >
      <p className={styles.whose}>
        <TurnIcon turn={turn} isPassed={deadline?.urgency === "passed"} />
        <SentText>{turnWords(turn, words)}</SentText>
        {stage && isContested && (
          <small>
            <SentText>{stage.name}</SentText>
          </small>
        )}
      </p>
      <p className={styles.when}>
        <strong>
          {deadline ? (
            <TimeLeft deadline={deadline} />
          ) : stage?.isFinal ? (
            <SentText>{stage.name}</SentText>
          ) : planned === "never" ? (
            words.stage.noAutoAction
          ) : (
            <WallClock when={planned} />
          )}
        </strong>
        {stage && !stage.isFinal && planned !== "never" && (
          <small>
            {words.stage.autoAction} {deadline && <WallClock when={planned} />}
          </small>
        )}
        {stage && planned === "never" && !isContested && (
          <small>
            <SentText>{stage.name}</SentText>
          </small>
        )}
      </p>
    </aside>
  );
}

function TurnIcon({ turn, isPassed }: { readonly turn: Turn; readonly isPassed: boolean }) {
  const look = { "aria-hidden": true, size: 14 } as const;
  if (turn.whose === "unknown" || isPassed) return <TriangleAlert {...look} />;
  if (turn.whose === "nobody") return <CircleCheck {...look} />;
  return turn.whose === "acquirer" ? <Hourglass {...look} /> : <Clock3 {...look} />;
}
