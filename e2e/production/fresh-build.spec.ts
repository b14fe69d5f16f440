import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { CreatePage } from "../pages/create-page.ts";
import { HomePage } from "../pages/home-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { Worklist } from "../pages/worklist.ts";
import { watch } from "../quiet.ts";

/** A page that misses a script complains of that. */
const test = base.extend({
  quiet: async ({ context }, provide) => provide(await watch(context)),
});

/** A server that has lost the create form's script until the page was loaded so many times. */
async function startForgetful(folder: string, pages: number) {
  const site = createSite({ folder });
  const asked = { page: 0 };
  const server = await listen(0, async (request) => {
    const { pathname } = new URL(request.url);
    if (request.headers.get("sec-fetch-dest") === "document") asked.page += 1;
    if (!pathname.includes("/CreatePage-") || !pathname.endsWith(".js"))
      return site.handle(request);
    return asked.page >= pages ? site.handle(request) : new Response(null, { status: 404 });
  });
  return { ...server, asked };
}

test("a page whose script is gone after a deployment comes with the new build, and the list is still there", async ({
  page,
  quiet,
}, info) => {
  const folder = copyBuild("dist", '{"auth":"proxy"}', info.outputPath("build"));
  const server = await startForgetful(folder, 2);
  quiet.allow(server.address);
  await page.goto(server.address);
  await new HomePage(page).open("11 12 13");
  const worklist = new Worklist(page);
  await expect(worklist.row(13)).toBeVisible();
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(new CreatePage(page).submit).toBeVisible();
  expect(server.asked.page).toBe(2);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(worklist.row(13)).toBeVisible();
  await server.close();
});

test("what a press needs and is gone is said in words, and signing out forgets the draft all the same", async ({
  page,
  context,
  quiet,
}, info) => {
  const folder = copyBuild("dist", '{"auth":"token"}', info.outputPath("build"));
  const site = createSite({ folder });
  const server = await listen(0, site.handle);
  quiet.allow(server.address);
  quiet.acceptDialogs();
  const signIn = new SignInDialog(page);
  const createPage = new CreatePage(page);
  const home = new HomePage(page);
  const worklist = new Worklist(page);
  await page.goto(`${server.address}/cases/new?bpCode=COM`);
  await signIn.with("t");
  await createPage.arn(1).fill("74001016301868581499775");
  await page.goto(server.address);
  await signIn.with("t");
  await home.open("11 12");
  await expect(worklist.row(12)).toBeVisible();

  await context.route(/assets\/(?:workbook-file|parse-case-text|clear-drafts)/, (route) =>
    route.fulfill({ status: 404 }),
  );
  const said = /went wrong in the viewer itself. Try again/;
  await worklist.export("Export for Excel");
  await expect(worklist.section.getByText(said)).toBeVisible();
  await worklist.calendarFile.click();
  await expect(worklist.section.getByText(said)).toHaveCount(0);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await kept()).toContain("74001016301868581499775");
  await signIn.signOut.click();
  await expect(signIn.dialog).toBeVisible();
  expect(await kept()).not.toContain("74001016301868581499775");

  await page.goto(server.address);
  await signIn.with("t");
  await home.open("13");
  await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  await expect(home.caseId).toHaveValue("13");
  expect(quiet.complaints().join()).not.toContain("Uncaught");
  await server.close();
});

test("one that stays gone is said so after one reload, with the name of the error and the build", async ({
  page,
  quiet,
}, info) => {
  const folder = copyBuild("dist", '{"auth":"proxy"}', info.outputPath("build"));
  const server = await startForgetful(folder, Number.POSITIVE_INFINITY);
  quiet.allow(server.address);
  await page.goto(server.address);
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(page.getByRole("alert")).toContainText("This page stopped working");
  expect(server.asked.page).toBe(2);
  expect(quiet.complaints().join()).not.toContain("ChunkLoadError");
  await expect(page.getByText(/Error ChunkLoadError, build \S+\.js/)).toBeVisible();
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(new HomePage(page).caseId).toBeVisible();
  await server.close();
});

test.describe("in a browser that speaks Russian", () => {
  test.use({ locale: "ru-RU" });

  test("words that do not come leave a page in English, and not none", async ({
    page,
    context,
    quiet,
  }, info) => {
    const folder = copyBuild("dist", '{"auth":"proxy"}', info.outputPath("build"));
    const server = await listen(0, createSite({ folder }).handle);
    quiet.allow(server.address);
    const words = /assets\/russian-[^/]*\.js$/;
    await context.route(words, (route) => route.fulfill({ status: 404 }));
    await page.goto(server.address);
    await expect(new HomePage(page).caseId).toBeVisible();
    await context.unroute(words);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[а-я ]+$/i);
    await server.close();
  });
});
