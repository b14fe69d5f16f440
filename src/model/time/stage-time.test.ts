import { expect, test } from "vitest";
import { caseOf } from "../fixtures/case-of.ts";
import { stageTimeOf, timeScaleOf } from "./stage-time.ts";

const zone = "Europe/Moscow";

function clockAt(wallClock: string, serviceZone = zone) {
  const now = Temporal.PlainDateTime.from(wallClock).toZonedDateTime(zone).epochMilliseconds;
  return { now: () => now, serviceZone };
}

function read(stages: readonly object[]) {
  return caseOf({ stages }).stages;
}

const open = { stageCloseDate: "0001-01-01T00:00:00", autoActionDate: "9999-12-31T00:00:00" };
const chargeback = { startDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" };
const running = { ...open, isActive: true, startDate: "2026-05-15T12:00:00" };

function timeOf(received: object, now = "2026-05-19T13:30:00", serviceZone = zone) {
  const [stage] = read([received]);
  if (!stage) throw new Error("no stage");
  return stageTimeOf(stage, clockAt(now, serviceZone));
}

test("a closed stage, the active one so far and its deadline, on one scale", () => {
  const clock = clockAt("2026-05-19T13:30:00");
  const stages = read([chargeback, { ...running, autoActionDate: "2026-05-22T12:00:00" }, open]);
  const [closed, active, idle] = stages.map((stage) => stageTimeOf(stage, clock));
  expect([closed, active, idle]).toMatchObject([
    { state: "closed", length: { days: 12, hours: 2, totalHours: 290 }, isExact: true },
    { state: "running", length: { days: 4, hours: 1, totalHours: 97 }, to: undefined },
    { state: "undated", bar: undefined, length: undefined },
  ]);
  expect(closed?.bar?.end).toBe(active?.bar?.start);
  expect(active?.bar?.end).toBe(active?.untilAction?.start);
  const scale = timeScaleOf(stages, clock);
  expect(scale).toEqual({ start: closed?.bar?.start, end: active?.untilAction?.end });
  expect((scale?.end ?? 0) - (scale?.start ?? 0)).toBe(19 * 24 + 2);
});

const [may3, may15] = ["2026-05-03T10:00:00", "2026-05-15T12:00:00"];

test.each<[string, object, object]>([
  ["closed, no start", { stageCloseDate: may15 }, { state: "no-start", length: undefined }],
  ["closed at once", { ...chargeback, stageCloseDate: may3 }, { length: { totalHours: 0 } }],
  [
    "active since a moment that this computer's clock has not reached",
    { ...running, startDate: "2026-05-19T13:30:47" },
    { state: "running", length: { totalHours: 0 } },
  ],
  ["the end, reached", { ...running, isFinal: true }, { state: "ended", length: undefined }],
  ["not active, open", { ...open, startDate: may3 }, { state: "inactive", bar: undefined }],
  ["no dates", {}, { state: "undated" }],
  ["sentinels only", { ...open, startDate: "0001-01-01T00:00:00" }, { state: "undated" }],
  ["no date-times", { isActive: true, startDate: "tomorrow" }, { state: "undated" }],
  ["no start", { stageCreateDate: may3, stageCloseDate: may15 }, { state: "closed", from: may3 }],
  ["changed later", { stageCreateDate: may15, stageCloseDate: may3 }, { state: "no-start" }],
  ["closed before it started", { startDate: may15, stageCloseDate: may3 }, { state: "undated" }],
  ["active and closed", { ...chargeback, isActive: true }, { length: { days: 12 } }],
])("%s", (_name, stage, expected) => {
  expect(timeOf(stage)).toMatchObject(expected);
});

test("no length is exact without the service's zone, unless the dates have one", () => {
  const zoned = { startDate: "2026-05-03T10:00:00Z", stageCloseDate: "2026-05-03T15:00:00+02:00" };
  expect(timeOf(chargeback, undefined, "").isExact).toBe(false);
  expect(timeOf(zoned, undefined, "")).toMatchObject({ isExact: true, length: { totalHours: 3 } });
});

test("shows no automatic action of a final stage, nor a past one", () => {
  const planned = { ...running, autoActionDate: "2026-05-22T12:00:00" };
  expect(timeOf({ ...planned, isFinal: true }).untilAction).toBeUndefined();
  expect(timeOf(planned, "2026-05-23T12:00:00").untilAction).toBeUndefined();
});

test("a case of any length has a scale, which is not stretched to today, and one without dates has none", () => {
  const ended = read(Array.from({ length: 10_000 }, () => ({ ...chargeback, isFinal: true })));
  const scale = timeScaleOf(ended, clockAt("2036-01-01T00:00:00"));
  expect((scale?.end ?? 0) - (scale?.start ?? 0)).toBe(290);
  expect(timeScaleOf(read([open, {}]), clockAt("2026-05-19T13:30:00"))).toBeUndefined();
});

test.each([
  [false, ["planned", "inactive"]],
  [true, ["inactive", "ended"]],
])("a stage is planned until the case has ended: %s", (isActive, states) => {
  const stages = read([
    { ...open, startDate: may15 },
    { ...open, isActive, isFinal: true, startDate: may3 },
  ]);
  const clock = clockAt("2026-05-04T00:00:00");
  expect(stages.map((stage) => stageTimeOf(stage, clock).state)).toEqual(states);
});
