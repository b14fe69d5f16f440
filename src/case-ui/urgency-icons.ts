import { CircleAlert, Clock3, Hourglass, type LucideIcon } from "lucide-react";
import type { Urgency } from "#model/time/deadline.ts";

/** The icon of a deadline, the same in the header, the timeline and the worklist; a distant one has none. */
export const urgencyIcons: Readonly<Record<Urgency, LucideIcon | undefined>> = {
  later: undefined,
  soon: Hourglass,
  urgent: Clock3,
  passed: CircleAlert,
};
