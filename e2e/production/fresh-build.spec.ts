import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import type { Site } from "../servers/site.ts";

// The browser writes an error for a missing script.
test.use({ mayComplain: true, config: { auth: "proxy" } });

const { files } = cases;
const notLoaded = /^This part of the viewer could not be loaded\..*Reload the page/;

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
  await expect(page.getByRole("alert")).toHaveText(notLoaded);
  expect(build.pageLoads).toBe(2);
  await home.back();
  await expect(home.row(13)).toBeVisible();
  await page.reload();
  await create.click();
  await expect(createPage.submit).toBeVisible();
});

test("each part of a case that is missing says so once, in its place", async ({
  site,
  casePage,
  page,
  service,
}) => {
  const missing = /\/(?:seen-database|Preview|PrintedCase)-[^/]*\.js$/;
  withoutFiles(site, missing, 2);
  service.has(files.id, files.text);
  await casePage.goto(files.id);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText([/^What has changed is not known.*Reload the page$/]);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(alert).toHaveCount(2);
  await expect(alert.last()).toHaveText(notLoaded);
  await casePage.attachments.preview("letter.txt").first().click();
  await expect(alert).toHaveCount(3);
  const preview = alert.nth(1);
  await expect(preview).toHaveText(notLoaded);
  await expect(preview).toBeFocused();
  await alert.last().getByRole("button", { name: "Reload the page" }).click();
  await expect(casePage.heading).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("missing code for a button is said beside it", async ({
  site,
  home,
  casePage,
  page,
  service,
  quiet,
}) => {
  const missing = /\/(?:named-cases|workbook-file|files\.worker)-[^/]*\.js$/;
  withoutFiles(site, missing, 3);
  const words = "This part of the viewer could not be loaded. There may be a newer version";
  await home.goto();
  await home.open("13");
  await expect(page.getByRole("alert")).toContainText(words);
  await expect(home.caseId).toHaveValue("13");

  service.has(files.id, files.text);
  await casePage.goto(files.id);
  const { attachments } = casePage;
  const alerts = attachments.section.getByRole("alert");
  await attachments.download("letter.txt").first().click();
  await expect(alerts).toHaveText([notLoaded]);
  await (await attachments.pack()).click();
  await expect(alerts).toHaveText([notLoaded, notLoaded]);
  await home.back();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save for Excel" }).click();
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  expect(quiet.complaints().join()).not.toContain("Uncaught");
});
