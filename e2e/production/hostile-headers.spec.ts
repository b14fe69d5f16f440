import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { empty, json, withHeader } from "../servers/replies.ts";

const { asInSample } = cases;

test("no answer opens a password box", async ({ service, casePage, signIn, page }) => {
  const challenge = withHeader("WWW-Authenticate", 'Basic realm="service"', empty(401));
  service.reads(asInSample.id, challenge, json(asInSample.text(false)), challenge);
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
});
