import { expect, test } from "vitest";
import { loadLanguage } from "#i18n/languages.ts";
import { momentOf } from "#model/deadline.ts";
import { isDateTime } from "#wire/date-time.ts";
import { Mismatch } from "#wire/leaf.ts";
import type { Entry } from "../entries/case-row.ts";
import { entryWith, rowWith } from "../fixtures/entries.ts";
import { calendarReport, calendarText, deadlinesIn } from "./calendar-file.ts";

const english = await loadLanguage("en-GB");

const service = "https://bank.example/disputes/";
const now = Date.UTC(2026, 10, 21, 15, 0, 30);

function entry(id: number, planned: string, zone: string, isFinished = false): Entry {
  if (!isDateTime(planned)) throw new Error("no date-time");
  const personal = { code: "Ivan Petrov", merchantOrCard: "SHOP OF A PERSON", amount: "12345.67" };
  const row = rowWith({ ...personal, planned, dueAt: momentOf(planned, zone), isFinished });
  return entryWith(id, { row });
}

const fileOf = (entries: readonly Entry[], zone: string, language = english) =>
  calendarText(deadlinesIn(entries, now), language, {
    service,
    serviceZone: zone,
    now,
  });

/** Reads a calendar as strictly as RFC 5545 is written: the properties of each event by their names. */
function readCalendar(text: string) {
  if (!text.endsWith("\r\n")) throw new Error("the last line does not end");
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error("a line ends with something other than CRLF");
  const octets = new TextEncoder();
  for (const line of text.split("\r\n")) {
    if (octets.encode(line).length > 75) throw new Error(`too long: ${line}`);
  }
  const lines = text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  const open: string[] = [];
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+):(.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`no property: ${line}`);
    if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`not escaped: ${line}`);
    if (name === "BEGIN") {
      open.push(value);
      if (value === "VEVENT") events.push({});
    } else if (name === "END") {
      if (open.pop() !== value) throw new Error(`${value} ends before it began`);
    } else {
      const at = open.at(-1) === "VALARM" ? `VALARM.${name}` : name;
      const where = open.includes("VEVENT") ? events.at(-1) : undefined;
      if (where && at in where) throw new Error(`${at} twice`);
      if (where) where[at] = value.replaceAll("\\n", "\n").replaceAll(/\\(.)/g, "$1");
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} never ends`);
  return { lines, events };
}

test("writes a UTC time where the zone is known, with the wall clock in words", () => {
  const { lines, events } = readCalendar(
    fileOf([entry(900453, "2026-11-23T18:45:00.5", "Europe/Moscow")], "Europe/Moscow"),
  );
  expect(lines.slice(0, 3)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    expect.stringMatching(/^PRODID:/),
  ]);
  expect(events).toEqual([
    {
      UID: "900453@bank.example-disputes",
      DTSTAMP: "20261121T150030Z",
      SEQUENCE: "28047630",
      DTSTART: "20261123T154500Z",
      SUMMARY: "Case 900453: automatic action",
      DESCRIPTION: "23 Nov 2026, 18:45, by the service's clock (Europe/Moscow).",
      TRANSP: "TRANSPARENT",
      "VALARM.ACTION": "DISPLAY",
      "VALARM.TRIGGER": "-P1D",
      "VALARM.DESCRIPTION": "Case 900453: automatic action",
    },
  ]);
});

test.each([
  ["2026-12-01T23:59:00.1234567", "20261201T235900", "The time zone is unknown"],
  ["2026-12-01T10:00:00+03:00", "20261201T070000Z", "10:00"],
])("without a configured zone, writes %s as %s", (planned, start, description) => {
  const [event] = readCalendar(fileOf([entry(1, planned, "")], "")).events;
  expect(event?.["DTSTART"]).toBe(start);
  expect(event?.["DESCRIPTION"]).toContain(description);
});

test("folds long lines in Russian without splitting a character", async () => {
  const russian = await loadLanguage("ru-RU");
  const [event] = readCalendar(fileOf([entry(1, "2026-12-01T23:59:00", "")], "", russian)).events;
  expect(event?.["DESCRIPTION"]).toBe(
    russian.words.worklist.calendar.unknown({ when: "1 дек. 2026, 23:59" }),
  );
});

test("sets the alarm a day before, later when less is left, and none for a past deadline", () => {
  const times = [
    "2026-11-22T15:01:00",
    "2026-11-22T15:00:30",
    "2026-11-21T16:00:00",
    "2026-11-21T15:10:00",
    "2026-11-21T14:00:00",
  ];
  const { events } = readCalendar(
    fileOf(
      times.map((planned, index) => entry(index + 1, planned, "UTC")),
      "UTC",
    ),
  );
  expect(events.map((event) => event["VALARM.TRIGGER"])).toEqual([
    "-P1D",
    "-PT2H",
    "-PT30M",
    "PT0S",
    undefined,
  ]);
});

test("includes deadlines of the last seven days, and no personal data or amounts", () => {
  const text = fileOf(
    [entry(1, "2026-11-14T15:00:29", "UTC"), entry(2, "2026-11-14T15:00:30", "UTC")],
    "UTC",
  );
  expect(readCalendar(text).events.map(({ SUMMARY }) => SUMMARY)).toEqual([
    "Case 2: automatic action",
  ]);
  expect(text).not.toMatch(/Petrov|person|12345/);
  // An id that looks like a card number is masked.
  expect(fileOf([entry(4111111111111111, "2026-11-23T18:45:00", "")], "")).not.toContain(
    "4111111111111111",
  );
});

test("names every case that is left out, with the reason", () => {
  const error = new Error("no answer");
  const ended = rowWith({ isFinished: true });
  const entries: Entry[] = [
    entryWith(1, { error }),
    { ...entry(2, "2026-12-01T10:00:00", "UTC"), error },
    entryWith(3, { row: rowWith({ planned: "never" }) }),
    entry(4, "2026-11-14T10:00:00", "UTC"),
    entryWith(5, { row: ended }),
    entryWith(6, { row: rowWith({ planned: new Mismatch("soon") }) }),
  ];
  expect(calendarReport(entries, now, english.words)).toBe(
    "The calendar file has 1 deadline. Left out: not loaded: 1; without automatic action: 3; passed more than 7 days ago: 4; ended: 5; with a time that can't be read: 6. Not refreshed, with the dates received before: 2.",
  );
  expect(calendarReport([entryWith(4_111_111_111_111_111)], now, english.words)).toContain(
    "not loaded: 4111••••••••1111.",
  );
});
