import { expect, test } from "@playwright/test";
import { watch } from "../quiet.ts";

// The control of every other test: the guard notices each thing that it is there to notice.
const misdeeds: Readonly<Record<string, readonly [act: () => unknown, complaint: RegExp]>> = {
  "an error in the console": [() => console.error("broke"), /^broke$/],
  "an uncaught error": [
    () =>
      setTimeout(() => {
        throw new Error("nobody caught this");
      }),
    /^Uncaught: nobody caught this$/,
  ],
  "a rejection that nobody handles": [
    () => void Promise.reject(new Error("nobody handled this")),
    /^Uncaught: nobody handled this$/,
  ],
  "markup written into the page": [
    () => setTimeout(() => (document.body.innerHTML = "<b>bold</b>")),
    /^Security policy violation: require-trusted-types-for/,
  ],
  "a call that the security policy forbids": [
    () => void fetch("http://127.0.0.1:9/").catch(() => undefined),
    /^Security policy violation: connect-src http:\/\/127\.0\.0\.1:9/,
  ],
  "a dialog": [() => setTimeout(() => alert("hello")), /^Dialog: alert hello$/],
};

for (const [name, [act, complaint]] of Object.entries(misdeeds)) {
  test(`${name} fails a test`, async ({ page, context, baseURL }) => {
    const quiet = await watch(context);
    quiet.allow(baseURL ?? "");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(quiet.complaints()).toEqual([]);
    await page.evaluate(act);
    await expect.poll(quiet.complaints).toContainEqual(expect.stringMatching(complaint));
  });
}

test("a request to an origin that is not configured fails a test", async ({ page, context }) => {
  const quiet = await watch(context);
  await page.goto("/");
  expect(quiet.complaints()).toContainEqual(expect.stringMatching(/^Request to http:/));
});
