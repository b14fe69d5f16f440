import { expectAccessible } from "../accessible.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, empty, hold, json } from "../servers/replies.ts";

const { odd, asInSample } = cases;
// Each theme and each size once: all four together are looked at in the demo.
const looks = {
  "in light, wide": { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  "in dark, narrow": { colorScheme: "dark", viewport: { width: 390, height: 844 } },
} as const;

for (const [name, look] of Object.entries(looks)) {
  test.describe(name, () => {
    test.use(look);

    test("signing in, loading, failing", async ({ page, plain, casePage, signIn }) => {
      const held = hold(empty(500));
      plain.reads(odd.id, held.reply, json(odd.text(false)));
      await casePage.goto(odd.id);
      await expect(signIn.dialog).toBeVisible();
      await expectAccessible(page, "signing in");
      await signIn.with("no token");
      await expectAccessible(page, "signing in with a fault");
      await signIn.with("t");
      await held.arrived;
      await expectAccessible(page, "loading");
      held.release();
      await expect(casePage.failure).toBeVisible();
      await expectAccessible(page, "a failure");
      await casePage.failure.getByRole("button", { name: "Try again" }).click();
      await expect(casePage.contractNotes).toBeVisible();
      await expectAccessible(page, "a case with contract notes");
      plain.reads(odd.id, empty(401), json(odd.text(false)));
      await casePage.refresh.click();
      await expect(signIn.dialog).toBeVisible();
      await expectAccessible(page, "signing in over a case");
    });

    test("an outcome that is unknown", async ({ page, plain, createPage, signIn }) => {
      plain.creates(dropped);
      await createPage.goto("?bpCode=DP&field.x_y=z");
      await signIn.with("t");
      await createPage.arn(1).fill("74001016301868581499775");
      await createPage.field("Disputed amount").fill("1");
      await createPage.field("Reason of the dispute").selectOption("4853");
      await createPage.submit.click();
      await expect(createPage.outcomeUnknown).toBeVisible();
      await expectAccessible(page, "an outcome that is unknown");
      await createPage.submit.click();
      await expect(page.getByRole("dialog", { name: "Send again?" })).toBeVisible();
      await expectAccessible(page, "the question before sending again");
    });
  });
}

test.describe("with settings that cannot be used", () => {
  test.use({ config: { auth: "none" } });

  test("the page that says so", async ({ page }) => {
    await page.goto(`cases/${asInSample.id}`);
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "bad settings");
  });
});
