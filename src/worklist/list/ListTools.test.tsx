import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, caseWith, never, paste, row, rows, showHome } from "../fixtures/home-page.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

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
  await expect.element(page.getByText("2 cases", { exact: true })).toBeVisible();
  for (const next of ["Export as CSV", "Export for Excel", "Calendar file"]) {
    files.mockImplementationOnce(() => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    await button("Export as CSV").click();
    await expect.element(fault).toBeVisible();
    const { length } = files.mock.calls;
    await button(next).click();
    await expect.element(fault).not.toBeInTheDocument();
    await expect.poll(() => files.mock.calls.length).toBe(length + 1);
  }
  await expect.element(report).toBeVisible();
  // It tells of the calendar, and not of a table.
  await button("Export as CSV").click();
  await expect.element(report).not.toBeInTheDocument();
});

test("only what failed is offered to be tried again, and a key refreshes the list", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never));
  asked[1]?.answer({}, 500);
  await expect.element(row(2)).toHaveTextContent("status 500");
  await expect.element(button("Refresh list")).toHaveAttribute("aria-keyshortcuts", "r");
  await button("Retry failed (1)").click();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
  asked[2]?.answer(caseWith(2, never));
  await expect.element(row(2)).toHaveTextContent("DP-26-2");
  await expect.element(button(/^Retry failed/)).not.toBeInTheDocument();
});

test("cases that failed are removed together, with Undo, and no other", async () => {
  const { asked } = await showHome();
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  asked[0]?.answer(caseWith(1, never));
  asked[1]?.answer({ success: false, errorMessage: "Case 2 was not found." });
  asked[2]?.answer({}, 500);
  await button("Remove failed (2)").click();
  await expect.element(page.getByText("2 cases removed.")).toBeVisible();
  expect(rows()).toEqual([expect.stringContaining("DP-26-1")]);
  await expect.element(button("Refresh list")).toHaveFocus();
  await button("Undo").click();
  await expect.poll(() => rows().length).toBe(3);
});

test("a calendar tells the cases of its service from another's", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const files = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:none");
  const { asked } = await showHome({ baseUrl: "https://bank.example/disputes" });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  for (const one of asked) one.answer(caseWith(one.id, "2031-05-01T10:00:00"));
  await expect.element(page.getByText("2 cases", { exact: true })).toBeVisible();
  await button("Calendar file").click();
  const [file] = files.mock.lastCall ?? [];
  const text = file instanceof Blob ? await file.text() : "";
  expect(text.match(/UID:.*/g)).toEqual([
    "UID:1@bank.example-disputes",
    "UID:2@bank.example-disputes",
  ]);
});
