import { idText } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import type { CaseId } from "#model/case-id.ts";
import { isOdd } from "#model/sent.ts";
import { deadlinesIn } from "./calendar-file.ts";
import { firstOf } from "./typed-text.ts";
import type { Entry } from "./worklist.ts";

/** Why a case is not in a calendar. */
export type LeftOut = "unread" | "ended" | "unplanned" | "unreadable" | "past";

/** What a calendar file holds, and what it does not. */
export interface CalendarReport {
  readonly count: number;
  readonly leftOut: ReadonlyMap<LeftOut, readonly CaseId[]>;
  /** In it as they were read before: their last refresh has failed. */
  readonly stale: readonly CaseId[];
}

/**
 * Tells what becomes of each case of the list.
 * @param now milliseconds since 1970.
 */
export function calendarReport(entries: readonly Entry[], now: number): CalendarReport {
  const inIt = new Set(deadlinesIn(entries, now).map(({ id }) => id));
  const others = entries.filter(({ id }) => !inIt.has(id));
  const reasons = Map.groupBy(others, reasonOf);
  return {
    count: inIt.size,
    leftOut: new Map([...reasons].map(([reason, all]) => [reason, all.map(({ id }) => id)])),
    stale: entries
      .filter(({ id, error }) => inIt.has(id) && error !== undefined)
      .map(({ id }) => id),
  };
}

/** The report in sentences: how many events, and by name every case that has none. */
export function reportText({ count, leftOut, stale }: CalendarReport, words: Words): string {
  const { calendar } = words.worklist;
  const named = (ids: readonly CaseId[]) => firstOf(ids.map(idText), words.app.open);
  const reasons = [...leftOut].map(([reason, ids]) => `${calendar.why[reason]}: ${named(ids)}`);
  return [
    count === 0 ? calendar.none : calendar.saved({ count }),
    reasons.length > 0 && calendar.leftOut({ reasons: reasons.join("; ") }),
    stale.length > 0 && calendar.stale({ named: named(stale) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function reasonOf({ row }: Entry): LeftOut {
  if (!row) return "unread";
  if (row.isFinished) return "ended";
  if (isOdd(row.planned)) return "unreadable";
  return row.dueAt === undefined ? "unplanned" : "past";
}
