import { expect, test } from "vitest";
import { englishLanguage, loadLanguage } from "#language/words.ts";
import { readCaseId } from "#model/case-id.ts";
import { momentOf } from "#model/deadline.ts";
import { isDateTime } from "#wire/date-time.ts";
import { calendarText, deadlinesIn } from "./calendar-file.ts";
import type { Entry } from "./worklist.ts";

const now = Date.UTC(2026, 10, 21, 15, 0, 30);

function entry(id: number, planned: string, zone: string, isFinished = false): Entry {
  const caseId = readCaseId(String(id));
  if (caseId === undefined || !isDateTime(planned)) throw new Error("no such case");
  const row = {
    code: "Ivan Petrov",
    caseType: "DP",
    stage: "Stage of a person",
    stageKey: "41",
    amount: "12345.67",
    currency: "RUB",
    planned,
    dueAt: momentOf(planned, zone),
    controlActions: [],
    isFinished,
    glimpse: undefined,
  };
  return { id: caseId, status: "settled", row, error: undefined };
}

const fileOf = (entries: readonly Entry[], zone: string, language = englishLanguage) =>
  calendarText(deadlinesIn(entries, now), language, zone, now);

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

test("a known zone: the moment in UTC, and the wall clock with its zone in words", () => {
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
      UID: "900453-41-2026-11-23T1845005@case-viewer",
      DTSTAMP: "20261121T150030Z",
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

test("an unknown zone: a floating time that says so", () => {
  const [event] = readCalendar(fileOf([entry(1, "2026-12-01T23:59:00", "")], "")).events;
  expect(event?.["DTSTART"]).toBe("20261201T235900");
  expect(event?.["DESCRIPTION"]).toContain("Its time zone is not known");
});

test("a time that came with its zone stands at its moment, whatever is configured", () => {
  const [event] = readCalendar(fileOf([entry(1, "2026-12-01T10:00:00+03:00", "")], "")).events;
  expect(event?.["DTSTART"]).toBe("20261201T070000Z");
});

test("in Russian no line is too long and no character is cut in two", async () => {
  const russian = await loadLanguage("ru-RU");
  const [event] = readCalendar(fileOf([entry(1, "2026-12-01T23:59:00", "")], "", russian)).events;
  expect(event?.["DESCRIPTION"]).toBe(
    russian.words.worklist.calendar.unknown({ when: "1 дек. 2026, 23:59" }),
  );
});

test("what has passed is not in it, and nothing about people or money is", () => {
  const text = fileOf(
    [entry(1, "2026-11-21T10:00:00", "UTC"), entry(2, "2026-11-21T16:00:00", "UTC")],
    "UTC",
  );
  expect(readCalendar(text).events.map(({ SUMMARY }) => SUMMARY)).toEqual([
    "Case 2: automatic action",
  ]);
  expect(text).not.toMatch(/Petrov|person|12345/);
});

test("the control: the reader of this test refuses what is not in order", () => {
  const text = fileOf([entry(1, "2026-12-01T23:59:00", "")], "");
  expect(() => readCalendar(text.replace("\r\n", "\n"))).toThrow("CRLF");
  expect(() => readCalendar(text.replaceAll("\r\n ", ""))).toThrow("too long");
  expect(() => readCalendar(text.replaceAll("\\,", ","))).toThrow("not escaped");
});
