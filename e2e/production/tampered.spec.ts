import type { Site } from "#commands/site.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

// The browser writes an error for a script that does not match its hash.
test.use({ mayComplain: true, serviceAt: "proxy", config: { auth: "proxy" } });

/** Changes a text of the build on its way to the browser. */
function change(site: Site, path: RegExp, edit: (text: string) => string): void {
  const { handle } = site;
  site.handle = async (request) => {
    if (!path.test(new URL(request.url).pathname)) return handle(request);
    // Without the request's headers the answer is not compressed.
    const answer = await handle(new Request(request.url));
    const headers = new Headers(answer.headers);
    headers.delete("Content-Length");
    return new Response(edit(await answer.text()), { headers });
  };
}

test("a script of the build is not run when one byte is changed", async ({
  page,
  site,
  openCase,
  quiet,
}) => {
  // Another letter: the scripts stay valid.
  const late = /\/assets\/CreatePage-[^/]*\.js$/;
  change(site, late, (text) => text.replace(/e(?=[^e]*$)/, "E"));
  await openCase(cases.files);
  await page.getByRole("link", { name: "Create case" }).click();
  await expect.poll(() => quiet.complaints().join()).toMatch(/integrity.*CreatePage/);
  await expect(page.getByRole("form", { name: "Create case" })).toHaveCount(0);
});

test("a script that is not part of the build is not run, even if the page names it", async ({
  page,
  site,
  quiet,
}) => {
  const stranger = "</div><script>document.body.textContent = 'run'</script>";
  change(site, /^\/$/, (text) => text.replace("</div>", stranger));
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(quiet.complaints().join()).toMatch(/script-src/);
});
