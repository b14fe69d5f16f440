import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { caseQueries } from "#api/queries.ts";
import { acknowledge, lookAt } from "#changes/seen-cases.ts";
import { forgetSeen } from "#changes/seen-database.ts";
import { readCaseId } from "#model/case-id.ts";
import { nextPaint } from "#ui/after-paint.ts";
import { nextTask } from "#ui/yielder.ts";
import { button, caseWith, never, paste, row, rows, showHome } from "./fixtures/home-page.tsx";

afterEach(async () => {
  await forgetSeen();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const link = (id: number) => page.getByRole("link", { name: `DP-26-${id}` });

test("the box takes the focus when the page comes, but not from what has it already", async () => {
  const first = await showHome();
  const box = page.getByRole("textbox", { name: "Case id" });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute("autocomplete", "off");
  await expect.element(box).toHaveAttribute("spellcheck", "false");
  await userEvent.keyboard("{Escape}");
  await expect.element(box).not.toHaveFocus();
  await first.router.navigate("/settings");
  await expect.element(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  const reached = document.createElement("button");
  document.body.append(reached);
  reached.focus();
  await first.router.navigate("/");
  await expect.element(page.getByRole("heading", { name: "Open a case" })).toBeVisible();
  await nextPaint();
  expect(document.activeElement).toBe(reached);
  reached.remove();
});

test("never more than four requests are on their way, and the progress is told", async () => {
  const { asked } = await showHome();
  await paste(ids(101, 10).join("\n"));
  await expect.element(page.getByText("0 of 10 done")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  let answered = 0;
  while (answered < 10) {
    await expect.poll(() => asked.length).toBe(Math.min(10, answered + 4));
    const next = asked[answered];
    next?.answer(caseWith(next.id, never));
    answered += 1;
  }
  await expect.element(page.getByText("10 cases", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
  expect(asked.map(({ id }) => id)).toEqual(ids(101, 10));
});

test("the progress bar and its words count alike, also what fails", async () => {
  const { asked } = await showHome();
  await paste(ids(101, 8).join("\n"));
  await expect.poll(() => asked.length).toBe(4);
  asked[0]?.answer(caseWith(101, never));
  asked[1]?.answer({ success: false, errorMessage: "Case 102 was not found." });
  asked[2]?.answer({}, 500);
  await expect.element(page.getByText("3 of 8 done, 2 not loaded")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "3");
});

test("a message about the list goes away with the next one and with the next action", async () => {
  const { asked } = await showHome();
  const added = page.getByText("3 cases added.");
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  for (const one of asked) one.answer(caseWith(one.id, never));
  await expect.element(row(3)).toHaveTextContent("DP-26-3");
  await expect.element(added).toBeVisible();
  await button("Remove case 1").click();
  await expect.element(page.getByText("1 case removed.")).toBeVisible();
  await expect.element(added).not.toBeInTheDocument();
  await button("Calendar file").click();
  await expect.element(page.getByText("No calendar file was saved")).toBeVisible();
  await expect.element(page.getByText("1 case removed.")).not.toBeInTheDocument();
  await button("Refresh list").click();
  await expect.element(page.getByText("No calendar file was saved")).not.toBeInTheDocument();
});

test("the soonest action comes first once all are there, what is not known after it, none last", async () => {
  const { asked } = await showHome();
  await paste("1 2 3 4 5");
  await expect.poll(() => asked.length).toBe(4);
  asked[0]?.answer(caseWith(1, never));
  asked[1]?.answer(caseWith(2, "2031-05-01T10:00:00"));
  asked[2]?.answer({ success: false, errorMessage: "Case 3 is locked." });
  await expect.element(row(2)).toHaveTextContent("1 May 2031, 10:00");
  await expect.poll(() => rows()[0]).toContain("DP-26-1");
  asked[3]?.answer(caseWith(4, "2020-05-01T10:00:00"));
  await expect.poll(() => asked.length).toBe(5);
  asked[4]?.answer(caseWith(5, "01.05.2031"));
  await expect.element(page.getByText("5 cases · 1 overdue · 1 not loaded")).toBeVisible();
  expect(rows()).toEqual([
    expect.stringContaining("DP-26-4"),
    expect.stringContaining("DP-26-2"),
    expect.stringContaining("Case 3 is locked."),
    expect.stringContaining("DP-26-5"),
    expect.stringContaining("DP-26-1"),
  ]);
});

test("of a long refusal the beginning is in the row, and of a card number in it no half", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer({ success: false, errorMessage: `${"x".repeat(188)}4111111111111111` });
  await expect.element(row(1)).toHaveTextContent(/x4111••••••••…/);
});

test("one that failed is tried again by itself", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer({}, 500);
  asked[1]?.answer(caseWith(2, never));
  await expect.element(row(1)).toHaveTextContent("The service failed with status 500.");
  // It stands in place of all that is not known.
  await expect.element(row(1).getByRole("cell").first()).toHaveAttribute("aria-colspan", "6");
  await button("Retry case 1").click();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 1]);
  asked[2]?.answer(caseWith(1, never));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.element(button("Retry case 1")).not.toBeInTheDocument();
});

test("what is tried again by keyboard keeps the focus, and is told of", async () => {
  const { asked } = await showHome();
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  for (const one of asked) one.answer({}, 500);
  await expect.element(page.getByText("3 cases · 3 not loaded")).toBeVisible();
  const status = page.getByRole("status").filter({ hasText: "done" });
  await expect.element(status).toHaveTextContent("3 of 3 done, 3 not loaded");
  button("Retry case 3").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked.length).toBe(4);
  asked[3]?.answer(caseWith(3, "2031-05-01T10:00:00"));
  await expect.element(status).toHaveTextContent("3 of 3 done, 2 not loaded");
  expect(rows()[0]).toContain("DP-26-3");
  await expect.element(link(3)).toHaveFocus();
  button("Retry failed (2)").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked.length).toBe(6);
  await expect.element(button("Refresh list")).toHaveFocus();
  asked[4]?.answer({}, 500);
  asked[5]?.answer(caseWith(2, never));
  await expect.element(status).toHaveTextContent("3 of 3 done, 1 not loaded");
  await expect.element(button("Refresh list")).toHaveFocus();
});

