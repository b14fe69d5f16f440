import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { caseQueries } from "#api/queries.ts";
import { acknowledge, changesSinceSeen } from "#changes/seen-cases.ts";
import { forgetSeen } from "#changes/seen-database.ts";
import { readCaseId } from "#model/case-id.ts";
import { nextTask } from "#ui/page/yielder.ts";
import {
  button,
  caseWith,
  link,
  loaded,
  never,
  paste,
  row,
  rows,
  showHome,
  showList,
} from "./fixtures/home-page.tsx";

afterEach(async () => {
  await forgetSeen();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const box = page.getByRole("textbox", { name: "Case id" });
const elsewhere = page.getByRole("heading", { name: "Elsewhere" });
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

test("the box takes the focus when the page comes, but not from what has it already", async () => {
  const { router } = await showHome();
  await expect.element(box).toHaveFocus();
  await router.navigate("/settings");
  await expect.element(elsewhere).toBeVisible();
  const reached = document.createElement("button");
  document.body.append(reached);
  reached.focus();
  await router.navigate("/");
  await expect.element(page.getByText("The list is empty.")).toBeVisible();
  expect(document.activeElement).toBe(reached);
  reached.remove();
});

test("never more than four requests are on their way, and the progress is exact", async () => {
  const { asked } = await showHome();
  await paste(ids(101, 10).join("\n"));
  await expect.element(page.getByText("0 of 10 done")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => asked.length).toBe(4);
  asked[0]?.answer({}, 500);
  await expect.element(page.getByText("1 of 10 done, 1 not loaded")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "1");
  for (let answered = 1; answered < 10; answered += 1) {
    await expect.poll(() => asked.length).toBe(Math.min(10, answered + 4));
    const next = asked[answered];
    next?.answer(caseWith(next.id, never));
  }
  await loaded();
  expect(asked.map(({ id }) => id)).toEqual(ids(101, 10));
});

test("the list is narrowed down to a part of it, by a button with its count", async () => {
  await showList(
    [caseWith(1, "2020-05-01T10:00:00")],
    [caseWith(2, never, { controlActionStatus: "Waiting" })],
    [{}, 500],
  );
  await expect.element(button("All 3")).toHaveAttribute("aria-pressed", "true");
  await expect.element(button(/^Under 48 h/)).not.toBeInTheDocument();
  await button("Overdue 1").click();
  expect(rows()).toEqual([expect.stringContaining("DP-26-1")]);
  await button("Not loaded 1").click();
  expect(rows()).toEqual([expect.stringContaining("status 500")]);
  await button("Remove case 3").click();
  await expect.element(button("All 2")).toHaveAttribute("aria-pressed", "true");
  expect(rows()).toHaveLength(2);
});

test("every column sorts the list, both ways", async () => {
  await showList(
    [{ success: true, bpItem: { ...caseWith(1, never).bpItem, amount: 20 } }],
    [{ success: true, bpItem: { ...caseWith(2, never).bpItem, amount: 3 } }],
  );
  const head = page.getByRole("columnheader", { name: "Amount" });
  const sort = head.getByRole("button");
  await expect.element(head).not.toHaveAttribute("aria-sort");
  await sort.click();
  await expect.element(head).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => rows()[0]).toContain("DP-26-2");
  await sort.click();
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await expect.poll(() => rows()[0]).toContain("DP-26-1");
});

test("cases that could not be loaded stand together, and what may pass is tried again", async () => {
  const { asked } = await showList(
    [caseWith(1, never)],
    [{ success: false, errorMessage: "Case 2 was not found." }],
    [{}, 500],
  );
  await expect.element(page.getByText("2 could not be loaded")).toBeVisible();
  await expect.element(row(2)).toHaveTextContent("Case 2 was not found.");
  await expect.element(button("Retry case 2")).not.toBeInTheDocument();
  button("Retry case 3").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 3, 3]);
  // No row moves, and the focus stays, while it is on its way.
  expect(rows()[2]).toContain("Loading…");
  asked[3]?.answer(caseWith(3, "2031-05-01T10:00:00"));
  await expect.element(page.getByText("1 could not be loaded")).toBeVisible();
  expect(rows()[0]).toContain("DP-26-3");
  await expect.element(link(3)).toHaveFocus();
});

test("all of them are tried again together, and removed together, with Undo", async () => {
  const { asked } = await showList([caseWith(1, never)], [{}, 500], [{}, 500]);
  const status = page.getByRole("status").filter({ hasText: "done" });
  await expect.element(status).toHaveTextContent("3 of 3 done, 2 not loaded");
  await button("Retry all").click();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 3, 2, 3]);
  for (const one of asked.slice(3)) one.answer({}, 500);
  await loaded();
  button("Remove all").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2 cases removed.")).toBeVisible();
  expect(rows()).toEqual([expect.stringContaining("DP-26-1")]);
  await expect.element(button("Undo")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rows().length).toBe(3);
  await expect.element(page.getByRole("link", { name: "Case 2" })).toHaveFocus();
  expect(asked).toHaveLength(5);
});

