import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  caseWith,
  choose,
  link,
  never,
  row,
  rows,
  showList,
} from "../fixtures/home-page.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

test("says that a file could not be written, until another one is", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const fault = page.getByText("Something went wrong in the viewer itself. Try again.");
  await showList([caseWith(1, "2031-05-01T10:00:00")], [caseWith(2, never)]);
  vi.spyOn(URL, "createObjectURL").mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await choose("Export", "Export for Excel");
  await expect.element(fault).toBeVisible();
  await button("Calendar file").click();
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The calendar file has 1 deadline\./)).toBeVisible();
});

test("removes ended cases together, and clears the list with Undo", async () => {
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
