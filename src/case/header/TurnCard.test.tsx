import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderCase, stageAnswer } from "../fixtures/render-case.tsx";

const turn = page.getByRole("complementary", { name: "Whose turn" });
const answers = [stageAnswer({ autoActionDate: "2090-11-28T12:00:00" })];

test("a deadline by another clock names the service's zone, and the operator's own time", async () => {
  await renderCase({ answers, settings: { timeZone: "Asia/Kathmandu" } });
  await expect
    .element(turn)
    .toMatchTextContent(/until 28 Nov 2090, 12:00.* Nepal Time · (?:\d+ Nov, )?\d\d:[14]5 here/);
});

test("a deadline by the operator's own clock names no zone", async () => {
  await renderCase({ answers, settings: { timeZone: Temporal.Now.timeZoneId() } });
  await expect.element(turn).toMatchTextContent("until 28 Nov 2090, 12:00");
  await expect.element(turn).not.toMatchTextContent("here");
});
