import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { someArn } from "../pages/create-page.ts";
import { dropped, empty, json, withHeader } from "../servers/replies.ts";

const { asInSample } = cases;

test.use({ config: { formProfile: "" } });

test("no answer opens a password box or empties the page's storage", async ({
  service,
  casePage,
  createPage,
  signIn,
  quiet,
  page,
}) => {
  quiet.acceptDialogs();
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));
  const orders = (reply: typeof challenge) => withHeader("Clear-Site-Data", '"storage"', reply);
  service.creates(dropped);
  service.reads(asInSample.id, challenge, orders(json(asInSample.text(false))), challenge);
  let boxes = 0;
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    void session.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  });
  session.on("Fetch.authRequired", ({ requestId }) => {
    boxes += 1;
    const authChallengeResponse = { response: "CancelAuth" } as const;
    void session.send("Fetch.continueWithAuth", { requestId, authChallengeResponse });
  });
  await session.send("Fetch.enable", { handleAuthRequests: true });

  await createPage.goto("?bpCode=FR");
  await signIn.with("t");
  await createPage.send();
  await expect(createPage.outcomeUnknown).toContainText(someArn);
  await casePage.goto(asInSample.id);
  await signIn.with("old");
  await signIn.with("new");
  await expect(casePage.heading).toHaveText("DP-11-1");
  expect(boxes).toBe(0);
  // The control: with credentials the same answer opens it.
  const address = `${service.address}/webapi/v1/BpEngineApi/GetBpItem/${asInSample.id}`;
  await page.evaluate(
    (url) => fetch(url, { method: "POST", mode: "no-cors", credentials: "include" }),
    address,
  );
  expect(boxes).toBe(1);

  await createPage.goto("?bpCode=FR");
  await signIn.with("t");
  await createPage.send();
  await expect(createPage.sendAgain).toContainText(someArn);
  expect(service.requestsOf("CreateBp")).toHaveLength(1);
});
