import { expect, test } from "../deployment.ts";
import type { Site } from "../servers/site.ts";

// The browser writes an error for a missing script.
test.use({ mayComplain: true, config: { auth: "proxy" } });

/** Counts the pages that are loaded, and has none of these files until so many were loaded. */
function withoutFiles(site: Site, missing: RegExp, untilLoads: number) {
  const { handle } = site;
  const build = { pageLoads: 0 };
  site.handle = async (request) => {
    if (request.headers.get("sec-fetch-dest") === "document") build.pageLoads += 1;
    const isMissing = missing.test(request.url) && build.pageLoads < untilLoads;
    return isMissing ? new Response(null, { status: 404 }) : handle(request);
  };
  return build;
}

test("a missing script costs one reload, then an error page, and not the worklist", async ({
  site,
  home,
  createPage,
  page,
}) => {
  const build = withoutFiles(site, /\/CreatePage-[^/]*\.js$/, 3);
  const create = page.getByRole("link", { name: "Create case" });
  await home.goto();
  await home.open("11 12 13");
  await expect(home.row(13)).toBeVisible();
  await create.click();
  await expect(page.getByRole("alert")).toContainText(/Error ChunkLoadError, build \S+\.js/);
  expect(build.pageLoads).toBe(2);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.row(13)).toBeVisible();
  await page.reload();
  await create.click();
  await expect(createPage.submit).toBeVisible();
});

test("a missing script of the application itself is reported in words", async ({
  site,
  home,
  page,
}) => {
  withoutFiles(site, /\/index-[^/]*\.js$/, 2);
  await home.goto();
  await expect(page.getByRole("alert")).toContainText("The case viewer could not be loaded.");
  await page.reload();
  await expect(home.caseId).toBeVisible();
  await expect(page.getByText("could not be loaded")).toHaveCount(0);
});

test("missing code for a button is reported in words", async ({ site, home, page, quiet }) => {
  withoutFiles(site, /\/parse-case-text-[^/]*\.js$/, 2);
  await home.goto();
  await home.open("13");
  await expect(page.getByRole("alert")).toContainText("went wrong in the viewer itself. Try again");
  await expect(home.caseId).toHaveValue("13");
  expect(quiet.complaints().join()).not.toContain("Uncaught");
});

test.describe("in a browser that speaks Russian", () => {
  test.use({ locale: "ru-RU" });

  test("a missing catalogue leaves the page in English", async ({ site, home, page }) => {
    withoutFiles(site, /\/russian-[^/]*\.js$/, 2);
    await home.goto();
    await expect(home.caseId).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[а-я ]+$/i);
  });
});
