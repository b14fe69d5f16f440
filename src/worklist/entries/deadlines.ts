import { dateOf } from "#model/received.ts";
import type { Clock } from "#model/time/deadline.ts";
import type { Entry } from "./entry.ts";

const weekMs = 7 * 24 * 60 * 60_000;

export type ListedDeadline = ReturnType<typeof deadlinesIn>[number];

/** The future deadlines of a list, and those of the last seven days, which may have been missed. */
export const deadlinesIn = (entries: readonly Pick<Entry, "id" | "summary">[], { now }: Clock) =>
  entries.flatMap(({ id, summary }) => {
    const date = dateOf(summary?.autoAction);
    const dueAt = summary?.dueAt;
    if (date === undefined || dueAt === undefined || dueAt < now - weekMs) return [];
    return [{ id, date, dueAt, isDecision: summary?.next.kind === "decision" }];
  });
