import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { setUpApp } from "./fixtures/open-app.tsx";

const running = "1.1.0 (0000aaaa)";
const pageOf = (version: string) => `<meta name="case-viewer-version" content="${version}">`;
const newer = () => new Response(pageOf("1.2.0 (0000bbbb)"));
const banner = page.getByText("The viewer has been updated.");

const becomeVisible = () =>
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

/** Opens the settings in a page of the build 1.1.0, where each request finds the next of these answers. */
async function show(...answers: (() => Response)[]) {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const meta = document.createRange().createContextualFragment(pageOf(running)).children[0];
  if (!meta) throw new Error("no element");
  document.head.prepend(meta);
  onTestFinished(() => meta.remove());
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve().then(answers.shift()));
  const { queries, open } = setUpApp(fetch);
  await open(["/settings"]);
  await expect.element(page.getByText(`Version ${running}`)).toBeVisible();
  return async (happens: () => unknown) => {
    happens();
    await expect.poll(() => queries.isFetching()).toBe(0);
    // What the answer leads to is painted.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  };
}

const stayVisible = () => vi.advanceTimersByTime(6 * 60_000);

function comeBack() {
  vi.setSystemTime(Date.now() + 6 * 60_000);
  becomeVisible();
}

test("says once, when the tab is seen again, that its server has another build", async () => {
  const after = await show(newer, newer);
  await after(comeBack);
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await after(comeBack);
  expect(banner.query()).toBeNull();
});

test.each([
  ["the same build", running],
  ["a page to sign in", undefined],
])("says nothing of %s, and looks again in a tab that stays visible", async (_what, version) => {
  const after = await show(() => new Response(version && pageOf(version)), newer);
  await after(stayVisible);
  expect(banner.query()).toBeNull();
  await after(stayVisible);
  await expect.element(banner).toBeVisible();
});

/** Stands for a form with unsaved work. */
const guard = (event: Event) => event.preventDefault();

test("says nothing while something is unsaved", async () => {
  const after = await show(newer, newer);
  addEventListener("beforeunload", guard);
  onTestFinished(() => removeEventListener("beforeunload", guard));
  await after(comeBack);
  expect(banner.query()).toBeNull();
  removeEventListener("beforeunload", guard);
  await after(comeBack);
  await expect.element(banner).toBeVisible();
});
