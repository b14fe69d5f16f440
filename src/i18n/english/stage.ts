import type { TimeSpan } from "#model/time/deadline.ts";
import { writeSpan } from "../time-span.ts";
import { counted } from "./numbers.ts";

const days = counted({ one: "day", other: "days" });
const hours = counted({ one: "hour", other: "hours" });

/** Stages: what they are, whose turn it is, and until when. */
export const stage = {
  stages: "Stages",
  showAll: ({ count }: { count: number }) => `Show all ${count} stages`,
  showFewer: "Show fewer stages",
  none: "This case has no stages.",
  unnamed: "Unnamed stage",
  selected: ({ name, number, count }: { name: string; number: number; count: number }) =>
    `${name}, stage ${number} of ${count}`,
  active: "Active",
  final: "Final",
  next: "Next",
  closed: "Closed",
  control: {
    Waiting: "Merchant's answer waits for the acquirer",
    AcceptedByAcquirer: "Answer accepted by the acquirer",
    DeclinedByAcquirer: "Answer declined by the acquirer",
    NotRequired: "No acquirer decision needed",
    AutoAction: "Automatic action",
  },
  until: "until",
  /** After a date of the service: its zone, "" where the date names it, and the time of the operator. */
  noAutoAction: "No deadline",
  overdueSince: "since",
  notHappened: "The automatic action has not happened.",
  autoAction: "Automatic action",
  /** "2 days 4 hours", "31 hours", "less than an hour". */
  span: (time: TimeSpan) =>
    writeSpan(time, {
      days,
      hours,
      lessThanAnHour: "less than an hour",
      lessThanADay: "less than a day",
    }),
  left: ({ span }: { span: string }) => `${span} left`,
  overdue: ({ span }: { span: string }) => `Overdue ${span}`,
  /** The day of a deadline, which may be the one before yesterday: the service's clock may be behind. */
  day: ({ days: count }: { days: number }) =>
    count < 0 ? "yesterday" : (["today", "tomorrow"][count] ?? `in ${days(count)}`),
  time: {
    title: "Stage times",
    /** On paper; `zone` is an IANA name or "". */
    byServiceClock: ({ zone }: { zone: string }) =>
      `Times by the service's clock${zone && ` (${zone})`}.`,
    /** "2 d 8 h", "31 h", "< 1 h". */
    short: (time: TimeSpan) =>
      writeSpan(time, {
        days: (count) => `${count} d`,
        hours: (count) => `${count} h`,
        lessThanAnHour: "< 1 h",
        lessThanADay: "< 1 d",
      }),
    soFar: ({ length }: { length: string }) => `${length} so far`,
    since: ({ date }: { date: string }) => `since ${date}`,
    planned: "Planned",
    skipped: "Skipped",
  },
  turn: {
    label: "Whose turn",
    reasons: {
      "no-stages": "the case has no stages",
      "unread-stages": "the stages could not be read",
      "no-active-stage": "no stage is active",
      "several-active-stages": ({ count }: { count: number }) => `${count} stages are active`,
      "active-and-closed": "the active stage has a close date",
    },
    ended: "Ended",
    unclear: "Unclear",
    mine: "Your turn",
    bank: "Your bank's turn",
    acquirer: "Acquirer's turn",
    user: ({ user }: { user: string }) => `Assigned to ${user}`,
    inProgress: "In progress",
  },
  noFields: "This stage has no fields.",
  allHidden: "All fields of this stage are hidden.",
};
