import { expect, test } from "../deployment.ts";
import { dropped, empty, type Reply, withHeader } from "../servers/replies.ts";

test.use({
  ignoreHTTPSErrors: true,
  // The pages and their service on one origin; a proxy in front has the token.
  transport: "HTTP/2",
  serviceAt: "same origin",
  config: { auth: "proxy", formProfile: "" },
});

/** What makes a browser send a request again automatically. */
const faults: Readonly<Record<string, Reply>> = {
  "is lost with its connection": dropped,
  "is refused by the protocol": (_response, { refuse }) => refuse(),
  "is misdirected": empty(421),
};

for (const [name, fault] of Object.entries(faults)) {
  test(`over HTTP/2 a create that ${name} is one`, async ({ service, createPage, page }) => {
    service.creates(fault);
    await createPage.goto("?bpCode=FR");
    await createPage.send();
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(service.requests).toHaveLength(1);
    // The control: a body that the browser has a copy of is sent again, on a connection that is reused.
    await page.evaluate(async () => {
      await fetch("/config.json");
      const create = fetch("/webapi/v1/BpEngineApi/CreateBp", { method: "POST", body: "{}" });
      await create.catch(() => undefined);
    });
    expect(service.requests.filter(({ body }) => body === "{}").length).toBeGreaterThan(1);
  });
}

test("a password that a proxy asks for in place of an answer leaves the outcome unknown", async ({
  service,
  createPage,
  quiet,
}) => {
  quiet.acceptDialogs();
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="proxy"', empty(401));
  service.creates(challenge, empty(401));
  await createPage.goto("?bpCode=FR");
  await createPage.send();
  // Without a copy of the body the browser hides the answer from the page, even its status.
  await expect(createPage.outcomeUnknown).toContainText("may have been carried out");
  expect(service.requests).toHaveLength(1);

  await createPage.goto("?bpCode=FR");
  await createPage.send("74001016301868581499767");
  await expect(createPage.main.getByRole("alert").last()).toContainText(
    "where a proxy signs you in",
  );
  expect(service.requests).toHaveLength(2);
});
