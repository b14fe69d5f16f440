import { expect, test } from "vitest";
import { timeSpanOf } from "#model/time/deadline.ts";
import * as english from "./english.ts";

test.each([
  [0.9, "less than an hour"],
  [1, "1 hour"],
  [47.9, "47 hours"],
  [48, "48 hours"],
  [49, "2 days 1 hour"],
  [72, "3 days"],
  [6 * 24 + 5, "6 days 5 hours"],
  [7 * 24 + 5, "7 days"],
])("%d hours are written as %s", (hours, text) => {
  expect(english.stage.span(timeSpanOf(hours))).toBe(text);
});
