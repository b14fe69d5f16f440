import { browserPath, launchArguments } from "../../.ci/browser.mjs";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";

test.use({
  launchOptions: {
    // Only a browser with windows has that cache.
    executablePath: browserPath(),
    args: launchArguments,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const elsewhere = () =>
  new Response('<link rel="icon" href="/icon.svg">Elsewhere', {
    headers: { "Content-Type": "text/html" },
  });

test("a page comes back from the cache, but not after signing out in another tab", async ({
  site,
  openCase,
  casePage,
  page,
  context,
  signIn,
}) => {
  const { handle } = site;
  site.handle = async (request) => {
    const answer = request.url.endsWith("/away") ? elsewhere() : await handle(request);
    // With the site's own headers the browser keeps no page in that cache.
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
  await page.goto("away");
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-came", "kept");
  await expect(casePage.heading).toHaveText("DP-11-1");

  await page.goto("away");
  const other = new SignInDialog(await context.newPage());
  await other.page.goto("/");
  await other.with("t");
  await other.signOut.click();
  await expect(other.dialog).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(signIn.dialog).toBeVisible();
  expect(await page.content()).not.toContain("DP-11-1");
});
