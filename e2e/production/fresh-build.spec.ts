import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";

/** A production build of which files can be missing, at the address of its pages. */
interface FreshBuild {
  /** How often a page was loaded. */
  pageLoads: number;
  /** Whether a file is not there, by its path. */
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

// A page that misses a script complains of that.
test.use({ mayComplain: true });

const isCreateScript = (path: string) => /\/CreatePage-[^/]*\.js$/.test(path);

test("a page whose script is gone after a deployment comes with the new build, and the list is still there", async ({
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

test("one that stays gone is said so after one reload, with the name of the error and the build", async ({
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

  test("what a press needs and is gone is said in words, and signing out forgets the draft all the same", async ({
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

    // Not by the server: the browser has some of these files in its cache.
    await context.route(/assets\/(?:workbook-file|parse-case-text|clear-drafts)/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const said = /went wrong in the viewer itself. Try again/;
    await worklist.export("Export for Excel");
    await expect(worklist.section.getByText(said)).toBeVisible();
    await worklist.calendarFile.click();
    await expect(worklist.section.getByText(said)).toHaveCount(0);
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toContain(arn);
    await signIn.signOut.click();
    await expect(signIn.dialog).toBeVisible();
    expect(await stored()).not.toContain(arn);

    await home.goto();
    await signIn.with("t");
    await home.open("13");
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(home.caseId).toHaveValue("13");
    expect(quiet.complaints().join()).not.toContain("Uncaught");
  });
});

test.describe("in a browser that speaks Russian", () => {
  test.use({ locale: "ru-RU" });

  test("words that do not come leave a page in English, and not none", async ({
    build,
    home,
    page,
  }) => {
    build.isMissing = (path) => /assets\/russian-[^/]*\.js$/.test(path);
    await home.goto();
    await expect(home.caseId).toBeVisible();
    build.isMissing = () => false;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[а-я ]+$/i);
  });
});
