import { describe, expect, test } from "vitest";
import { isDateTime } from "#wire/date-time.ts";
import { deadlineOf } from "./deadline.ts";

function dateTime(text: string) {
  if (!isDateTime(text)) throw new Error(text);
  return text;
}

const zones = ["Asia/Tokyo", "America/Los_Angeles", "Europe/Moscow", "Pacific/Apia"];

describe.each(zones)("with the service in %s", (serviceZone) => {
  const now =
    Temporal.PlainDateTime.from("2026-11-20T12:00:00").toZonedDateTime(
      serviceZone,
    ).epochMilliseconds;
  const clock = { now: () => now, serviceZone };

  test.each([
    ["2026-11-28T12:00:00", "later", 8, 0],
    ["2026-11-23T12:00:00", "later", 3, 0],
    ["2026-11-23T11:00:00", "soon", 2, 23],
    ["2026-11-22T12:00:00", "soon", 2, 0],
    ["2026-11-22T11:59:59", "urgent", 1, 23],
    ["2026-11-20T12:30:00", "urgent", 0, 0],
    ["2026-11-20T12:00:00", "passed", 0, 0],
    ["2026-11-20T11:59:59", "passed", 0, 0],
    ["2026-11-17T11:00:00", "passed", 3, 1],
  ])("%s is %s", (when, urgency, days, hours) => {
    expect(deadlineOf(dateTime(when), clock)).toMatchObject({
      urgency,
      days,
      hours,
      isExact: true,
    });
  });
});

test("no time left is exact without the service's zone", () => {
  const clock = { now: () => Date.now(), serviceZone: "" };
  expect(deadlineOf(dateTime("2026-11-28T12:00:00"), clock).isExact).toBe(false);
  expect(deadlineOf(dateTime("2026-11-28T12:00:00+03:00"), clock).isExact).toBe(true);
});
