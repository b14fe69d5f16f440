import { expect, test } from "vitest";
import { timeSpanOf } from "#model/time/deadline.ts";
import * as english from "./english.ts";

test.each([
  [0.9, "less than an hour"],
  [1, "1 h"],
  [47.9, "47 h"],
  [48, "48 h"],
  [49, "2 d 1 h"],
  [72, "3 d"],
  [6 * 24 + 5, "6 d 5 h"],
  [7 * 24 + 5, "7 d"],
])("%d hours are written as %s", (hours, text) => {
  expect(english.stage.span(timeSpanOf(hours))).toBe(text);
});
