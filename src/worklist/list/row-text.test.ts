import { expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import type { NextStep } from "#model/case-summary.ts";
import { nextText } from "./row-text.ts";

test.each<[next: NextStep, dueAt: number | undefined, text: string]>([
  [{ kind: "decision" }, 900, "Accept or decline"],
  [{ kind: "acquirerDecides" }, 1100, "Acquirer decides"],
  [{ kind: "stage", name: "Arbitration" }, 1100, "Arbitration"],
  [{ kind: "stage", name: "Arbitration" }, undefined, "Arbitration"],
  [{ kind: "stage", name: "Arbitration" }, 1000, "Automatic action"],
])("%j, due at %j, is %j", (next, dueAt, text) => {
  expect(nextText({ next, dueAt }, { now: 1000, serviceZone: "UTC" }, english)).toBe(text);
});

test("without the service's zone an automatic action is next where its date is past in every zone", () => {
  const next: NextStep = { kind: "stage", name: "Arbitration" };
  const textAfter = (hours: number) =>
    nextText({ next, dueAt: 0 }, { now: hours * 3_600_000, serviceZone: "" }, english);
  expect([textAfter(26), textAfter(27)]).toEqual(["Arbitration", "Automatic action"]);
});
