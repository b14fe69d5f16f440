import fc from "fast-check";
import { expect, test } from "vitest";
import { caseOf } from "./fixtures/case-of.ts";
import { stageClockOf } from "./stage-clock.ts";

const zone = "Europe/Moscow";

function clockAt(wallClock: string, serviceZone = zone) {
  const at = Temporal.PlainDateTime.from(wallClock).toZonedDateTime(zone).epochMilliseconds;
  return { now: () => at, serviceZone };
}

function read(stages: readonly object[]) {
  const named = stages.map((stage, at) => ({ stageId: at + 1, name: `S${at + 1}`, ...stage }));
  return caseOf({ id: 1, stages: named }, "1");
}

const open = { stageCloseDate: "0001-01-01T00:00:00", autoActionDate: "9999-12-31T00:00:00" };
const chargeback = { startDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" };
const running = { ...open, isActive: true, startDate: "2026-05-15T12:00:00" };

/** The only span of a case of one stage. */
function spanOf(stage: object, now = "2026-05-19T13:30:00") {
  const [span] = stageClockOf(read([stage]), clockAt(now)).spans;
  if (!span) throw new Error("no span");
  return span;
}

test("a closed stage, the active one so far, and what lies ahead of it, in their places", () => {
  const { spans, now, ticks } = stageClockOf(
    read([chargeback, { ...running, autoActionDate: "2026-05-22T12:00:00" }, open]),
    clockAt("2026-05-19T13:30:00"),
  );
  expect(spans).toMatchObject([
    { state: "closed", length: { days: 12, hours: 2, totalHours: 290 }, isExact: true },
    { state: "running", length: { days: 4, hours: 1, totalHours: 97 }, to: undefined },
    { state: "undated", place: undefined, length: undefined },
  ]);
  expect(spans[0]?.place?.end).toBe(spans[1]?.place?.start);
  expect(now?.wallClock).toBe("2026-05-19T13:30");
  expect(spans[1]?.place?.end).toBe(now?.at);
  expect(spans[1]?.autoAction).toMatchObject({ when: "2026-05-22T12:00:00" });
  expect(spans[1]?.autoAction?.at).toBeGreaterThan(now?.at ?? 1);
  expect(ticks.map(({ day }) => day)).toEqual(["2026-05-04", "2026-05-11", "2026-05-18"]);
});

test.each<[string, object, object]>([
  [
    "closed before it started",
    { ...chargeback, startDate: "2026-06-01T10:00:00" },
    { state: "backwards", length: undefined },
  ],
  [
    "closed, with no start",
    { stageCloseDate: "2026-05-15T12:00:00" },
    { state: "no-start", length: undefined },
  ],
  [
    "started and closed at once",
    { ...chargeback, stageCloseDate: "2026-05-03T10:00:00" },
    { state: "closed", length: { totalHours: 0 } },
  ],
  [
    "active, with a start to come",
    { ...running, startDate: "2027-01-01T00:00:00" },
    { state: "ahead", length: undefined },
  ],
  ["the end, reached", { ...running, isFinal: true }, { state: "ended", length: undefined }],
  [
    "neither active nor closed",
    { ...open, startDate: "2026-05-03T10:00:00" },
    { state: "idle", place: undefined },
  ],
  ["no dates", {}, { state: "undated" }],
  ["sentinels only", { ...open, startDate: "0001-01-01T00:00:00" }, { state: "undated" }],
  [
    "no date-times",
    { isActive: true, startDate: "tomorrow", stageCloseDate: 7 },
    { state: "undated" },
  ],
  [
    "created, not started",
    { stageCreateDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" },
    { state: "closed", from: "2026-05-03T10:00:00" },
  ],
  [
    "changed after its close",
    { stageCreateDate: "2026-06-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" },
    { state: "no-start" },
  ],
  [
    "active and closed",
    { ...running, stageCloseDate: "2026-05-16T12:00:00" },
    { state: "closed", length: { days: 1 } },
  ],
])("%s", (_name, stage, expected) => {
  expect(spanOf(stage)).toMatchObject(expected);
});

test("without the service's zone no length is exact, unless its dates bring their own", () => {
  const [plain, zoned] = stageClockOf(
    read([
      chargeback,
      { startDate: "2026-05-03T10:00:00Z", stageCloseDate: "2026-05-03T15:00:00+02:00" },
    ]),
    clockAt("2026-05-19T13:30:00", ""),
  ).spans;
  expect(plain?.isExact).toBe(false);
  expect(zoned).toMatchObject({ isExact: true, length: { totalHours: 3 } });
});

test("a case that has ended long ago is not stretched to today", () => {
  const ended = [chargeback, { ...chargeback, isFinal: true }];
  const { now, ticks } = stageClockOf(read(ended), clockAt("2036-01-01T00:00:00"));
  expect(now).toBeUndefined();
  expect(ticks.at(-1)?.day).toBe("2026-05-11");
  // The control: while it goes on, it is.
  const onward = stageClockOf(read([chargeback, running]), clockAt("2036-01-01T00:00:00"));
  expect(onward.ticks.at(-1)?.day).toBe("2035-01-01");
});

test("a case without dates has no axis", () => {
  expect(stageClockOf(read([open, {}]), clockAt("2026-05-19T13:30:00"))).toMatchObject({
    ticks: [],
    now: undefined,
  });
});

const moment = fc
  .date({ min: new Date("0002-01-01"), max: new Date("9999-12-30"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));
const near = fc
  .integer({ min: 0, max: 500 })
  .map((hours) =>
    Temporal.PlainDateTime.from("2026-05-01T00:00")
      .add({ hours })
      .toString({ smallestUnit: "second" }),
  );
const sentDate = fc.oneof(
  near,
  moment,
  fc.constantFrom(
    "0001-01-01T00:00:00",
    "9999-12-31T00:00:00",
    "soon",
    null,
    5,
    "2026-02-30T00:00:00",
  ),
);
const anyStage = fc.record(
  {
    startDate: sentDate,
    stageCreateDate: sentDate,
    stageCloseDate: sentDate,
    autoActionDate: sentDate,
    isActive: fc.boolean(),
    isFinal: fc.boolean(),
  },
  { requiredKeys: [] },
);

const isOnAxis = (at: number) => at >= 0 && at <= 1;

test("whatever dates are sent, every stage is there, and what has a place is on the axis", () => {
  fc.assert(
    fc.property(fc.array(anyStage, { maxLength: 12 }), moment, (stages, at) => {
      const { spans, ticks, now } = stageClockOf(read(stages), clockAt(at));
      expect(spans).toHaveLength(stages.length);
      const placed = spans.flatMap(({ place, autoAction }) => [
        ...(place ? [place.start, place.end] : []),
        ...(autoAction ? [autoAction.at] : []),
      ]);
      const marks = [...placed, ...ticks.map((tick) => tick.at), ...(now ? [now.at] : [])];
      expect(marks.filter((mark) => !isOnAxis(mark))).toEqual([]);
      expect(spans.filter(({ place }) => place && place.start > place.end)).toEqual([]);
      expect(spans.filter(({ length }) => length && length.totalHours < 0)).toEqual([]);
      expect(spans.filter(({ state }) => state === "undated")).toEqual(
        spans.filter(({ from, to }) => from === undefined && to === undefined),
      );
      expect(ticks).toEqual(ticks.toSorted((one, other) => one.at - other.at));
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.length > 0).toBe(placed.length > 0);
    }),
  );
});

test("five thousand stages are no more than five thousand spans", () => {
  expect(
    stageClockOf(
      read(Array.from({ length: 5000 }, () => chargeback)),
      clockAt("2026-06-01T00:00:00"),
    ).spans,
  ).toHaveLength(5000);
});
