import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";
import { created, empty } from "../servers/replies.ts";

const { files } = cases;

for (const [config, message] of [
  [
    { baseUrl: "https://user:pass@bank.example", auth: "none" },
    /“baseUrl” must be.*“auth” must be/,
  ],
  ['{"auth": "token",}', /config\.json is not JSON: .+\(line 1 column 18\)\./],
] as const) {
  test.describe(message.source, () => {
    test.use({ config });

    test("is said without a secret, and nothing is asked", async ({ page, service }) => {
      await page.goto("cases/900453");
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(message);
      await expect(alert).not.toContainText("pass");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(service.requests).toEqual([]);
    });
  });
}

test("a page to sign in in place of config.json is no missing file", async ({ page, site }) => {
  const { handle } = site;
  const signIn = "<!doctype html><html><head><title>Sign in</title></head></html>";
  const headers = { "Content-Type": "text/html" };
  site.handle = async (request) =>
    request.url.endsWith("/config.json") ? new Response(signIn, { headers }) : handle(request);
  await page.goto("cases/900453");
  await expect(page.getByRole("heading")).toHaveText("You may have been signed out.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  site.handle = handle;
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
});

test.describe("without a config.json", () => {
  test.use({ serviceAt: "same origin", config: null });

  const title =
    "the build opens by a deep link, finds the service, and all that it loads later, and shows its settings";
  test(title, { tag: "@sub-path" }, async ({
    openCase,
    casePage,
    createPage,
    signIn,
    service,
    baseURL,
    page,
  }) => {
    await openCase(files, "?stage=901");
    await expect(page).toHaveURL(`${baseURL}cases/${files.id}?stage=901`);
    expect(service.requests[0]?.path).toBe(`/webapi/v1/BpEngineApi/GetBpItem/${files.id}`);
    // The worker, then the lazy parts: raw view, preview, the create screen, the form profile.
    await save(casePage.attachments.download("every byte.bin"));
    await casePage.openAnswer();
    await expect(casePage.raw).toContainText("isCurentUserObserver");
    await casePage.attachments.preview("letter.txt").first().click();
    await expect(casePage.attachments.shown("letter.txt")).toContainText("the parcel");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("main")).toContainText(/Version \d+\.\d+\.\d+/);
    await createPage.goto("?bpCode=DP");
    await signIn.with("t");
    await expect(createPage.field("Disputed amount")).toBeVisible();
  });
});

test.describe("behind a proxy that signs in", () => {
  test.use({ serviceAt: "same origin", config: { auth: "proxy", formProfile: "" } });

  test("no token is asked for or sent, in reading and in creating", async ({
    openCase,
    casePage,
    createPage,
    signIn,
    page,
    service,
  }) => {
    await openCase(files);
    await expect(casePage.heading).toHaveText("DP-26-5");
    service.reads(files.id, empty(401));
    await casePage.refresh.click();
    await expect(casePage.failure).toContainText("You may have been signed out");
    await expect(signIn.dialog.or(signIn.signOut)).toHaveCount(0);
    service.creates(created());
    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("DP");
    await createPage.send();
    await expect(createPage.resultItem(1)).toContainText("Created");
    const tokens = service.requests.map(({ headers }) => headers["x-authorization"]);
    expect(tokens).toEqual([undefined, undefined, undefined]);
  });
});

for (const [what, baseUrl, policy] of [
  ["the page's policy", "https://engine.example", "connect-src 'self'"],
  ["mixed content", "http://engine.example", "connect-src 'self' http://engine.example"],
] as const) {
  test.describe(`a service that ${what} blocks`, () => {
    test.use({
      serviceAt: "same origin",
      transport: "HTTP/1.1 over TLS",
      config: { baseUrl, formProfile: "" },
      ignoreHTTPSErrors: true,
      mayComplain: true,
    });

    test("is not taken for a network that fails", async ({ site, casePage, signIn, service }) => {
      const { handle } = site;
      site.handle = async (request) => {
        const answer = await handle(request);
        const sent = answer.headers.get("Content-Security-Policy") ?? "";
        answer.headers.set("Content-Security-Policy", sent.replace("connect-src 'self'", policy));
        return answer;
      };
      await casePage.goto(files.id);
      await signIn.before(casePage.failure);
      await expect(casePage.failure).toContainText("The browser blocked the request");
      expect(service.requests).toEqual([]);
    });
  });
}
