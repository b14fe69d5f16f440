import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readRetrievedCase } from "#api/get-case.ts";
import { nextTask } from "#lib/scheduler.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
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
} from "./fixtures/home-page.tsx";

const box = page.getByRole("textbox", { name: "Case id" });
test("the arrow down goes to the list from the empty box, j and k go on from the last row", async () => {
  await showList([caseWith(1, "2020-05-01T10:00:00")], [caseWith(2, never)]);
  box.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(link(1)).toHaveFocus();
  for (const key of ["j", "k"]) {
    await button("Overdue 1").click();
    await userEvent.keyboard(key);
    await expect.element(link(1)).toHaveFocus();
  }
  await box.fill("900");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box).toHaveFocus();
});

const idsOf = (requests: readonly { readonly id: number }[]) => requests.map(({ id }) => id);

test("sends at most four requests at once, shows the progress, and cancels all of them", async () => {
  const { asked } = await showHome();
  await paste("1, 2, 3, 4, 5, 6");
  await expect.element(page.getByText("0 of 6 done")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => idsOf(asked)).toEqual([1, 2, 3, 4]);
  asked[0]?.answer({}, 500);
  await expect.element(page.getByText("1 of 6 done, 1 not loaded")).toBeVisible();
  await expect.poll(() => asked.length).toBe(5);
  await button("Cancel").click();
  await expect
    .poll(() => asked.map(({ signal }) => signal?.aborted))
    .toEqual([false, true, true, true, true]);
  await expect.element(row(6)).toMatchTextContent("Loading was cancelled.");
  await expect.element(button("Open case")).toHaveFocus();
});

test("cases that could not be loaded stand together, and are retried or removed alone or together", async () => {
  const { asked } = await showList(
    [caseWith(1, never)],
    [{ success: false, errorMessage: "Case 2 of 4111111111111111 was not found." }],
    [{}, 500],
    [{}, 500],
  );
  await expect.element(page.getByText("3 could not be loaded")).toBeVisible();
  await expect.element(row(2)).toMatchTextContent("Case 2 of 4111••••••••1111 was not found.");
  await expect.element(button("Retry case 2")).not.toBeInTheDocument();
  button("Retry case 3").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => idsOf(asked)).toEqual([1, 2, 3, 4, 3]);
  // No row moves while it is loading.
  expect(rows()[2]).toContain("Loading…");
  asked[4]?.answer(caseWith(3, "2031-05-01T10:00:00"));
  await expect.element(page.getByText("2 could not be loaded")).toBeVisible();
  expect(rows()[0]).toContain("DP-26-3");
  await expect.element(link(3)).toHaveFocus();
  await button("Retry all").click();
  await expect.poll(() => idsOf(asked).slice(5)).toEqual([2, 4]);
  for (const request of asked.slice(5)) request.answer({}, 500);
  await loaded();
  await button("Remove all").click();
  await expect.element(page.getByText("2 cases removed.")).toBeVisible();
  expect(rows()).toHaveLength(2);
  await button("Undo").click();
  await expect.poll(() => rows()).toHaveLength(4);
  expect(asked).toHaveLength(7);
});

