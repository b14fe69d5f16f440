import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { created, empty, gate } from "../servers/replies.ts";

const { files } = cases;

test.beforeEach(({ service }) => service.has(files.id, files.text));

/** Holds a file back until the case is requested: without an early request neither would ever come. */
const comesAfterTheRequest = (file: string, page: Page, service: FakeService) =>
  page.route(file, async (route) => {
    await expect.poll(() => service.requestsOf(`GetBpItem/${files.id}`).length).toBe(1);
    await route.continue();
  });

const application = "**/assets/index-*.js";

test.describe("behind a proxy", () => {
  test.use({ serviceAt: "proxy", config: { auth: "proxy", formProfile: "" } });

  test("a case is requested once, before the application is there, and without a token", async ({
    casePage,
    createPage,
    signIn,
    page,
    service,
  }) => {
    await comesAfterTheRequest(application, page, service);
    // The request uses the settings in the page.
    await comesAfterTheRequest("**/config.json", page, service);
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(service.requests).toHaveLength(1);
    service.reads(files.id, empty(401));
    await casePage.refresh.click();
    await expect(casePage.failure).toContainText("did not accept the access token");
    await expect(signIn.dialog.or(signIn.signOut)).toHaveCount(0);
    service.creates(created());
    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("DP");
    await createPage.send();
    await expect(createPage.resultItem(1)).toContainText("Created");
    const tokens = service.requests.map(({ headers }) => headers["x-authorization"]);
    expect(tokens).toEqual([undefined, undefined, undefined]);
  });

  test("settings that are not in the page are requested first", async ({
    casePage,
    page,
    service,
  }) => {
    await page.route("**/cases/*", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/(id="settings">)[^<]*/, "$1<!--#include virtual='' -->");
      expect(body).not.toBe(text);
      await route.fulfill({ response, body });
    });
    await comesAfterTheRequest(application, page, service);
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(service.requests).toHaveLength(1);
  });

  test("config.json decides where the page has other settings", async ({
    casePage,
    page,
    service,
    signIn,
  }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { auth: "token" } }));
    await casePage.goto(files.id);
    await signIn.with("t");
    await expect(casePage.heading).toHaveText("DP-26-5");
    const tokens = service.requests.map(({ headers }) => headers["x-authorization"]);
    expect(tokens).toEqual([undefined, "Bearer t"]);
  });
});

test.describe("behind a proxy on another origin", () => {
  test.use({ config: { auth: "proxy" } });

  test("a case is requested there only", async ({ casePage, page, service }) => {
    const origins: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/webapi/")) origins.push(new URL(request.url()).origin);
    });
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(origins).toEqual([service.address]);
  });
});

test.describe("in a browser that speaks Russian", () => {
  test.use({ locale: "ru-RU", config: { auth: "proxy" } });

  test("a page whose end arrives late shows its screen", async ({ page, site }) => {
    const start = gate();
    const { handle } = site;
    site.handle = async (request) => {
      // The application requests its catalogue as soon as it runs.
      if (/\/assets\/russian-[^/]*\.js$/.test(request.url)) start.open();
      if (request.headers.get("sec-fetch-dest") !== "document") return handle(request);
      // Without the request's headers the answer is not compressed.
      const whole = await handle(new Request(request.url));
      const [head = "", body = ""] = (await whole.text()).split(/(?<=<\/head>)/);
      const parts = new ReadableStream<string>({
        async start(controller) {
          controller.enqueue(head);
          await start.opened;
          controller.enqueue(body);
          controller.close();
        },
      });
      return new Response(parts.pipeThrough(new TextEncoderStream()), whole);
    };
    await page.goto("./");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^[а-я ]+$/i);
  });
});
