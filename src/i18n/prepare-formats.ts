import { formatTimeOfDay } from "./computer-clock.ts";
import { formatList } from "./list.ts";
import { formatDateRange, formatDateTime } from "./service-clock.ts";

/**
 * Formats a value of each kind that a case shows ahead of time: the first of a kind takes the browser as long as
 * hundreds more, 5 to 20 ms.
 */
export function prepareFormats(tag: string): void {
  const first = "2000-01-01T00:00:00";
  formatDateTime(first, tag);
  formatDateRange(first, "2000-01-02T00:00:00", tag);
  formatTimeOfDay(Date.now(), tag);
  formatList(["a", "b"], tag);
}
