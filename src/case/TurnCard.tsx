import { CircleCheck, Clock3, Hourglass, TriangleAlert } from "lucide-react";
import { useLanguage } from "#language/LanguageProvider.tsx";
import type { Words } from "#language/words.ts";
import type { Case } from "#model/case.ts";
import type { Deadline } from "#model/deadline.ts";
import { type Turn, turnOf } from "#model/turn.ts";
import { SentText } from "#ui/SentText.tsx";
import styles from "./CaseScreen.module.css";
import { useDeadline } from "./clock.ts";
import { TimeLeft } from "./TimeLeft.tsx";
import { WallClock } from "./WallClock.tsx";

/** Whose turn it is, and until when, at a glance. */
export function TurnCard({ shown }: { readonly shown: Case }) {
  const { words } = useLanguage();
  const turn = turnOf(shown);
  const stage = turn.whose === "unknown" ? undefined : turn.stage;
  const planned = stage && !stage.isFinal ? stage.autoAction : undefined;
  const deadline = useDeadline(planned);
  const Icon = iconOf(turn, deadline);
  return (
    <aside
      className={`${styles.turn} ${styles[deadline?.urgency ?? turn.whose] ?? ""}`}
      aria-label={words.stage.turn.label}
    >
      <p className={styles.whose}>
        <Icon aria-hidden size={14} />
        <SentText>{turnWords(turn, words)}</SentText>
      </p>
      <strong>
        {deadline ? (
          <TimeLeft deadline={deadline} />
        ) : stage ? (
          <SentText>{stage.isFinal ? stage.name : words.stage.noAutoAction}</SentText>
        ) : (
          "—"
        )}
      </strong>
      {planned !== undefined && planned !== "never" && (
        <small>
          {words.stage.autoAction} <WallClock when={planned} />
        </small>
      )}
      {stage && planned === "never" && (
        <small>
          <SentText>{stage.name}</SentText>
        </small>
      )}
    </aside>
  );
}

function turnWords(turn: Turn, { stage: { turn: words } }: Words): string {
  return turn.whose === "user" ? words.user(turn) : words[turn.whose];
}

function iconOf({ whose }: Turn, deadline: Deadline | undefined) {
  if (whose === "unknown" || deadline?.urgency === "passed") return TriangleAlert;
  if (whose === "nobody") return CircleCheck;
  return whose === "acquirer" ? Hourglass : Clock3;
}
