import { plural } from "../plural.ts";

const many = plural("en");

/** The stage clock. */
export const clockWords = {
  title: "Stage clock",
  /** By whose clock a report and a printed case tell times; `zone` is an IANA name or "". */
  times: ({ zone }: { zone: string }) =>
    zone === ""
      ? "Times of the case are by the service's clock, as sent; its time zone is not known."
      : `Times of the case are by the service's clock (${zone}), as sent.`,
  show: "Time spent in each stage",
  now: "Now",
  /** By whose clock "now" is. */
  exactly: "by the service's clock",
  roughly: "by this computer's clock: the service's time zone is not known",
  length: ({ span, isExact }: { span: string; isExact: boolean }) =>
    isExact ? span : `about ${span}`,
  soFar: ({ length }: { length: string }) => `${length} so far`,
  since: ({ date }: { date: string }) => `since ${date}`,
  ahead: "Active, not begun",
  starts: ({ date }: { date: string }) => `starts ${date}`,
  ended: "Reached",
  idle: "Not under way",
  startDate: ({ date }: { date: string }) => `start date ${date}`,
  noStart: "Closed",
  closed: ({ date }: { date: string }) => `${date}; no start date was sent`,
  backwards: "Closed before it started",
  backwardDates: ({ from, to }: { from: string; to: string }) => `closed ${to}, started ${from}`,
  more: ({ count }: { count: number }) =>
    `Show ${count} more ${many(count, { one: "stage", other: "stages" })}`,
  undated: "No dates sent that can be placed",
};
