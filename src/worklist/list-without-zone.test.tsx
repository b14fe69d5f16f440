import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  button,
  caseWith,
  loaded,
  never,
  paste,
  row,
  rows,
  showHome,
} from "./fixtures/home-page.tsx";

/** A date-time at noon some days from today, by this computer's calendar. */
const inDays = (days: number) =>
  Temporal.Now.plainDateISO().add({ days }).toPlainDateTime("12:00").toString();

const zoneNotSet = page.getByText("because timeZone is not set");

async function showDeadlines(timeZone: string) {
  const { asked } = await showHome({ timeZone });
  await paste("1 2 3 4 5 6");
  const dates = [inDays(4), inDays(1), inDays(-3), inDays(2), inDays(0), never];
  for (const [index, date] of dates.entries()) {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    asked[index]?.answer(caseWith(index + 1, date));
  }
  await loaded();
}

test("without the service's zone the list counts days, and says why once", async () => {
  await showDeadlines("");
  const shown = ["Overdue 3 days", "today", "tomorrow", "in 2 days", "in 4 days", "No deadline"];
  for (const [index, text] of shown.entries()) expect(rows()[index]).toContain(text);
  await expect.element(zoneNotSet).toBeVisible();
  await expect.element(page.getByRole("main")).not.toMatchTextContent(/\d h\b/);
  await expect.element(button("Overdue 1")).toBeVisible();
  await button("Next 2 days 3").click();
  expect(rows()).toHaveLength(3);
});

test("with the service's zone the list has hours and no such line", async () => {
  await showDeadlines(Temporal.Now.timeZoneId());
  await expect.element(row(2)).toMatchTextContent(/\d h left/);
  await expect.element(button(/^Under 48 h/)).toBeVisible();
  await expect.element(zoneNotSet).not.toBeInTheDocument();
});

test("a deadline in an implausible year is shown as received, with no time left", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, "1753-01-01T00:00:00"));
  asked[1]?.answer(caseWith(2, never));
  await loaded();
  await expect.element(row(1)).toMatchTextContent("1753-01-01T00:00:00");
  await expect.element(row(1)).not.toMatchTextContent("Overdue");
});
