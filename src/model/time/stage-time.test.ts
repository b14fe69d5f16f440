import { expect, test } from "vitest";
import { caseOf } from "../fixtures/case-of.ts";
import { clockAt } from "./deadline.ts";
import { stageTimeOf } from "./stage-time.ts";

const zone = "Europe/Moscow";

const clockIn = (wallClock: string, serviceZone = zone) =>
  clockAt(
    Temporal.PlainDateTime.from(wallClock).toZonedDateTime(zone).epochMilliseconds,
    serviceZone,
    zone,
  );

const open = { stageCloseDate: "0001-01-01T00:00:00", autoActionDate: "9999-12-31T00:00:00" };
const [may3, may15] = ["2026-05-03T10:00:00", "2026-05-15T12:00:00"];
const chargeback = { startDate: may3, stageCloseDate: may15 };
const running = { ...open, isActive: true, startDate: may15 };

function timeOf(received: object, now = "2026-05-19T13:30:00", serviceZone = zone) {
  const [stage] = caseOf({ stages: [received] }).stages;
  if (!stage) throw new Error("no stage");
  return stageTimeOf(stage, clockIn(now, serviceZone));
}

const uncounted = { length: undefined, share: undefined };

test.each<[string, object, object]>([
  ["closed", chargeback, { state: "closed", length: { days: 12, hours: 2 }, share: undefined }],
  ["active", running, { state: "active", length: { days: 4, hours: 1 }, to: undefined }],
  ["closed, no start", { stageCloseDate: may15 }, { state: "closed", to: may15, ...uncounted }],
  ["closed before it started", { startDate: may15, stageCloseDate: may3 }, uncounted],
  ["not active, open", { ...open, startDate: may3 }, { state: "planned", ...uncounted }],
])("the time of a stage: %s", (_name, stage, expected) => {
  expect(timeOf(stage)).toMatchObject(expected);
});

test("without the service's zone a stage has taken days", () => {
  expect(timeOf(chargeback, undefined, "").length).toEqual({ days: 12, hours: undefined });
  expect(timeOf(running, undefined, "").length).toEqual({ days: 4, hours: undefined });
});

test.each([
  ["half of it has passed", "2026-05-17T12:00:00", 0.5],
  ["it is over", "2026-05-23T12:00:00", 1],
])("the share of an active stage's time: %s", (_name, now, share) => {
  const planned = { ...running, autoActionDate: "2026-05-19T12:00:00" };
  expect(timeOf(planned, now).share).toBe(share);
  expect(timeOf(planned, now, "").share).toBe(share);
});