test("removes a case and ended cases, and puts each back where the focus was", async () => {
  const { worklist } = await showList(
    [caseWith(1, never, { isFinal: true })],
    [caseWith(2, never)],
    [caseWith(3, never)],
  );
  await button("Remove case 2").click();
  await expect.element(row(2)).not.toBeInTheDocument();
  await expect.element(link(3)).toHaveFocus();
  await button("Undo").click();
  await expect.element(link(2)).toHaveFocus();
  await button("More").click();
  await page.getByRole("menuitemcheckbox", { name: "Keep this list on this computer" }).click();
  expect(worklist.store.get().isStored).toBe(true);
  await choose("Remove ended (1)");
  await expect.element(row(1)).not.toBeInTheDocument();
  await choose("Clear list");
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(button("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(link(3)).toHaveFocus();
});

test("lists a case that was opened, without a request, in the state in which it was opened", async () => {
  const { asked, router } = await showList([caseWith(1, never)], [caseWith(2, never)]);
  for (const id of [1, 3]) {
    await router.navigate(`/cases/${id}`);
    await expect.poll(() => asked.at(-1)?.id).toBe(id);
    asked.at(-1)?.answer(caseWith(id, "2020-05-01T10:00:00"));
    await expect.element(page.getByRole("heading", { name: `DP-26-${id}` })).toBeVisible();
  }
  await router.navigate("/");
  await expect.element(row(1)).toMatchTextContent("Overdue ");
  await expect.element(row(2)).toMatchTextContent("No deadline");
  await expect.element(row(3)).toMatchTextContent("Overdue ");
  expect(idsOf(asked)).toEqual([1, 2, 1, 3]);
});

test("marks created cases as new, and reads them", async () => {
  const { asked, worklist, router } = await showList([caseWith(1, never)], [caseWith(2, never)]);
  await router.navigate("/settings");
  worklist.addCreated([caseIdOf(1001)]);
  await router.navigate("/");
  await expect.poll(() => asked.at(-1)?.id).toBe(1001);
  asked.at(-1)?.answer(caseWith(1001, "2020-05-01T10:00:00"));
  await expect.element(row(1001)).toMatchTextContent(/Overdue .*New/);
  await expect.element(button("New 1")).toBeVisible();
});

test("refreshes all cases with r, and keeps the rows of those that failed or were cancelled", async () => {
  const { asked } = await showList(
    [caseWith(1, never)],
    [caseWith(2, never)],
    [caseWith(3, never)],
  );
  await expect.element(button(/^Refresh list, loaded \d\d:\d\d$/i)).toBeVisible();
  await userEvent.keyboard("r");
  await expect.poll(() => asked.length).toBe(6);
  asked[3]?.answer({}, 500);
  asked[4]?.answer(caseWith(2, "2020-05-01T10:00:00"));
  await expect.element(row(1)).toMatchTextContent("Not refreshedThe service failed");
  await expect.element(row(2)).toMatchTextContent("Overdue ");
  await button("Cancel").click();
  await loaded();
  await expect.element(row(1)).toMatchTextContent("DP-26-1");
  await expect.element(row(3)).toMatchTextContent("DP-26-3");
});

test("filters the list by buttons with counts and by text with f, and keeps those that have no hit", async () => {
  await showList(
    [caseWith(1, never, { name: "Arbitration" })],
    [caseWith(2, "2020-05-01T10:00:00")],
    [caseWith(3, "2020-05-01T10:00:00", { name: "Arbitration" })],
    [{}, 500],
  );
  await expect.element(button(/^Under 48 h/)).not.toBeInTheDocument();
  await button("Not loaded 1").click();
  expect(rows()).toEqual([expect.stringContaining("status 500")]);
  await button("Overdue 2").click();
  await expect.element(page.getByText("No case is in all of these.")).toBeVisible();
  await button("Overdue 2").click();
  await button("Remove case 4").click();
  await expect.poll(rows).toHaveLength(3);

  await userEvent.keyboard("{Escape}f");
  const text = page.getByRole("textbox", { name: "Filter by any word" });
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("arbi 12.5");
  await expect.element(page.getByText("2 of 3")).toBeVisible();
  await button("Overdue 2").click();
  expect(rows()).toEqual([expect.stringContaining("DP-26-3")]);
  await button("Clear").click();
  await expect.element(text).toHaveValue("");
  await expect.element(text).toHaveFocus();
  await text.fill("linden");
  await expect.element(page.getByText("No case on the list has “linden”.")).toBeVisible();
  await expect.element(button("Overdue 2")).toHaveAttribute("aria-pressed", "true");
  await button("Show all").click();
  expect(rows()).toHaveLength(3);
  await expect.element(text).toHaveValue("");
});

/** Noon some days from today, by this computer's calendar. */
const inDays = (days: number) =>
  Temporal.Now.plainDateISO().add({ days }).toPlainDateTime("12:00").toString();

test("without the service's zone the list counts days, and says why", async () => {
  const { asked } = await showHome({ timeZone: "" });
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  const dates = [inDays(2), inDays(-3), "1753-01-01T00:00:00"];
  for (const [index, date] of dates.entries()) asked[index]?.answer(caseWith(index + 1, date));
  await expect.element(row(3)).toMatchTextContent("1753-01-01T00:00:00");
  await expect.element(page.getByText("because timeZone is not set")).toBeVisible();
  await expect.element(button("Overdue 1")).toBeVisible();
  await button("Next 2 days 1").click();
  expect(rows()).toEqual([expect.stringContaining("in 2 days")]);
});

test("refreshes automatically only when switched on and visible, without ended and refused cases", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { asked } = await showHome({ refreshSeconds: 30 });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never, { isFinal: true }));
  asked[1]?.answer(caseWith(2, never));
  await loaded();
  async function expectNoRequest() {
    const { length } = asked;
    vi.advanceTimersByTime(90_000);
    await nextTask();
    expect(asked).toHaveLength(length);
  }
  await expectNoRequest();
  await button("More").click();
  await page.getByRole("menuitemcheckbox", { name: "Refresh every 30 s" }).click();
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await expectNoRequest();
  hidden.mockReturnValue("visible");
  vi.advanceTimersByTime(90_000);
  await expect.poll(() => idsOf(asked)).toEqual([1, 2, 2]);
  asked[2]?.answer({}, 403);
  await expect.element(row(2)).toMatchTextContent("not allow");
  await expectNoRequest();
});

