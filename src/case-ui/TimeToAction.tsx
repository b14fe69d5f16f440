import { useDeadline } from "#config/clock.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { DateTime, Received } from "#model/received.ts";
import type { Deadline, Urgency } from "#model/time/deadline.ts";
import { StatusLabel, type Tone } from "#ui/StatusLabel.tsx";
import { urgencyIcons } from "./urgency-icons.ts";

const tones: Readonly<Record<Urgency, Tone>> = {
  later: "soft",
  soon: "warn",
  urgent: "late",
  passed: "late",
};

/** The time left until the automatic action of a stage, or that none is planned. */
export function TimeToAction({ when }: { readonly when: Received<DateTime | "never"> }) {
  const { stage: t } = useMessages();
  const deadline = useDeadline(when);
  if (when === "never") return t.noAutoAction;
  return (
    deadline && (
      <StatusLabel tone={tones[deadline.urgency]} icon={urgencyIcons[deadline.urgency]}>
        <TimeLeft deadline={deadline} />
      </StatusLabel>
    )
  );
}

/** The time left until an automatic action, in words that say whether it is exact. */
export function TimeLeft({ deadline }: { readonly deadline: Deadline }) {
  const { stage: t } = useMessages();
  const { urgency, isExact } = deadline;
  const span = t.span(deadline);
  return (
    <span title={isExact ? undefined : t.zoneUnknown}>
      {urgency === "passed" ? t.passedAgo({ span, isExact }) : t.left({ span, isExact })}
    </span>
  );
}
