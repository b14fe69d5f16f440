import type { Page } from "@playwright/test";
import { inWindow } from "../browser-options.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";

test.use({
  launchOptions: {
    ...inWindow.launchOptions,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const elsewhere = () =>
  new Response('<link rel="icon" href="/icon.svg">Elsewhere', {
    headers: { "Content-Type": "text/html" },
  });

test.beforeEach(async ({ site, openCase, casePage, page }) => {
  // These headers let the browser keep a page in its back/forward cache.
  const { handle } = site;
  site.handle = async (request) => {
    const answer = request.url.endsWith("/away") ? elsewhere() : await handle(request);
    answer.headers.set("Cache-Control", "no-cache");
    return answer;
  };
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["came"] = persisted ? "kept" : "loaded";
    });
  });
  await openCase(cases.asInSample);
  await expect(casePage.heading).toHaveText("DP-11-1");
});

/** Leaves the application and comes back to it. */
async function awayAndBack(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await page.goto("away");
  await meanwhile?.();
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: "commit" });
}

test("a page comes back from the cache as it was left", async ({ page, casePage }) => {
  await awayAndBack(page);
  await expect(page.locator("html")).toHaveAttribute("data-came", "kept");
  await expect(casePage.heading).toHaveText("DP-11-1");
});

test("a page does not come back after signing out in another tab", async ({
  page,
  context,
  signIn,
}) => {
  await awayAndBack(page, async () => {
    const otherTab = await context.newPage();
    await otherTab.goto("/");
    const signIn = new SignInDialog(otherTab);
    await signIn.with("t");
    await signIn.signOut.click();
    await expect(signIn.dialog).toBeVisible();
  });
  await expect(signIn.dialog).toBeVisible();
  expect(await page.content()).not.toContain("DP-11-1");
});
