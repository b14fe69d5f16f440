import { expect, test } from "vitest";
import { englishLanguage } from "#i18n/languages.ts";
import { clockAt } from "#model/time/deadline.ts";
import { isDateTime } from "#wire/date-time.ts";
import { entryWith, summaryWith } from "../fixtures/entries.ts";
import { rowText } from "../list/columns.tsx";
import type { ListFilter } from "./columns-and-filters.ts";
import { matchesFilters, textFilter } from "./filter-entries.ts";

const planned = "2026-11-28T02:46:00";
const clock = clockAt(Date.UTC(2026, 10, 25, 20), "UTC");

function row() {
  if (!isDateTime(planned)) throw new Error("no date-time");
  const summary = summaryWith({
    code: "DP-26-453",
    turn: { kind: "user", user: "smirnov" },
    stage: "Representment",
    next: { kind: "decision" },
    merchantOrCard: "LINDEN & CO FURNITURE",
    amount: "1234567.89",
    currency: "RUB",
    autoAction: planned,
    dueAt: Date.parse(`${planned}Z`),
  });
  const entry = entryWith(900453, { summary, changes: { total: 2, kinds: ["field"] } });
  return rowText(entry, clock, englishLanguage);
}

test.each(["dp‑26‑453", "furniture linden", "accept or decline", "1 234 567.89", "2 d 6 h"])(
  "a row is found by %j, which it shows",
  (typed) => {
    expect(textFilter(typed)(row())).toBe(true);
  },
);

test.each(["meridian", "linden meridian", "900 454", "1 24"])(
  "a row is not found by %j, which it does not show",
  (typed) => {
    expect(textFilter(typed)(row())).toBe(false);
  },
);

test.each<[pressed: ListFilter[], isShown: boolean]>([
  [[], true],
  [["near"], true],
  [["overdue", "near"], true],
  [["near", "mine", "bank"], true],
  [["near", "bank", "new", "changed"], true],
])(
  "with %j pressed, a changed case of my bank that is due tomorrow is shown: %j",
  (pressed, isShown) => {
    const summary = summaryWith({
      turn: { kind: "bank", user: "" },
      dueAt: clock.now + 86_400_000,
    });
    const entry = entryWith(1, { summary, changes: { total: 1, kinds: ["field"] } });
    expect(matchesFilters(entry, pressed, clock)).toBe(isShown);
  },
);
