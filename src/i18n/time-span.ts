import type { TimeSpan } from "#model/time/deadline.ts";

interface SpanWords {
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly lessThanAnHour: string;
  readonly lessThanADay: string;
}

const maxHoursAlone = 48;

/**
 * Writes a length of time: up to {@link maxHoursAlone} in hours, under a week in days and hours, from then on in days;
 * in days alone where the hours are not known.
 */
export function writeSpan({ days, hours }: TimeSpan, words: SpanWords): string {
  if (hours === undefined) return days === 0 ? words.lessThanADay : words.days(days);
  const totalHours = days * 24 + hours;
  if (totalHours === 0) return words.lessThanAnHour;
  if (totalHours <= maxHoursAlone) return words.hours(totalHours);
  return days > 6 || hours === 0 ? words.days(days) : `${words.days(days)} ${words.hours(hours)}`;
}
