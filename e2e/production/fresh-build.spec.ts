import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";

/** A deployed production build whose files can be made to be missing. */
interface FreshBuild {
  /** How many times a page was loaded. */
  pageLoads: number;
  /** Whether the file at a path is missing. */
  isMissing: (path: string) => boolean;
}

const test = base.extend<{ build: FreshBuild; auth: "proxy" | "token" }>({
  auth: ["proxy", { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  build: async ({}, provide) => provide({ pageLoads: 0, isMissing: () => false }),
  baseURL: async ({ build, auth }, provide, info) => {
    const folder = copyBuild("dist", JSON.stringify({ auth }), info.outputPath("build"));
    const site = createSite({ folder });
    const server = await listen(0, async (request) => {
      if (request.headers.get("sec-fetch-dest") === "document") build.pageLoads += 1;
      return build.isMissing(new URL(request.url).pathname)
        ? new Response(null, { status: 404 })
        : site.handle(request);
    });
    await provide(server.address);
    await server.close();
  },
});

// The browser writes an error for a missing script.
test.use({ mayComplain: true });

const isCreateScript = (path: string) => /\/CreatePage-[^/]*\.js$/.test(path);

test("a page whose script is missing after a deployment is reloaded once, and the worklist is still there", async ({
  build,
  home,
  worklist,
  createPage,
  page,
}) => {
  build.isMissing = (path) => isCreateScript(path) && build.pageLoads < 2;
  await home.goto();
  await home.open("11 12 13");
  await expect(worklist.row(13)).toBeVisible();
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(createPage.submit).toBeVisible();
  expect(build.pageLoads).toBe(2);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(worklist.row(13)).toBeVisible();
});

test("a script that stays missing shows the error page after one reload, with the error's name and the build", async ({
  build,
  home,
  page,
  quiet,
}) => {
  build.isMissing = isCreateScript;
  await home.goto();
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(page.getByRole("alert")).toContainText("This page stopped working");
  expect(build.pageLoads).toBe(2);
  expect(quiet.complaints().join()).not.toContain("ChunkLoadError");
  await expect(page.getByText(/Error ChunkLoadError, build \S+\.js/)).toBeVisible();
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.caseId).toBeVisible();
});

test.describe("with a token", () => {
  test.use({ auth: "token" });

  test("missing code for a button is reported in words, and signing out deletes the draft without its code", async ({
    context,
    signIn,
    createPage,
    home,
    worklist,
    page,
    quiet,
  }) => {
    const arn = "74001016301868581499775";
    quiet.acceptDialogs();
    await createPage.goto("?bpCode=COM");
    await signIn.with("t");
    await createPage.arn(1).fill(arn);
    await home.goto();
    await signIn.with("t");
    await home.open("11 12");
    await expect(worklist.row(12)).toBeVisible();

    // The browser has some of these files in its cache: a route answers in its place.
    await context.route(/assets\/(?:workbook-file|case-ids|clear-drafts)/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const message = /went wrong in the viewer itself. Try again/;
    await worklist.export("Export for Excel");
    await expect(worklist.section.getByText(message)).toBeVisible();
    await worklist.calendarFile.click();
    await expect(worklist.section.getByText(message)).toHaveCount(0);
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toContain(arn);
    await signIn.signOut.click();
    await expect(signIn.dialog).toBeVisible();
    expect(await stored()).not.toContain(arn);

    await home.goto();
    await signIn.with("t");
    await home.open("13");
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(home.caseId).toHaveValue("13");
    expect(quiet.complaints().join()).not.toContain("Uncaught");
  });
});

test.describe("in a browser that speaks Russian", () => {
  test.use({ locale: "ru-RU" });

  test("a missing catalogue leaves the page in English", async ({ build, home, page }) => {
    build.isMissing = (path) => /assets\/russian-[^/]*\.js$/.test(path);
    await home.goto();
    await expect(home.caseId).toBeVisible();
    build.isMissing = () => false;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[а-я ]+$/i);
  });
});
