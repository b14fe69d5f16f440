import {
  CircleCheck,
  CircleHelp,
  CircleUserRound,
  Clock3,
  Hourglass,
  Landmark,
  UserCheck,
} from "lucide-react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { timeText } from "#case-ui/case-words.ts";
import { useDeadline } from "#case-ui/clock.ts";
import { explainTurn, formatTurn } from "#case-ui/format-turn.ts";
import { WallClock } from "#case-ui/Leaf.tsx";
import { ThisIsMe } from "#case-ui/ThisIsMe.tsx";
import { TimeLeft } from "#case-ui/TimeToAction.tsx";
import { urgencyIcons } from "#case-ui/urgency-icons.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import type { Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/ValueGroup.tsx";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { thingsToCheckAnchor } from "../navigation.ts";
import { PlaceLink } from "../PlaceLink.tsx";
import styles from "./TurnCard.module.css";

/** Whose turn it is and until when: two headings with a line of detail each. */
export function TurnCard({ turn }: { readonly turn: Turn }) {
  const words = useMessages();
  const isOnPaper = useIsOnPaper();
  const more = explainTurn(turn, words);
  const Icon = icons[turn.kind];
  const hasNoStages =
    turn.kind === "unclear" && (turn.reason === "no-stages" || turn.reason === "unread-stages");
  const canCheck = !isOnPaper && turn.kind === "unclear" && !hasNoStages;
  return (
    <aside className={styles.turn} aria-label={words.stage.turn.label}>
      <div>
        <strong>
          <Icon aria-hidden size="1rem" />
          <ReceivedText>{formatTurn(turn, words)}</ReceivedText>
        </strong>
        {more !== "" && (
          <>
            <span className="visually-hidden">: </span>
            <p>
              <ReceivedText>{more}</ReceivedText>
              {canCheck && (
                <>
                  {" · "}
                  <PlaceLink place={{ id: thingsToCheckAnchor }}>{words.check.title}</PlaceLink>
                </>
              )}
            </p>
          </>
        )}{" "}
        {!isOnPaper && <ThisIsMe turn={turn} />}
      </div>
      {turn.stage && turn.kind !== "ended" && <Until turn={turn} stage={turn.stage} />}
    </aside>
  );
}

/**
 * The time left until the automatic action, or that none is planned; with the stage's name where it is
 * unclear whose turn it is, and where nothing is planned and the heading lacks it.
 */
function Until({ turn, stage }: { readonly turn: Turn; readonly stage: Stage }) {
  const language = useLanguage();
  const { stage: words, copy } = language.words;
  const { autoAction: planned } = stage;
  const name = maskedStart(stage.name);
  const mark = useMark(`deadline ${stage.key}`);
  const deadline = useDeadline(planned);
  // Of contradictory stages nobody knows which of them is still open.
  const isOverdue = turn.kind !== "unclear" && deadline?.urgency === "passed";
  const Icon = urgencyIcons[deadline?.urgency ?? "later"];
  return (
    <div className={[styles.until, styles[deadline?.urgency ?? ""]].join(" ")}>
      <div className={styles.left}>
        <strong>
          {Icon && <Icon aria-hidden size="1rem" />}
          {deadline ? (
            <TimeLeft deadline={deadline} />
          ) : planned === "never" ? (
            words.noAutoAction
          ) : (
            <WallClock when={planned} />
          )}
        </strong>{" "}
        {mark && <ChangeMark mark={mark} />}
      </div>
      <p>
        {planned !== "never" && !isOverdue && words.autoAction}{" "}
        {planned !== "never" && deadline && (
          <Value>
            {isOverdue ? (
              words.notHappened({ when: timeText(planned, language) })
            ) : (
              <WallClock when={planned} />
            )}
            <CopyButton
              label={copy.of({ name: words.autoAction, context: name })}
              text={() => maskCardNumbers(timeText(planned, language))}
            />
          </Value>
        )}{" "}
        {turn.kind === "unclear" && "· "}
        {(turn.kind === "unclear" || (planned === "never" && turn.kind !== "inProgress")) && (
          <ReceivedText>{stage.name}</ReceivedText>
        )}
      </p>
    </div>
  );
}

const icons = {
  ended: CircleCheck,
  unclear: CircleHelp,
  mine: UserCheck,
  bank: Landmark,
  acquirer: Hourglass,
  user: CircleUserRound,
  inProgress: Clock3,
} as const satisfies Readonly<Record<Turn["kind"], unknown>>;
