import { type TimeSpan, urgentHours } from "#model/time/deadline.ts";

interface SpanWords {
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly lessThanAnHour: string;
}

/** Writes a length of time: up to {@link urgentHours} in hours, under a week in days and hours, from then on in days. */
export function writeSpan({ days, hours, totalHours }: TimeSpan, words: SpanWords): string {
  if (totalHours === 0) return words.lessThanAnHour;
  if (totalHours <= urgentHours) return words.hours(totalHours);
  return days > 6 || hours === 0 ? words.days(days) : `${words.days(days)} ${words.hours(hours)}`;
}
