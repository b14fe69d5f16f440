import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { test as base, copyBuild, expect } from "../deployment.ts";
import { CreatePage } from "../pages/create-page.ts";
import { HomePage } from "../pages/home-page.ts";
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
  await page.getByRole("link", { name: "New case" }).click();
  await expect(new CreatePage(page).submit).toBeVisible();
  expect(server.asked.page).toBe(2);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(worklist.row(13)).toBeVisible();
  await server.close();
});

test("one that stays gone is said so after one reload, with a report that anybody may see", async ({
  page,
  quiet,
  context,
}, info) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const folder = copyBuild("dist", '{"auth":"proxy"}', info.outputPath("build"));
  const server = await startForgetful(folder, Number.POSITIVE_INFINITY);
  quiet.allow(server.address);
  await page.goto(server.address);
  await page.getByRole("link", { name: "New case" }).click();
  await expect(page.getByRole("alert")).toContainText("This page stopped working");
  expect(server.asked.page).toBe(2);
  expect(quiet.complaints().join()).not.toContain("PartNotLoaded");
  await page.getByRole("button", { name: "Copy report" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  const box = page.getByRole("textbox", { name: "Case id" });
  await box.press("ControlOrMeta+V");
  await expect(box).toHaveValue(/index-\S+\.js\nPage: \/cases\/new\n[^]*Error: PartNotLoaded/);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(new HomePage(page).caseId).toBeVisible();
  await server.close();
});
