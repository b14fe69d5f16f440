import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { countSeenCases } from "../seen-cases.ts";
import { empty, json } from "../servers/replies.ts";

const { asDeclared, asInSample } = cases;
const refused = (errorMessage: string) => json(JSON.stringify({ success: false, errorMessage }));

test.beforeEach(async ({ service, casePage }) => {
  service.has(asInSample.id, asInSample.text);
  await casePage.goto(asInSample.id);
});

test("signing out reaches every tab, and the next operator finds nothing of the work before", async ({
  casePage,
  context,
  createPage,
  home,
  signIn,
  service,
  page,
}) => {
  const { id, text } = asDeclared;
  const changed = text(false).replaceAll("Network B", "Network C");
  service.reads(id, json(text(false)), json(changed), refused("Not yours either."));
  await signIn.with("t");
  await expect(casePage.heading).toHaveText("DP-11-1");
  // A case that is left before all of it was rendered is not stored as seen.
  await expect.poll(() => countSeenCases(page)).toBe(1);
  await home.open(id);
  await expect(casePage.heading).toHaveText("FR-24-2");
  await expect.poll(() => countSeenCases(page)).toBe(2);
  await page.getByRole("link", { name: "Create case" }).click();
  await createPage.choose("FR");
  await createPage.arn(1).fill("7400");
  const other = new SignInDialog(await context.newPage());
  await other.page.goto("./");
  await other.with("t");
  await other.signOut.click();
  await other.confirm.click();
  await expect(signIn.dialog).toBeVisible({ timeout: 1000 });
  await expect(createPage.form).toBeHidden();
  service.reads(asInSample.id, refused("Not yours."));

  await signIn.with("another");
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(createPage.caseType.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(createPage.arn(1)).toHaveValue("");
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect(home.worklist).toContainText("No cases yet.");
  await home.open(asInSample.id);
  await expect(casePage.failure).toContainText("Not yours.");
  await home.open(id);
  await casePage.showChanges.click();
  await expect(casePage.changes).toContainText(/: .*Network C/);
  await expect(casePage.changes).not.toContainText("Network B");

  await signIn.signOut.click();
  await signIn.with("third");
  await home.open(id);
  await expect(casePage.failure).toContainText("Not yours either.");
  await expect(casePage.stages).toHaveCount(0);
});

test("asks for a token without activity and after a 401, not after a 403, and loses nothing", async ({
  casePage,
  signIn,
  service,
  page,
}) => {
  await page.clock.install();
  await page.reload();
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
