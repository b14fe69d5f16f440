import type { Page } from "@playwright/test";
import { createSite } from "#commands/site.ts";
import { test as base, expect } from "../fixtures.ts";
import { type ArrivingCreate, FaultyService } from "../servers/faulty-service.ts";

/** The pages and their service on one origin, over HTTP/2; a proxy in front has the token. */
const test = base.extend<{ service: FaultyService }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs here.
  service: async ({}, provide) => {
    const service = await FaultyService.start("HTTP/2");
    service.pages = createSite({
      folder: "dist",
      settings: { auth: "proxy", formProfile: "" },
    }).handle;
    await provide(service);
    await service.close();
  },
  baseURL: async ({ service }, provide) => provide(service.address),
});

test.use({ ignoreHTTPSErrors: true });

/** What makes a browser send a request again by itself. */
const faults: Readonly<Record<string, (create: ArrivingCreate) => void>> = {
  "is lost with its connection": ({ cut }) => cut(),
  "is refused after all": ({ refuse }) => refuse(),
  "is misdirected": ({ answer }) => answer(421, ""),
};

for (const [name, fault] of Object.entries(faults)) {
  test(`over HTTP/2 a create that ${name} is one`, async ({ service, createPage, page }) => {
    service.deal = afterBody(fault);
    await createPage.goto("?bpCode=FR");
    await createPage.arn(1).fill("74001016301868581499775");
    await createPage.submit.click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(service.texts).toHaveLength(1);
    // The same as text goes out again, so that something would have been seen.
    await sendText(page);
    expect(service.whole).toBeGreaterThan(2);
  });
}

test("a password that a proxy asks for in place of an answer leaves the outcome unknown", async ({
  service,
  createPage,
  quiet,
}) => {
  quiet.acceptDialogs();
  service.deal = afterBody(({ challenge }) => challenge());
  await createPage.goto("?bpCode=FR");
  await createPage.arn(1).fill("74001016301868581499775");
  await createPage.submit.click();
  // A browser that has no copy of the body tells the page nothing of the answer, not even its status.
  await expect(createPage.outcomeUnknown).toContainText("may have been carried out");
  expect(service.texts).toHaveLength(1);

  service.deal = afterBody(({ answer }) => answer(401, ""));
  await createPage.goto("?bpCode=FR");
  await createPage.arn(1).fill("74001016301868581499767");
  await createPage.submit.click();
  await expect(createPage.page.getByRole("alert").last()).toContainText(
    "where a proxy signs you in",
  );
  expect(service.texts).toHaveLength(2);
});

/** Fails each create that has arrived whole, but not for ever: a browser tries more than twice. */
function afterBody(fault: (create: ArrivingCreate) => void) {
  return async (create: ArrivingCreate) => {
    await create.whole;
    fault(create);
  };
}

const sendText = (page: Page) =>
  page.evaluate(async () => {
    // A connection that was used before.
    await fetch("/config.json");
    const create = fetch("/webapi/v1/BpEngineApi/CreateBp", { method: "POST", body: "{}" });
    await create.catch(() => undefined);
  });
