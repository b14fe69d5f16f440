/** A day that is named on an axis of time. */
export interface Tick {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Where it stands, 0 to 1. */
  readonly at: number;
  /** The day is named by itself, or as the first one of a month or a year. */
  readonly names: "day" | "month" | "year";
}

type Step = { readonly days: number } | { readonly months: number };

const steps: readonly Step[] = [
  ...[1, 2, 7, 14].map((days) => ({ days })),
  ...[1, 2, 3, 6].map((months) => ({ months })),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000].map((years) => ({ months: years * 12 })),
];

const most = 4;
const daysOfMonth = 30.437;
const monday = () => Temporal.PlainDate.from("1970-01-05");

/**
 * The days to name on an axis from the start of one day to the start of a later one: a few, evenly
 * apart, on Mondays, on first days of months or of years as the axis grows.
 * @param place where a day stands on the axis, 0 to 1.
 */
export function ticksBetween(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  place: (day: Temporal.PlainDate) => number,
): Tick[] {
  const days = from.until(to, { largestUnit: "day" }).days;
  const step = steps.find((one) => days / lengthOf(one) <= most) ?? { months: 60_000 };
  const ticks: Tick[] = [];
  for (let at = firstOf(step, from); isBefore(dayOf(step, at), to); at++) {
    const day = dayOf(step, at);
    ticks.push({ day: day.toString(), at: place(day), names: namesOf(step) });
  }
  return ticks;
}

const lengthOf = (step: Step) => ("days" in step ? step.days : step.months * daysOfMonth);

function namesOf(step: Step) {
  if ("days" in step) return "day";
  return step.months < 12 ? "month" : "year";
}

/** How many steps the first tick is from Monday 5 January 1970, or from the start of the year 0. */
function firstOf(step: Step, from: Temporal.PlainDate): number {
  if ("days" in step) {
    return Math.ceil(monday().until(from, { largestUnit: "day" }).days / step.days);
  }
  const { year, month, day } = from;
  return Math.ceil((year * 12 + month - 1 + (day > 1 ? 1 : 0)) / step.months);
}

function dayOf(step: Step, at: number): Temporal.PlainDate {
  if ("days" in step) return monday().add({ days: at * step.days });
  const months = at * step.months;
  return Temporal.PlainDate.from({
    year: Math.floor(months / 12),
    month: (months % 12) + 1,
    day: 1,
  });
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) < 0;
