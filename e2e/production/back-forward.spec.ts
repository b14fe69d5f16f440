import type { Page } from "@playwright/test";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { inWindow } from "../browser-options.ts";
import { cases } from "../corpora/cases.ts";
import { test as base, expect } from "../deployment.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";

/** A server that lets a browser keep the page as it stands when it is left. */
const test = base.extend({
  baseURL: async ({ plain }, provide) => {
    const site = createSite({ folder: "dist", settings: { baseUrl: plain.address } });
    const server = await listen(0, async (request) => {
      if (new URL(request.url).pathname === "/away") return elsewhere();
      const answer = await site.handle(request);
      answer.headers.set("Cache-Control", "no-cache");
      return answer;
    });
    await provide(server.address);
    await server.close();
  },
});

const elsewhere = () =>
  new Response('<link rel="icon" href="/icon.svg">Elsewhere', {
    headers: { "Content-Type": "text/html" },
  });

test.use({
  launchOptions: {
    ...inWindow.launchOptions,
    // Playwright switches it off; people have it on.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.beforeEach(async ({ openCase, casePage, page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["came"] = persisted ? "kept" : "loaded";
    });
  });
  await openCase(cases.asInSample);
  await expect(casePage.heading).toHaveText("DP-11-1");
});

/** Leaves the page and comes back to it. */
async function awayAndBack(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await page.goto("away");
  await meanwhile?.();
  // A page that was kept is not loaded.
  await page.goBack({ waitUntil: "commit" });
}

test("a page that was left comes back as it stood", async ({ page, casePage }) => {
  await awayAndBack(page);
  await expect(page.locator("html")).toHaveAttribute("data-came", "kept");
  await expect(casePage.heading).toHaveText("DP-11-1");
});

test("but not after signing out in another tab meanwhile", async ({ page, context, signIn }) => {
  await awayAndBack(page, async () => {
    const other = await context.newPage();
    await other.goto("/");
    const there = new SignInDialog(other);
    await there.with("t");
    await there.signOut.click();
    await expect(there.dialog).toBeVisible();
  });
  await expect(signIn.dialog).toBeVisible();
  expect(await page.content()).not.toContain("DP-11-1");
});
