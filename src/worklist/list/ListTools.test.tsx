import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  caseWith,
  choose,
  link,
  loaded,
  never,
  paste,
  row,
  rows,
  showHome,
  showList,
} from "../fixtures/home-page.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const csv = () => choose("Export", "Export as CSV");
const workbook = () => choose("Export", "Export for Excel");
const calendar = () => button("Calendar file").click();
const fault = page.getByText("Something went wrong in the viewer itself. Try again.");
const report = page.getByText("The calendar file has 1 deadline.");

test("that a file could not be written is said, and no longer when another one is", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const files = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:none");
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, "2031-05-01T10:00:00"));
  asked[1]?.answer(caseWith(2, never));
  await loaded();
  for (const next of [csv, workbook, calendar]) {
    files.mockImplementationOnce(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    await csv();
    await expect.element(fault).toBeVisible();
    const { length } = files.mock.calls;
    await next();
    await expect.element(fault).not.toBeInTheDocument();
    await expect.poll(() => files.mock.calls.length).toBe(length + 1);
  }
  await expect.element(report).toBeVisible();
  // It tells of the calendar, and not of a table.
  await csv();
  await expect.element(report).not.toBeInTheDocument();
});

test("what has ended is removed together, and clearing the list can be undone", async () => {
  const { asked } = await showList([caseWith(1, never, { isFinal: true })], [caseWith(2, never)]);
  await choose("More", "Remove ended (1)");
  await expect.poll(() => rows()).toEqual([expect.stringContaining("DP-26-2")]);
  await choose("More", "Clear list");
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(button("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(link(2)).toHaveFocus();
  await expect.element(row(2)).toHaveTextContent("DP-26-2");
  expect(asked).toHaveLength(2);
});
