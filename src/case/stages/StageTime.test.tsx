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

test("says how long each stage took, in short on the screen and in full for a screen reader", async () => {
  const rows = await showStages(stages);
  await expect.element(rows.nth(0).getByText("12 d", { exact: true })).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/12 days, 3 – 15 May 2026/);
  await expect.element(rows.nth(1).getByText("4 d", { exact: true })).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent(/4 days so far, since \d/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Planned, 1 Dec 2046, 10:00/);
  await expect.element(rows.nth(3)).toMatchTextContent(/Planned, 1 Nov 2026/);
  await expect.element(rows.nth(4)).toMatchTextContent(/Closed 03\.11\.2026/);
  await expect.element(rows.nth(4)).not.toMatchTextContent("Planned");
  // It has no automatic action, which is said of a stage that is active or selected.
  await expect.element(rows.nth(2)).not.toMatchTextContent("No deadline");
  await rows.nth(2).getByRole("link").click();
  await expect.element(rows.nth(2)).toMatchTextContent("No deadline");
});

/** A date-time at noon some days from today, by this computer's calendar. */
const inDays = (days: number) =>
  Temporal.Now.plainDateISO().add({ days }).toPlainDateTime("12:00").toString();

test("without the service's zone the case says no hours", async () => {
  const active = { ...second, startDate: inDays(-4), autoActionDate: inDays(2) };
  await renderCase({ answers: [caseAnswer({ stages: [stages[0], active] })] });
  const rows = page.getByRole("list", { name: "Stages" }).getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/12 d.*12 days, 3 – 15 May 2026/);
  await expect
    .element(page.getByRole("complementary", { name: "Whose turn" }))
    .toMatchTextContent(/in 2 days.* until \d+ \w+ \d{4}, 12:00/);
  await expect.element(page.getByRole("main")).not.toMatchTextContent(/\d (?:h|hours?)\b/);
});
