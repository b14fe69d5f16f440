import { expect, test } from "vitest";
import { loadLanguage } from "#i18n/languages.ts";
import { clockAt, momentOf } from "#model/time/deadline.ts";
import { isDateTime } from "#wire/date-time.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { entryWith, summaryWith } from "../fixtures/entries.ts";
import type { Entry } from "../store/entry.ts";
import { calendarReport, calendarText, deadlinesIn } from "./calendar-file.ts";

const english = await loadLanguage("en-GB");

const service = "https://bank.example/disputes/";
const now = Date.UTC(2026, 10, 21, 15, 0, 30);

function entry(id: number, planned: string, zone: string): Entry {
  if (!isDateTime(planned)) throw new Error("no date-time");
  const personal = { code: "Ivan Petrov", merchantOrCard: "SHOP OF A PERSON", amount: "12345.67" };
  const summary = summaryWith({ ...personal, autoAction: planned, dueAt: momentOf(planned, zone) });
  return entryWith(id, { summary });
}

const fileOf = (entries: readonly Entry[], zone: string, language = english) =>
  calendarText(deadlinesIn(entries, clockAt(now, zone)), language, {
    service,
    serviceZone: zone,
    now,
  });

/** The unfolded lines of a calendar, which must end and be folded as RFC 5545 says. */
function linesOf(text: string): string[] {
  expect(text).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  return text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
}

/** The values of a property in all events. */
const valuesOf = (text: string, property: string): string[] =>
  linesOf(text)
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1));

test("writes a UTC time where the zone is known, with the wall clock in words", () => {
  const text = fileOf([entry(900453, "2026-11-23T18:45:00.5", "Europe/Moscow")], "Europe/Moscow");
  expect(linesOf(text)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//case-viewer//worklist",
    "BEGIN:VEVENT",
    "UID:jasl@bank.example-disputes",
    "DTSTAMP:20261121T150030Z",
    "DTSTART:20261123T154500Z",
    "SUMMARY:Case 900453: automatic action",
    "TRANSP:TRANSPARENT",
    "DESCRIPTION:23 Nov 2026\\, 18:45\\, by the service's clock (Europe/Moscow).",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P1D",
    "DESCRIPTION:Case 900453: automatic action",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test.each(["2026-12-01T23:59:00.1234567", "2026-12-01T10:00:00+03:00"])(
  "without the service's zone, %s is a whole day, with a reminder on the day before",
  (planned) => {
    const lines = linesOf(fileOf([entry(1, planned, "")], ""));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261201");
    expect(lines).toContain("TRIGGER:-PT15H");
    expect(lines.filter((line) => line.startsWith("DT"))).toHaveLength(2);
  },
);

test("folds long lines without splitting a character", async () => {
  const russian = await loadLanguage("ru-RU");
  const zone = "America/Argentina/ComodRivadavia";
  const text = fileOf([entry(1, "2026-12-01T23:59:00", zone)], zone, russian);
  const when = "1 дек. 2026, 23:59";
  const description = russian.messages.worklist.calendar.description({ when, zone });
  expect(text).toContain("\r\n ");
  expect(valuesOf(text, "DESCRIPTION")[0]).toBe(description.replaceAll(",", "\\,"));
});

test("includes deadlines of the last seven days in words, and no personal data or amounts", () => {
  const { id, summary } = entry(3, "2026-11-23T18:45:00", "UTC");
  const waiting = summaryWith({ ...summary, next: { kind: "decision" } });
  const text = fileOf(
    [
      entry(1, "2026-11-14T15:00:29", "UTC"),
      entry(2, "2026-11-14T15:00:30", "UTC"),
      entryWith(id, { summary: waiting }),
    ],
    "UTC",
  );
  expect(valuesOf(text, "SUMMARY")).toEqual([
    "Case 2: automatic action",
    "Case 3: accept or decline",
  ]);
  expect(text).not.toMatch(/Petrov|person|12345/);
  // An id that looks like a card number is masked.
  expect(fileOf([entry(4111111111111111, "2026-11-23T18:45:00", "")], "")).not.toContain(
    "4111111111111111",
  );
});

test("names the cases whose deadline is not known", () => {
  const entries: Entry[] = [
    entryWith(1),
    entry(2, "2026-12-01T10:00:00", "UTC"),
    entryWith(3, { summary: summaryWith({ autoAction: "never" }) }),
    entry(4, "2026-11-14T10:00:00", "UTC"),
    entryWith(5, { summary: summaryWith({ isFinished: true }) }),
    entryWith(6, { summary: summaryWith({ autoAction: new Mismatch("soon") }) }),
    entryWith(7, { summary: summaryWith({ autoAction: undefined }) }),
  ];
  expect(calendarReport(entries, clockAt(now, "UTC"), english.messages)).toBe(
    "The calendar file has 1 deadline. Left out, because the deadline is not known: 1, 6, 7.",
  );
  expect(
    calendarReport([entryWith(4_111_111_111_111_111)], clockAt(now, "UTC"), english.messages),
  ).toContain("not known: 4111••••••••1111.");
});
