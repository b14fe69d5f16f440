import { formatDay } from "#language/wall-clock.ts";
import type { Language } from "#language/words.ts";
import { cleanArn, readArnDate, splitArn } from "#model/arn.ts";

/**
 * Whose ARN it is and of which day, to compare with what one types it from; "" while it is not whole.
 * @param today `YYYY-MM-DD`; the year nearest to it is taken.
 */
export function arnHint(typed: string, today: string, { tag, words }: Language): string {
  const parts = splitArn(cleanArn(typed));
  if (!parts) return "";
  const date = readArnDate(parts.date, today);
  return words.arn.hint({
    acquirer: parts.acquirer,
    day: date.isDay ? formatDay(date.day, tag) : "",
  });
}
