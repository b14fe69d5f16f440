import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, caseWith, loaded, never, paste, rows, showHome } from "./fixtures/home-page.tsx";

/** A date-time at noon some days from today, by this computer's calendar. */
const inDays = (days: number) =>
  Temporal.Now.plainDateISO().add({ days }).toPlainDateTime("12:00").toString();

const zoneNotSet = page.getByText("because timeZone is not set");

async function showDeadlines() {
  const { asked } = await showHome({ timeZone: "" });
  await paste("1 2 3 4 5 6 7");
  const dates = [
    inDays(4),
    inDays(1),
    inDays(-3),
    inDays(2),
    inDays(0),
    never,
    "1753-01-01T00:00:00",
  ];
  for (const [index, date] of dates.entries()) {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    asked[index]?.answer(caseWith(index + 1, date));
  }
  await loaded();
}

test("without the service's zone the list counts days, but none from an implausible year, and says why once", async () => {
  await showDeadlines();
  const shown = [
    "Overdue 3 days",
    "today",
    "tomorrow",
    "in 2 days",
    "in 4 days",
    "1753-01-01T00:00:00",
    "No deadline",
  ];
  for (const [index, text] of shown.entries()) expect(rows()[index]).toContain(text);
  await expect.element(zoneNotSet).toBeVisible();
  await expect.element(page.getByRole("main")).not.toMatchTextContent(/\d h\b/);
  await expect.element(button("Overdue 1")).toBeVisible();
  await button("Next 2 days 3").click();
  expect(rows()).toHaveLength(3);
});
