import { expect, test } from "vitest";
import { englishLanguage } from "#i18n/languages.ts";
import { caseOf } from "#model/fixtures/case-of.ts";
import { clockAt } from "#model/time/deadline.ts";
import { stageTimeOf } from "#model/time/stage-time.ts";
import { formatStageTime } from "./StageTime.tsx";

const zone = "Europe/Moscow";
const now = Temporal.ZonedDateTime.from(`2026-05-19T10:00:00[${zone}]`).epochMilliseconds;

test.each<[received: object, short: string, main: string, dates: string]>([
  [
    { startDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" },
    "12 d",
    "12 days",
    "3 – 15 May 2026",
  ],
  [
    { isActive: true, startDate: "2026-05-15T09:00:00" },
    "4 d 1 h",
    "4 days 1 hour so far",
    "since 15 May 2026, 09:00",
  ],
  [{ startDate: "2046-12-01T10:00:00" }, "1 Dec 2046", "Planned", "1 Dec 2046, 10:00"],
  [{ stageCloseDate: "03.11.2026" }, "", "", ""],
])("%j took in short %j, for a screen reader %j, %j", (received, ...expected) => {
  const [stage] = caseOf({ stages: [received] }).stages;
  if (!stage) throw new Error("no stage");
  const time = formatStageTime(stageTimeOf(stage, clockAt(now, zone, zone)), englishLanguage);
  const texts = [time.short, time.main, time.dates.replaceAll(/\s*–\s*/g, " – ")];
  expect(texts).toEqual(expected);
});
