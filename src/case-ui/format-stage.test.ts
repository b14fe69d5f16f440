import { expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import * as russian from "#i18n/russian.ts";
import type { Deadline } from "#model/time/deadline.ts";
import { formatTimeLeft } from "./format-stage.ts";

test.each<[Deadline, inEnglish: string, inRussian: string]>([
  [{ urgency: "passed", days: -10 }, "Overdue 10 days", "Просрочено на 10 дней"],
  [{ urgency: "soon", days: -2 }, "yesterday", "вчера"],
  [{ urgency: "soon", days: -1 }, "yesterday", "вчера"],
  [{ urgency: "soon", days: 1 }, "tomorrow", "завтра"],
  [{ urgency: "soon", days: 2 }, "in 2 days", "через 2 дня"],
  [{ urgency: "later", days: 21 }, "in 21 days", "через 21 день"],
])("without the service's zone %j is %s, %s, on the list and in the case", (deadline, ...words) => {
  for (const isShort of [true, false]) {
    const shown = [english, russian].map((messages) => formatTimeLeft(deadline, messages, isShort));
    expect(shown).toEqual(words);
  }
});

const span = { days: 1, hours: 6 };

test.each<[Deadline, short: string, long: string]>([
  [{ urgency: "passed", span }, "Overdue 30 h", "Overdue 30 hours"],
  [{ urgency: "urgent", span }, "30 h left", "30 hours left"],
])("%j is %s on the list and %s in the case", (deadline, short, long) => {
  expect(formatTimeLeft(deadline, english, true)).toBe(short);
  expect(formatTimeLeft(deadline, english)).toBe(long);
});
