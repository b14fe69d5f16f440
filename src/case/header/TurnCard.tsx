import { CircleCheck, Clock3, Hourglass, Stamp, TriangleAlert } from "lucide-react";
import { Link, useLocation } from "react-router";
import { TimeLeft } from "#case-ui/AutoAction.tsx";
import { useDeadline } from "#case-ui/clock.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { turnText } from "#case-ui/turn-words.ts";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Deadline } from "#model/deadline.ts";
import type { Stage } from "#model/stage.ts";
import { plannedActionOf, type Turn, turnOf } from "#model/turn.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "../CaseScreen.module.css";
import { thingsToCheckId } from "../checks/ThingsToCheck.tsx";

interface TurnCardProps {
  readonly shown: Case;
  /** Brings the things to check into view; left out on paper. */
  readonly onCheck?: (() => void) | undefined;
}

/** Whose turn it is, and until when, at a glance. */
export function TurnCard({ shown, onCheck }: TurnCardProps) {
  const words = useWords();
  const turn = turnOf(shown, useSettings());
  const deadline = useDeadline(plannedActionOf(turn));
  const canCheck = turn.kind === "unclear" && turn.why !== "no-stages";
  return (
    <aside
      className={`${styles.turn} ${styles[deadline?.urgency ?? turn.kind] ?? ""}`}
      aria-label={words.stage.turn.label}
    >
      <p className={styles.whose}>
        <TurnIcon turn={turn} isPassed={deadline?.urgency === "passed"} />
        <span>
          <ReceivedText>{turnText(turn, words)}</ReceivedText>
          {canCheck && onCheck && (
            <>
              {" "}
              <CheckLink onCheck={onCheck} />
            </>
          )}
        </span>
      </p>
      {turn.stage && <Until turn={turn} stage={turn.stage} deadline={deadline} />}
    </aside>
  );
}

interface UntilProps {
  readonly turn: Turn;
  readonly stage: Stage;
  readonly deadline: Deadline | undefined;
}

/** The time left and the automatic action, or that there is none; and the stage where that is not said yet. */
function Until({ turn, stage, deadline }: UntilProps) {
  const { stage: words } = useWords();
  const planned = plannedActionOf(turn);
  const isEnded = turn.kind === "ended";
  const isStageNamed =
    turn.kind === "unclear" || (planned === "never" && turn.kind !== "inProgress");
  return (
    <p className={styles.when}>
      <strong>
        {deadline ? (
          <TimeLeft deadline={deadline} />
        ) : isEnded ? (
          <ReceivedText>{stage.name}</ReceivedText>
        ) : planned === "never" ? (
          words.noAutoAction
        ) : (
          <WallClock when={planned} />
        )}
      </strong>
      {!isEnded && planned !== "never" && (
        <small>
          {words.autoAction} {deadline && <WallClock when={planned} />}
        </small>
      )}
      {isStageNamed && (
        <small>
          <ReceivedText>{stage.name}</ReceivedText>
        </small>
      )}
    </p>
  );
}

function CheckLink({ onCheck }: Required<Pick<TurnCardProps, "onCheck">>) {
  const words = useWords();
  const { search } = useLocation();
  return (
    <Link to={{ search, hash: thingsToCheckId }} replace preventScrollReset onClick={onCheck}>
      {words.check.title}
    </Link>
  );
}

const icons = {
  ended: CircleCheck,
  unclear: TriangleAlert,
  yours: Stamp,
  acquirer: Hourglass,
  user: Clock3,
  inProgress: Clock3,
} as const satisfies Readonly<Record<Turn["kind"], unknown>>;

function TurnIcon({ turn, isPassed }: { readonly turn: Turn; readonly isPassed: boolean }) {
  const Icon = isPassed ? TriangleAlert : icons[turn.kind];
  return <Icon aria-hidden size={14} />;
}
