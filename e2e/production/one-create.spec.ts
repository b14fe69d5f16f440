import { expect, test } from "../deployment.ts";
import { otherArn, someArn } from "../pages/create-page.ts";
import { empty, withHeader } from "../servers/replies.ts";

test.use({
  ignoreHTTPSErrors: true,
  // The pages and their service on one origin; a proxy in front has the token.
  transport: "HTTP/2",
  serviceAt: "same origin",
  config: { auth: "proxy", formProfile: "" },
});

test("over HTTP/2 no answer of a proxy makes the browser send a create again", async ({
  service,
  createPage,
  page,
  quiet,
}) => {
  quiet.acceptDialogs();
  const passwordAsked = withHeader("WWW-Authenticate", 'Basic realm="proxy"', empty(401));
  service.creates(passwordAsked, empty(401), empty(421));
  for (const [arn, words] of [
    // Without a copy of the body the browser hides the answer from the page, even its status.
    [someArn, "may have been carried out"],
    ["74001016301868581499767", "where a proxy signs you in"],
    [otherArn, "421"],
  ] as const) {
    await createPage.goto("?bpCode=FR");
    await createPage.send(arn);
    await expect(createPage.main.getByRole("alert").last()).toContainText(words);
  }
  expect(service.requests).toHaveLength(3);
  // The control: a body that the browser has a copy of is sent again.
  await page.evaluate(async () => {
    await fetch("/webapi/v1/BpEngineApi/CreateBp", { method: "POST", body: "{}" });
  });
  expect(service.requests).toHaveLength(5);
});