test("Cancel gives up what is on its way and what waits, until it is retried", async () => {
  const { asked } = await showHome();
  await paste(ids(1, 6).join(","));
  await expect.poll(() => asked.length).toBe(4);
  asked[0]?.answer(caseWith(1, never));
  await expect.poll(() => asked.length).toBe(5);
  await button("Cancel").click();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true, true, true, true]);
  await expect.element(row(6)).toHaveTextContent("Loading was cancelled.");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await button("Retry all").click();
  await expect.poll(() => asked.slice(5).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
});

test("a removed row leaves the focus to its neighbour, and Undo gives it back to the row", async () => {
  const { asked } = await showList(
    [caseWith(1, never)],
    [caseWith(2, never)],
    [caseWith(3, never)],
  );
  await button("Remove case 2").click();
  await expect.element(row(2)).not.toBeInTheDocument();
  await expect.element(link(3)).toHaveFocus();
  await button("Undo").click();
  await expect.element(link(2)).toHaveFocus();
  expect(asked).toHaveLength(3);
});

test("of what another page hands over only ids are asked for, each once, and not once more", async () => {
  const { asked, router } = await showHome();
  await router.navigate("/", { state: [5, "6", 6, 5, -1, 1.5, {}, null] });
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([5, 6]);
  await expect.poll((): unknown => router.state.location.state).toBeNull();
  await expect.element(page.getByText("2 cases added.")).toBeVisible();
});

test("leaving gives up what is on its way; coming back shows what was there and reads the rest", async () => {
  const { asked, router } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await router.navigate("/settings");
  await expect.element(elsewhere).toBeVisible();
  await expect.poll(() => asked[1]?.signal?.aborted).toBe(true);
  await router.navigate("/");
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
});

test("all is read again on a press of r, and a row that fails then keeps what it had", async () => {
  const { asked } = await showList([caseWith(1, never)], [caseWith(2, never)]);
  await userEvent.keyboard("r");
  await expect.poll(() => asked.length).toBe(4);
  asked[2]?.answer({}, 500);
  asked[3]?.answer(caseWith(2, "2020-05-01T10:00:00"));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.element(row(1)).toHaveTextContent("Not refreshedThe service failed");
  await expect.element(row(2)).toHaveTextContent("Overdue by");
});

test("the list is refreshed by itself only where that is offered and wanted, in sight, and not the ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { asked } = await showHome({ refreshSeconds: 30 });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never, { isFinal: true }));
  asked[1]?.answer(caseWith(2, never));
  await loaded();
  vi.advanceTimersByTime(90_000);
  await nextTask();
  expect(asked).toHaveLength(2);
  await page.getByRole("switch", { name: "Refresh every 30 s" }).click();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.advanceTimersByTime(90_000);
  await nextTask();
  expect(asked).toHaveLength(2);
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(90_000);
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
  // What the service refuses it would refuse again.
  asked[2]?.answer({}, 403);
  await expect.element(row(2)).toHaveTextContent("not allow");
  vi.advanceTimersByTime(90_000);
  await nextTask();
  expect(asked).toHaveLength(3);
});

test("what has changed since a case was seen is marked until it is seen again, opened or not", async () => {
  const { asked, queries, api } = await showList(
    [caseWith(1, never)],
    [caseWith(2, never)],
    [caseWith(3, never)],
  );
  const look = () => {
    const read = queries.getQueryData(caseQueries.detail(api, caseId(1)).queryKey);
    if (!read) throw new Error("not read");
    return { case: read.case, service: api.settings.baseUrl, readAt: read.retrievedAt };
  };
  await changesSinceSeen(look());
  await button("Refresh list").click();
  await expect.poll(() => asked.length).toBe(6);
  asked.at(-1)?.answer(caseWith(3, never));
  for (const one of asked.slice(3, 5)) one.answer(caseWith(one.id, "2031-05-01T10:00:00"));
  await expect.element(row(1)).toHaveTextContent("1 change");
  await expect.element(row(2)).toHaveTextContent("1 change");
  await expect.element(row(3)).not.toHaveTextContent("change");
  await expect.element(button("Changed 2")).toBeVisible();
  await acknowledge(look());
  await expect.element(row(1)).not.toHaveTextContent("change");
  await expect.element(button("Changed 1")).toBeVisible();
});

function caseId(id: number) {
  const read = readCaseId(String(id));
  if (read === undefined) throw new Error(`${id} is no case id`);
  return read;
}
