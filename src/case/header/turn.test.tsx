import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderCase, stageAnswer } from "../fixtures/render-case.tsx";

const turn = page.getByRole("complementary", { name: "Whose turn" });

test("an overdue automatic action has not happened, and the case says so", async () => {
  const autoActionDate = "2020-11-24T15:50:00";
  await renderCase({ answers: [stageAnswer({ autoActionDate })] });
  await expect.element(turn).toMatchTextContent(/Overdue \S+ days/);
  await expect
    .element(turn)
    .toMatchTextContent(/since 24 Nov 2020, 15:50.*The automatic action has not happened\./);
});

const timed = [stageAnswer({ autoActionDate: "2090-11-28T12:00:00" })];

test("a deadline by another clock names the service's zone, and the operator's own time", async () => {
  await renderCase({ answers: timed, settings: { timeZone: "Asia/Kathmandu" } });
  await expect
    .element(turn)
    .toMatchTextContent(/until 28 Nov 2090, 12:00.* Nepal Time · (?:\d+ Nov, )?\d\d:[14]5 here/);
});

test("a deadline by the operator's own clock names no zone", async () => {
  await renderCase({ answers: timed, settings: { timeZone: Temporal.Now.timeZoneId() } });
  await expect.element(turn).toMatchTextContent("until 28 Nov 2090, 12:00");
  await expect.element(turn).not.toMatchTextContent("here");
});
