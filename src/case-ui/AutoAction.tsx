import { CircleAlert, CircleSlash, Clock3, TriangleAlert } from "lucide-react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { Deadline, Urgency } from "#model/deadline.ts";
import type { DateTime, Received } from "#model/received.ts";
import { StatusLabel, type Tone } from "#ui/StatusLabel.tsx";
import styles from "./AutoAction.module.css";
import { useDeadline } from "./clock.ts";
import { WallClock } from "./Leaf.tsx";

const looks: Readonly<Record<Urgency, { tone: Tone; icon: typeof Clock3 }>> = {
  later: { tone: "soft", icon: Clock3 },
  soon: { tone: "warn", icon: TriangleAlert },
  hours: { tone: "late", icon: CircleAlert },
  passed: { tone: "late", icon: CircleAlert },
};

interface AutoActionProps {
  readonly when: Received<DateTime | "never">;
  /** Whether it begins with "Automatic action"; not needed after a term that says so. */
  readonly isNamed?: boolean;
  /** The stage is closed: nothing is left to wait for. */
  readonly isPast?: boolean;
}

/** The automatic action of a stage: its time, and the time left. */
export function AutoAction({ when, isNamed = true, isPast = false }: AutoActionProps) {
  const { stage: words } = useWords();
  const deadline = useDeadline(when);
  if (when === undefined) return null;
  if (when === "never") {
    return (
      <span className={styles.quiet}>
        <CircleSlash aria-hidden size="0.75rem" /> {words.noAutoAction}
      </span>
    );
  }
  return (
    <span className={styles.auto}>
      {isNamed && words.autoAction} <WallClock when={when} />
      {deadline && !isPast && (
        <>
          {" "}
          <Left deadline={deadline} />
        </>
      )}
    </span>
  );
}

/** Only the time left until the automatic action of a stage, or that none is planned. */
export function TimeToAction({ when }: Pick<AutoActionProps, "when">) {
  const { stage: words } = useWords();
  const deadline = useDeadline(when);
  if (when === "never") return words.noAutoAction;
  return deadline && <Left deadline={deadline} />;
}

interface LeftProps {
  readonly deadline: Deadline;
}

const Left = ({ deadline }: LeftProps) => (
  <StatusLabel {...looks[deadline.urgency]}>
    <TimeLeft deadline={deadline} />
  </StatusLabel>
);

/** The time left until an automatic action, in words that say whether it is exact. */
export function TimeLeft({ deadline }: LeftProps) {
  const { stage: words } = useWords();
  const { urgency, isExact } = deadline;
  const span = words.span(deadline);
  return (
    <span title={isExact ? undefined : words.zoneUnknown}>
      {urgency === "passed" ? words.passedAgo({ span, isExact }) : words.left({ span, isExact })}
    </span>
  );
}
