import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { empty, json } from "../servers/replies.ts";

const { asInSample } = cases;

test("asks for a token without activity and after a 401, not after a 403, and loses nothing", async ({
  casePage,
  signIn,
  service,
  page,
}) => {
  service.has(asInSample.id, asInSample.text);
  await page.clock.install();
  await casePage.goto(asInSample.id);
  await signIn.with("old");
  await casePage.find.fill("Shop");
  await page.clock.fastForward("14:30");
  await expect(signIn.dialog).toHaveCount(0);
  await page.clock.fastForward("01:00");
  await expect(signIn.dialog).toBeVisible();
  await expect(page.getByText("DP-11-1")).toBeHidden();
  await signIn.with("old");
  await expect(casePage.find).toHaveValue("Shop");
  expect(service.requests).toHaveLength(1);

  const changed = asInSample.text(false).replace("DP-11-1", "DP-11-1-changed");
  service.reads(asInSample.id, empty(401), json(changed), empty(403));
  await casePage.refresh.click();
  await expect(signIn.dialog).toContainText("Your session has expired");
  await expect(page.getByText("DP-11-1")).toBeVisible();
  await signIn.with("new");
  await expect(casePage.heading).toHaveText("DP-11-1-changed");
  await expect(casePage.find).toHaveValue("Shop");
  await casePage.refresh.click();
  await expect(casePage.failure).toContainText("does not allow this with your access token");
  await expect(signIn.dialog).toHaveCount(0);
});
