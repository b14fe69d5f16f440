import type { Page } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, empty, json, withHeader } from "../servers/replies.ts";

const { asInSample } = cases;
const arn = "74001016301868581499775";

const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));

/** Counts how often the browser would open its own dialog for a name and a password. */
async function countPasswordBoxes(page: Page): Promise<() => number> {
  let count = 0;
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    void session.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  });
  session.on("Fetch.authRequired", ({ requestId }) => {
    count += 1;
    const authChallengeResponse = { response: "CancelAuth" } as const;
    void session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse });
  });
  await session.send("Fetch.enable", { handleAuthRequests: true });
  return () => count;
}

const readPath = `/webapi/v1/BpEngineApi/GetBpItem/${asInSample.id}`;

test("a refused token opens no password box of the browser", async ({
  service,
  casePage,
  signIn,
  page,
}) => {
  service.reads(asInSample.id, challenge, json(asInSample.text(false)));
  const boxes = await countPasswordBoxes(page);
  await casePage.goto(asInSample.id);
  await signIn.with("old");
  await signIn.with("new");
  await expect(casePage.heading).toHaveText("DP-11-1");
  expect(boxes()).toBe(0);
});

test.describe("on the origin of the page, from a server that hides nothing", () => {
  test.use({ serviceAt: "same origin" });

  test("the same answer would open the password box", async ({ service, page }) => {
    service.reads(asInSample.id, challenge);
    const boxes = await countPasswordBoxes(page);
    await page.goto("/");
    await page.evaluate((path) => fetch(path, { method: "POST" }), readPath);
    expect(boxes()).toBe(1);
  });
});

test.describe("an answer that orders the browser to empty the page's storage", () => {
  test.use({ config: { formProfile: "", keepToken: "tab" } });

  test("makes it forget no ARN of unknown outcome", async ({
    service,
    casePage,
    createPage,
    signIn,
    quiet,
  }) => {
    quiet.acceptDialogs();
    service.creates(dropped);
    service.reads(
      asInSample.id,
      withHeader("Clear-Site-Data", '"storage"', json(asInSample.text(false))),
    );
    await createPage.goto("?bpCode=FR");
    await signIn.with("t");
    await createPage.arn(1).fill(arn);
    await createPage.submit.click();
    await expect(createPage.outcomeUnknown).toContainText(arn);
    await casePage.goto(asInSample.id);
    await expect(casePage.heading).toHaveText("DP-11-1");
    await createPage.goto("?bpCode=FR");
    await expect(createPage.outcomeUnknown).toContainText(arn);
    await createPage.arn(1).fill(arn);
    await createPage.submit.click();
    await expect(createPage.sendAgain).toContainText(arn);
    expect(service.requestsOf("CreateBp")).toHaveLength(1);
  });
});
