import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { empty, json } from "../servers/replies.ts";

const { asInSample, files } = cases;

test.beforeEach(({ plain }) => {
  for (const { id, text } of [asInSample, files]) plain.has(id, text);
});

test("a 401 while a case is read asks for a new token, and carries on", async ({
  casePage,
  signIn,
  plain,
}) => {
  plain.reads(asInSample.id, empty(401), json(asInSample.text(false)));
  await casePage.goto(asInSample.id);
  await signIn.with("old");
  await expect(signIn.dialog).toContainText("no longer accepts the token");
  await signIn.with("new");
  await expect(casePage.heading).toHaveText("DP-11-1");
  expect(plain.requests.map(({ headers }) => headers["x-authorization"])).toEqual([
    "Bearer old",
    "Bearer new",
  ]);
});

test("a 401 on Refresh leaves the case under the dialog", async ({ casePage, signIn, plain }) => {
  await casePage.goto(asInSample.id);
  await signIn.with("old");
  await casePage.find.fill("Shop");
  const changed = asInSample.text(false).replace("DP-11-1", "DP-11-1-changed");
  plain.reads(asInSample.id, empty(401), json(changed));
  await casePage.refresh.click();
  await expect(signIn.dialog).toBeVisible();
  await expect(casePage.page.getByText("DP-11-1")).toBeVisible();
  await signIn.with("new");
  await expect(casePage.heading).toHaveText("DP-11-1-changed");
  await expect(casePage.find).toHaveValue("Shop");
});

test("a 401 on a download asks, and the download carries on", async ({
  casePage,
  signIn,
  plain,
}) => {
  await casePage.goto(files.id);
  await signIn.with("old");
  await expect(casePage.attachments.items).toHaveCount(6);
  plain.reads(files.id, empty(401), json(files.text(true)));
  const saved = casePage.page.waitForEvent("download");
  await casePage.attachments.download("every byte.bin").click();
  await expect(signIn.dialog).toBeVisible();
  await signIn.with("new");
  expect((await saved).suggestedFilename()).toBe("every byte.bin");
});

test("a 403 is said, and keeps the token", async ({ casePage, signIn, plain }) => {
  plain.reads(asInSample.id, empty(403));
  await casePage.goto(asInSample.id);
  await signIn.with("weak");
  await expect(casePage.failure).toContainText("does not allow this with your access token");
  await expect(signIn.dialog).toHaveCount(0);
  expect(plain.requests).toHaveLength(1);
  plain.has(asInSample.id, asInSample.text);
  await casePage.failure.getByRole("button", { name: "Try again" }).click();
  await expect(casePage.heading).toHaveText("DP-11-1");
});