test("where the service asks to wait, the list waits, says so in one line and can try at once", async () => {
  const { asked } = await showHome();
  await paste("1 2 3 4 5 6");
  await expect.poll(() => asked.length).toBe(4);
  for (const { answer } of asked.slice(0, 4)) answer({}, 429, { "Retry-After": "600" });
  const line = page.getByText("The service is busy.");
  await expect.element(line).toBeVisible();
  await nextTask();
  expect(asked).toHaveLength(4);
  await button("Try now").click();
  for (const index of [4, 5, 6, 7, 8, 9]) {
    await expect.poll(() => asked.length).toBeGreaterThan(index);
    asked[index]?.answer(caseWith(asked[index]?.id, never));
  }
  await loaded();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(row(6)).toMatchTextContent("DP-26-6");
});

/** Case 1 with this automatic action, as read now. */
const readCase = (autoActionDate: string) =>
  readRetrievedCase(
    { status: 200, text: JSON.stringify(caseWith(1, autoActionDate)) },
    caseIdOf(1),
  );

test("marks the changes of a case until they are acknowledged", async () => {
  const { asked, seenCases } = await showList(
    [caseWith(1, never)],
    [caseWith(2, never)],
    [caseWith(3, never)],
  );
  await seenCases.changesOf(readCase(never));
  await button("Refresh list").click();
  await expect.poll(() => asked.length).toBe(6);
  asked.at(-1)?.answer(caseWith(3, never));
  for (const request of asked.slice(3, 5)) {
    request.answer(caseWith(request.id, "2031-05-01T10:00:00"));
  }
  await expect.element(row(1)).toMatchTextContent("1 change");
  await expect.element(row(2)).toMatchTextContent("1 change");
  await expect.element(row(3)).not.toMatchTextContent("change");
  await expect.element(button("Changed 2")).toBeVisible();
  await seenCases.acknowledge(readCase("2031-05-01T10:00:00"));
  await expect.element(row(1)).not.toMatchTextContent("change");
  await expect.element(button("Changed 1")).toBeVisible();
});

test("exports the cases that the filter shows, and says that a file could not be written", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const fault = page.getByText("Something went wrong in the viewer itself. Try again.");
  await showList([caseWith(1, "2031-05-01T10:00:00")], [{}, 500]);
  const saved = vi.spyOn(URL, "createObjectURL").mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await choose("Save for Excel");
  await expect.element(fault).toBeVisible();
  await choose("Calendar file");
  await expect.element(fault).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The calendar file has 1 deadline\./)).toBeVisible();
  await button("Not loaded 1").click();
  await choose("Save for Excel");
  await expect.poll(() => saved.mock.calls.length).toBe(3);
  const [file] = saved.mock.calls[2] ?? [];
  // The parts of the workbook are stored uncompressed.
  const text = file instanceof Blob ? await file.text() : "";
  expect(text).toContain("status 500");
  expect(text).not.toContain("DP-26-1");
});
