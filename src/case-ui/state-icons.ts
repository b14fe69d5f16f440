import {
  Check,
  CircleAlert,
  CircleDashed,
  CircleQuestionMark,
  Clock3,
  Hourglass,
  Landmark,
  type LucideIcon,
  User,
  UserCheck,
} from "lucide-react";
import type { Urgency } from "#model/time/deadline.ts";
import type { Turn } from "#model/turn.ts";

export const turnIcons: Readonly<Record<Turn["kind"], LucideIcon>> = {
  mine: UserCheck,
  bank: Landmark,
  user: User,
  acquirer: CircleDashed,
  inProgress: CircleDashed,
  unclear: CircleQuestionMark,
  ended: Check,
};

/** The icon of a deadline, the same in the header, the timeline and the worklist; a distant one has none. */
export const urgencyIcons: Readonly<Record<Urgency, LucideIcon | undefined>> = {
  later: undefined,
  soon: Hourglass,
  urgent: Clock3,
  passed: CircleAlert,
};
