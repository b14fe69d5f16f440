import { urgencyOf } from "#model/deadline.ts";
import type { Entry } from "./worklist.ts";

/** What the list comes to. */
export interface ListCount {
  readonly count: number;
  /** Whose automatic action has passed. */
  readonly passed: number;
  /** Whose automatic action is less than 48 hours away. */
  readonly hours: number;
  /** Of which nothing is known: they failed, or were not loaded. */
  readonly failed: number;
}

/** Counts a list of which nothing is on its way. @param now milliseconds since 1970. */
export function countOf(entries: readonly Entry[], now: number): ListCount {
  const urgencies = entries.flatMap(({ row }) =>
    row?.dueAt === undefined ? [] : urgencyOf(row.dueAt - now),
  );
  return {
    count: entries.length,
    passed: urgencies.filter((urgency) => urgency === "passed").length,
    hours: urgencies.filter((urgency) => urgency === "hours").length,
    failed: entries.filter(({ row }) => !row).length,
  };
}