test("Cancel gives up what is on its way and what waits, until the rest is wanted", async () => {
  const { asked } = await showHome();
  await paste(ids(1, 6).join(","));
  await expect.poll(() => asked.length).toBe(4);
  asked[0]?.answer(caseWith(1, never));
  await expect.poll(() => asked.length).toBe(5);
  await button("Cancel").click();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true, true, true, true]);
  await expect.element(row(6)).toHaveTextContent("Not loaded yet");
  await button("Load the rest (5)").click();
  await expect.poll(() => asked.slice(5).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  await expect.element(button("Cancel")).toHaveFocus();
  for (const one of asked.slice(5)) one.answer(caseWith(one.id, never));
  await expect.poll(() => asked).toHaveLength(10);
  await expect.element(button("Cancel")).toHaveFocus();
  asked[9]?.answer(caseWith(6, never));
  await expect.element(page.getByText("6 cases", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("what is on its way is asked for once, and a case that was taken off the list stays off it", async () => {
  const { asked } = await showHome();
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  asked[0]?.answer({}, 500);
  await expect.element(row(1)).toHaveTextContent("status 500");
  for (const name of ["Refresh list", "Retry failed (1)"]) {
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
    button(name).element().focus();
    await userEvent.keyboard("{Enter}r");
    await expect.element(button(name)).toHaveFocus();
  }
  await button("Remove case 2").click();
  asked[1]?.answer(caseWith(2, never));
  asked[2]?.answer(caseWith(3, never));
  await expect.element(row(3)).toHaveTextContent("DP-26-3");
  await expect.element(button("Refresh list")).toHaveAttribute("aria-disabled", "false");
  expect(row(2).query()).toBeNull();
  expect(asked.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("clearing gives up what is on its way, and what was there comes back when it is put back", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await button("Clear list").click();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
  await expect.element(page.getByRole("main")).toHaveFocus();
  expect(asked[1]?.signal?.aborted).toBe(true);
  button("Undo").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
});

test("only what has ended is removed as ended, and can be put back until something else is", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never, { isFinal: true }));
  asked[1]?.answer(caseWith(2, never));
  await button("Remove ended (1)").click();
  await expect.element(row(1)).not.toBeInTheDocument();
  await expect.element(row(2)).toBeVisible();
  const removeEnded = button("Remove ended (0)");
  await expect.element(removeEnded).toHaveAttribute("aria-disabled", "true");
  removeEnded.element().focus();
  await userEvent.keyboard("{Enter}");
  const removed = page.getByRole("status").filter({ hasText: "1 case removed." });
  await removed.getByRole("button", { name: "Undo" }).click();
  await expect.element(row(1)).toHaveTextContent("Ended");
});

test("a browser that keeps no list is said not to", async () => {
  await showHome();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const keep = page.getByRole("switch", { name: "Keep" });
  await keep.click();
  await expect.element(page.getByText("The browser did not allow storing it.")).toBeVisible();
  await expect.element(keep).not.toBeChecked();
});

test("of what another page hands over only ids are asked for, each once, and not once more", async () => {
  const { asked, router } = await showHome();
  await router.navigate("/", { state: "7" });
  await nextPaint();
  await router.navigate("/", { state: [5, "6", 6, 5, -1, 1.5, {}, null] });
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([5, 6]);
  await expect.poll((): unknown => router.state.location.state).toBeNull();
  expect(router.state.historyAction).toBe("REPLACE");
  const report = page.getByRole("status").filter({ hasText: "added" });
  await expect.element(report).toHaveTextContent("2 cases added.");
});

test("Enter asks for the case, but neither with Shift nor while a word is composed", async () => {
  const { asked } = await showHome();
  const box = page.getByRole("textbox", { name: "Case id" });
  await box.fill("5");
  const composed = { key: "Enter", bubbles: true, cancelable: true, isComposing: true };
  expect(box.element().dispatchEvent(new KeyboardEvent("keydown", composed))).toBe(true);
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}6");
  await expect.element(box).toHaveValue("5\n6");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([5, 6]);
});

test("leaving gives up what is on its way; coming back shows what was there and reads the rest", async () => {
  const { asked, router } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await router.navigate("/settings");
  await expect.element(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await expect.poll(() => asked[1]?.signal?.aborted).toBe(true);
  await router.navigate("/");
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
});

test("whatever is no new case is named, and what is no id stays to be mended", async () => {
  const { worklist } = await showHome();
  await paste("1 2");
  await paste(
    `1 3 3 ${ids(1, 22)
      .map((at) => `x${at}`)
      .join(" ")}`,
  );
  const report = page.getByRole("status").filter({ hasText: "added" });
  await expect.element(report).toHaveTextContent("1 case added.");
  await expect.element(report).toHaveTextContent("1 id was repeated: 3");
  await expect.element(report).toHaveTextContent("1 case was on the list already: 1");
  await expect.element(report).toHaveTextContent("22 are not case ids: x1, x2,");
  await expect.element(report).toHaveTextContent("x20 and 2 more");
  await expect.element(page.getByRole("textbox")).toHaveValue(
    ids(1, 22)
      .map((at) => `x${at}`)
      .join("\n"),
  );
  expect(worklist.state().entries.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("of a text that is longer than the box no half id is asked for, and the report says so", async () => {
  const { worklist } = await showHome();
  const box = page.getByRole("textbox");
  await expect.element(box).toHaveAttribute("maxlength", "200000");
  await userEvent.click(box);
  const line = `900458\t${"x".repeat(1992)}\n`;
  document.execCommand(
    "insertText",
    false,
    `${line.repeat(99)}900459\ty\n${line.slice(0, -9)}900460\n`,
  );
  await button("Open case").click();
  await expect
    .element(page.getByRole("status").filter({ hasText: "added" }))
    .toHaveTextContent("only the first 200,000 characters were read");
  expect(worklist.state().entries.map(({ id }) => id)).toEqual([900458, 900459]);
});

test("of a pasted table the ids are asked for, and no card number; the rest is named", async () => {
  const { asked } = await showHome();
  await paste("4111 1111 1111 1111");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("4111••••••••1111 looks like a card number. A case is opened by its id.");
  await paste(
    "900458\t1500,00\tRUB\n900459\t2000,00\tRUB\n4111 1111 1111 1111\t\tRUB\n9OO460\t\tRUB",
  );
  await expect
    .element(page.getByRole("status").filter({ hasText: "added" }))
    .toHaveTextContent(
      "8 are not case ids: 1500,00, RUB, 2000,00, RUB, 4111••••••••1111, RUB, 9OO460, RUB",
    );
  // The table is where it is corrected.
  await expect.element(page.getByRole("textbox")).toHaveValue("");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([900458, 900459]);
});

test("an id that looks like a card number is masked on the list and in what is saved of it", async () => {
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:none");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const card = 4111111111111111;
  const { asked, router } = await showHome();
  await router.navigate(`/cases/${card}`);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(caseWith(card, "2031-05-01T10:00:00", { name: "Only stage" }));
  await router.navigate("/");
  await expect.element(page.getByText("4111••••••••1111", { exact: true })).toBeVisible();
  await button("Calendar file").click();
  await button("Export as CSV").click();
  await expect.poll(() => saved.mock.calls.length).toBe(2);
  const files = saved.mock.calls.map(async ([file]) => (file instanceof Blob ? file.text() : ""));
  const texts = await Promise.all(files);
  expect(texts.filter((text) => text.includes("4111••••••••1111"))).toHaveLength(2);
  expect(texts.join()).not.toContain(String(card));
  const html = document.body.innerHTML.replaceAll(/href="[^"]*"/g, "");
  expect(html.replaceAll(`DP-26-${card}`, "")).not.toContain(String(card));
});

test("a case that is opened joins the list, and one read for the list is there when it is opened", async () => {
  const { asked, worklist, router } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  for (const one of asked) one.answer(caseWith(one.id, never));
  await link(2).click();
  await expect.element(page.getByRole("heading", { name: "DP-26-2" })).toBeVisible();
  await router.navigate("/cases/3");
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 3]);
  asked[2]?.answer(caseWith(3, "2020-05-01T10:00:00"));
  await expect.element(page.getByRole("heading", { name: "DP-26-3" })).toBeVisible();
  await router.navigate("/");
  await expect.element(row(3)).toHaveTextContent("DP-26-3");
  expect(worklist.state().entries.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test("a case that is on its way when it is opened is asked for by its screen", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  await page.getByRole("link", { name: "Case 2" }).click();
  await expect.poll(() => asked.map(({ id }) => id)).toEqual([1, 2, 2]);
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
  asked[2]?.answer(caseWith(2, never));
  await expect.element(page.getByRole("heading", { name: "DP-26-2" })).toBeVisible();
});

test("j and k go from row to row, and a removed row leaves the focus to its neighbour", async () => {
  const { asked } = await showHome();
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  for (const one of asked) one.answer(caseWith(one.id, never));
  await expect.element(page.getByText("3 cases", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("textbox")).not.toHaveFocus();
  await userEvent.keyboard("k");
  await expect.element(link(1)).toHaveFocus();
  await userEvent.keyboard("jk");
  await expect.element(link(1)).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(link(2)).toHaveFocus();
  await button("Remove case 2").click();
  await expect.element(row(2)).not.toBeInTheDocument();
  await expect.element(link(3)).toHaveFocus();
  await button("Undo").click();
  await expect.element(row(2)).toHaveTextContent("DP-26-2");
  expect(asked).toHaveLength(3);
});

test("all is read again on a press of r, and a row that fails then keeps what it had", async () => {
  const { asked } = await showHome();
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  for (const one of asked) one.answer(caseWith(one.id, never));
  await expect.element(page.getByText("2 cases", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}r");
  await expect.poll(() => asked.length).toBe(4);
  asked[2]?.answer({}, 500);
  asked[3]?.answer(caseWith(2, "2020-05-01T10:00:00"));
  await expect.element(row(1)).toHaveTextContent("DP-26-1");
  await expect.element(row(1)).toHaveTextContent("Not refreshed. The service failed");
  await expect.element(row(2)).toHaveTextContent("Passed");
});

test("the list is refreshed by itself only where that is offered and wanted, in sight, and not the ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { asked } = await showHome({ refreshSeconds: 30 });
  await paste("1 2");
  await expect.poll(() => asked.length).toBe(2);
  asked[0]?.answer(caseWith(1, never, { isFinal: true }));
  asked[1]?.answer(caseWith(2, never));
  await expect.element(row(1)).toHaveTextContent("Ended");
  await expect.element(page.getByText("2 cases", { exact: true })).toBeVisible();
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
  // What the service refuses it would refuse again; a failure may pass.
  for (const [at, status, said] of [
    [2, 500, "status 500"],
    [3, 429, "status, 429"],
    [4, 403, "not allow"],
  ] as const) {
    asked[at]?.answer({}, status);
    await expect.element(row(2)).toHaveTextContent(said);
    vi.advanceTimersByTime(90_000);
    await nextTask();
    expect(asked).toHaveLength(Math.min(at + 2, 5));
  }
});

test("what has changed since a case was seen is marked until it is seen again, opened or not", async () => {
  const { asked, queries, api } = await showHome();
  await paste("1 2 3");
  await expect.poll(() => asked.length).toBe(3);
  for (const one of asked) one.answer(caseWith(one.id, never));
  await expect.element(page.getByText("3 cases", { exact: true })).toBeVisible();
  const look = () => {
    const read = queries.getQueryData(caseQueries.detail(api, caseId(1)).queryKey);
    if (!read) throw new Error("not read");
    return { case: read.case, service: api.settings.baseUrl, readAt: read.retrievedAt };
  };
  await lookAt(look());
  await button("Refresh list").click();
  await expect.poll(() => asked.length).toBe(6);
  asked.at(-1)?.answer(caseWith(3, never));
  for (const one of asked.slice(3, 5)) one.answer(caseWith(one.id, "2031-05-01T10:00:00"));
  await expect.element(row(1)).toHaveTextContent("1 changeautomatic action");
  await expect.element(row(2)).toHaveTextContent("1 changeautomatic action");
  await expect.element(row(3)).not.toHaveTextContent("change");
  await acknowledge(look());
  await expect.element(row(1)).not.toHaveTextContent("change");
});

function caseId(id: number) {
  const read = readCaseId(String(id));
  if (read === undefined) throw new Error(`${id} is no case id`);
  return read;
}
