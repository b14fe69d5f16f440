import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import type { FakeService } from "../servers/fake-service.ts";
import { gate } from "../servers/replies.ts";

const { files } = cases;

test.beforeEach(({ service }) => service.has(files.id, files.text));

/** Holds a file back until the case is requested: without an early request neither would ever come. */
const comesAfterTheRequest = (file: string, page: Page, service: FakeService) =>
  page.route(file, async (route) => {
    await expect.poll(() => service.requestsOf(`GetBpItem/${files.id}`).length).toBe(1);
    await route.continue();
  });

test.describe("behind a proxy", () => {
  test.use({ serviceAt: "proxy", config: { auth: "proxy" } });

  test("the case is requested before the application has arrived, and once", async ({
    casePage,
    page,
    service,
  }) => {
    // The request uses the settings in the page, before config.json has arrived.
    for (const file of ["**/assets/index-*.js", "**/config.json"]) {
      await comesAfterTheRequest(file, page, service);
    }
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(service.requests).toHaveLength(1);
    await casePage.refresh.click();
    await expect.poll(() => service.requests.length).toBe(2);
  });

  test("where the server puts no settings into the page, they are requested first", async ({
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
    await comesAfterTheRequest("**/assets/index-*.js", page, service);
    await casePage.goto(files.id);
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(service.requests).toHaveLength(1);
  });

  test("where config.json and the settings in the page differ, the file decides", async ({
    casePage,
    page,
    service,
    signIn,
  }) => {
    await page.route("**/config.json", (route) => route.fulfill({ json: { auth: "token" } }));
    await casePage.goto(files.id);
    await signIn.with("t");
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(service.requests.map(({ headers }) => headers["x-authorization"])).toEqual([
      undefined,
      "Bearer t",
    ]);
  });
});

test.describe("behind a proxy on another origin", () => {
  test.use({ config: { auth: "proxy" } });

  test("the case is not requested from the page's own origin", async ({
    casePage,
    page,
    service,
  }) => {
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

  test("a page whose end arrives after its scripts have started shows its screen", async ({
    page,
    site,
  }) => {
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
