import { expect, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

/** A date-time some hours from now by Moscow's clock, on the minute. */
const inHours = (hours: number) =>
  Temporal.Now.plainDateTimeISO("Europe/Moscow")
    .add({ hours })
    .add({ minutes: 5 })
    .toString({ smallestUnit: "minute" })
    .concat(":00");

const [first, second, third] = dispute.bpItem.stages;
const stages = [
  { ...first, startDate: "2026-05-03T10:00:00", stageCloseDate: "2026-05-15T12:00:00" },
  { ...second, startDate: inHours(-97), autoActionDate: inHours(75) },
  { ...third, startDate: "2046-12-01T10:00:00", stageCloseDate: "0001-01-01T00:00:00" },
  { ...third, stageId: 51, isFinal: false },
  { ...third, stageId: 52, isFinal: false, stageCloseDate: "03.11.2026" },
];

async function showStages(received: readonly object[]) {
  const settings = { timeZone: "Europe/Moscow" };
  await renderCase({ answers: [caseAnswer({ stages: received })], settings });
  return page.getByRole("list", { name: "Stages" }).getByRole("listitem");
}

const barOf = (row: Element | undefined) => row?.querySelector("[class*=_bar_]");

test("says how long each stage took, in short on the screen and in full for a screen reader", async () => {
  const rows = await showStages(stages);
  await expect.element(rows.nth(0).getByText("12 d", { exact: true })).toBeVisible();
  await expect.element(rows.nth(0)).toHaveTextContent(/12 days, 3 – 15 May 2026/);
  await expect.element(rows.nth(1).getByText("4 d so far", { exact: true })).toBeVisible();
  await expect.element(rows.nth(1)).toHaveTextContent(/4 days so far, since \d/);
  await expect.element(rows.nth(2)).toHaveTextContent(/Planned, 1 Dec 2046, 10:00/);
  expect(barOf(rows.nth(2).element())).toBeNull();
  await expect.element(rows.nth(3)).toHaveTextContent(/^Closed ?Not active/);
  await expect.element(rows.nth(4)).toHaveTextContent(/No usable dates, .*Closed 03\.11\.2026/);
  await expect.element(rows.nth(4)).not.toHaveTextContent("Not started");
  // It has no automatic action, which is said of a stage that is active or selected.
  await expect.element(rows.nth(2)).not.toHaveTextContent("No deadline");
  await rows.nth(2).getByRole("link").click();
  await expect.element(rows.nth(2)).toHaveTextContent("No deadline");
});

test("draws no bar, which would say that the time is over, for an active stage without a deadline", async () => {
  const never = { ...second, startDate: inHours(-97), autoActionDate: "9999-12-31T23:59:59" };
  const rows = await showStages([{ ...stages[0] }, never]);
  await expect.element(rows.nth(1)).toHaveTextContent(/4 days so far/);
  expect(barOf(rows.nth(0).element())).not.toBeNull();
  expect(barOf(rows.nth(1).element())).toBeNull();
});

test("draws all bars on one scale, and no bar too short to be seen", async () => {
  const at = "2026-05-15T12:00:00";
  const rows = await showStages([
    { ...stages[0], startDate: "2016-05-03T10:00:00" },
    { ...first, stageId: 50, startDate: at, stageCloseDate: at },
  ]);
  await expect.element(rows.nth(1)).toBeVisible();
  const [long, short] = rows.elements().map((row) => barOf(row)?.getBoundingClientRect());
  expect(long?.width).toBeGreaterThan(35);
  expect(short?.width).toBeGreaterThanOrEqual(2);
  expect(Math.abs((short?.right ?? 0) - (long?.right ?? 9))).toBeLessThan(4);
});
