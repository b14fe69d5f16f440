import { expect, test } from "vitest";
import { hourMs, timeSpanOf } from "#model/time/deadline.ts";
import * as english from "./english.ts";

test.each([
  [1, "1 hour", "less than a day"],
  [47.9, "47 hours", "1 day"],
  [49, "2 days 1 hour", "2 days"],
  [6 * 24 + 5, "6 days 5 hours", "6 days"],
  [7 * 24 + 5, "7 days", "7 days"],
])("%d hours are written as %s, and without the service's zone as %s", (hours, text, inDays) => {
  expect(english.stage.span(timeSpanOf(hours * hourMs, "UTC"))).toBe(text);
  expect(english.stage.span(timeSpanOf(hours * hourMs, ""))).toBe(inDays);
});
