import { expect, test } from "@playwright/test";
import { watch } from "../quiet.ts";

// The control of every other test: the guard notices each of these.
const violations: readonly (readonly [act: () => unknown, complaint: RegExp])[] = [
  [() => console.error("broke"), /^broke$/],
  [
    () =>
      setTimeout(() => {
        throw new Error("nobody caught this");
      }),
    /^Uncaught: nobody caught this$/,
  ],
  [() => void Promise.reject(new Error("nobody handled this")), /^Uncaught: nobody handled this$/],
  [
    () => void fetch("http://127.0.0.1:9/").catch(() => undefined),
    /^Security policy violation: connect-src http:\/\/127\.0\.0\.1:9/,
  ],
  [() => setTimeout(() => alert("hello")), /^Dialog: alert hello$/],
  [
    () => setTimeout(() => (document.body.innerHTML = "<b>bold</b>")),
    /^Security policy violation: require-trusted-types-for/,
  ],
];

test("everything that a page must never do fails a test", async ({ page, context, baseURL }) => {
  const quiet = await watch(context);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(quiet.complaints()).toContainEqual(expect.stringMatching(/^Request to http:/));
  quiet.allow(baseURL ?? "");
  for (const [act, complaint] of violations) {
    expect(quiet.complaints()).not.toContainEqual(expect.stringMatching(complaint));
    await page.evaluate(act);
    await expect.poll(quiet.complaints).toContainEqual(expect.stringMatching(complaint));
  }
});
