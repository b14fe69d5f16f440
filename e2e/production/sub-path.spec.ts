import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { save } from "../saved.ts";

const { files } = cases;

test.use({ folder: "test-results/dist-viewer" });

test.beforeEach(({ plain }) => plain.has(files.id, files.text));

test("a build for /viewer/ opens by a deep link, with all that it loads later", async ({
  casePage,
  createPage,
  settingsPage,
  signIn,
  page,
}) => {
  await casePage.goto(files.id, "?stage=901");
  await signIn.with("t");
  await expect(page).toHaveURL(/\/viewer\/cases\/7100005\?stage=901$/);
  await expect(casePage.heading).toHaveText("DP-26-5");
  // The worker, then the lazy parts: raw view, preview, the other screens, the form profile.
  await save(casePage.attachments.download("every byte.bin"));
  await casePage.raw.getByText("The answer as received").click();
  await expect(casePage.raw).toContainText("isCurentUserObserver");
  await casePage.attachments.preview("letter.txt").first().click();
  await expect(casePage.attachments.shown("letter.txt")).toContainText("the parcel");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(settingsPage.heading).toBeVisible();
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(page).toHaveURL(/\/viewer\/cases\/new$/);
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await expect(createPage.field("Disputed amount")).toBeVisible();
  await page.goto("no/such/page");
  await signIn.with("t");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test.describe("with the service behind the same origin", () => {
  test.use({ behind: "plain, passed on to" });

  test("the service is found from below the sub-path", async ({ casePage, signIn, plain }) => {
    await casePage.goto(files.id);
    await signIn.with("t");
    await expect(casePage.heading).toHaveText("DP-26-5");
    expect(plain.only(`GetBpItem/${files.id}`).path).toBe(
      `/webapi/v1/BpEngineApi/GetBpItem/${files.id}`,
    );
  });
});
