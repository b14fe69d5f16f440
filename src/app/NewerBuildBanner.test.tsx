import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { setUpApp } from "./fixtures/open-app.tsx";

const headOf = (version: string, script = "/assets/index-a.js") =>
  `<meta name="case-viewer-version" content="${version}">
  <script type="module" crossorigin src="${script}"></script>`;

const running = "1.1.0 (0000aaaa)";
const newer = () => new Response(headOf("1.2.0 (0000bbbb)"));
const same = () => new Response(headOf(running));
const banner = page.getByText("The viewer has been updated.");

const becomeVisible = () =>
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
const stayVisible = () => vi.advanceTimersByTime(5 * 60_000);

/** Opens the settings in a page of the build 1.1.0, where each request finds the next of these answers. */
async function show(...answers: (() => Response)[]) {
  const added = document.createRange().createContextualFragment(headOf(running));
  const elements = [...added.children];
  document.head.prepend(added);
  onTestFinished(() => elements.forEach((element) => element.remove()));
  let asked: Promise<Response> = Promise.resolve(new Response());
  vi.spyOn(globalThis, "fetch").mockImplementation(() => {
    asked = Promise.resolve().then(answers.shift());
    return asked;
  });
  await setUpApp(fetch).open({ addresses: ["/settings"] });
  await expect.element(page.getByText(`Version ${running}`)).toBeVisible();
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now);
  return async (minutesLater: number, happens: () => unknown = becomeVisible) => {
    now += minutesLater * 60_000;
    happens();
    await asked.catch(() => undefined);
    // What the answer leads to is painted.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  };
}

test.each([
  ["another version", newer],
  [
    "the same version with another script",
    () => new Response(headOf(running, "/assets/index-b.js")),
  ],
])("says once that its server has %s", async (_what, answer) => {
  const comeBack = await show(answer, newer);
  await comeBack(0);
  await expect.element(banner).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await comeBack(6);
  await expect.element(banner).not.toBeInTheDocument();
});

test.each([
  ["the same build", same],
  ["a page to sign in", () => new Response('<script type="module" src="/sign-in.js"></script>')],
])(
  "says nothing when its server has %s, and asks again after five minutes",
  async (_what, answer) => {
    const comeBack = await show(answer, newer);
    await comeBack(0);
    await comeBack(4);
    await expect.element(banner).not.toBeInTheDocument();
    await comeBack(2);
    await expect.element(banner).toBeVisible();
  },
);

test("says it in a tab that stays visible", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const waitFor = await show(same, newer);
  await waitFor(5, stayVisible);
  await expect.element(banner).not.toBeInTheDocument();
  await waitFor(5, stayVisible);
  await expect.element(banner).toBeVisible();
});

/** Stands for a form with unsaved work. */
const guard = (event: Event) => event.preventDefault();

test("says nothing while something is unsaved", async () => {
  const comeBack = await show(newer, newer);
  addEventListener("beforeunload", guard);
  await comeBack(0);
  await expect.element(banner).not.toBeInTheDocument();
  removeEventListener("beforeunload", guard);
  await comeBack(6);
  await expect.element(banner).toBeVisible();
});
