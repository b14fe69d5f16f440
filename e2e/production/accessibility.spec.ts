import { expectAccessible } from "../accessible.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, empty, json } from "../servers/replies.ts";

const { odd } = cases;

test.describe("in dark, narrow", () => {
  test.use({ colorScheme: "dark", viewport: { width: 390, height: 844 } });

  test("signing in, a failure and a case with contract notes are accessible", async ({
    page,
    service,
    casePage,
    signIn,
  }) => {
    service.reads(odd.id, empty(500), json(odd.text(false)));
    await casePage.goto(odd.id);
    await signIn.with("no token");
    await expect(signIn.accessToken).toHaveAccessibleDescription(/without spaces/);
    await expectAccessible(page, "signing in with a fault");
    await signIn.with("t");
    await expect(casePage.failure).toBeVisible();
    await expectAccessible(page, "a failure");
    await casePage.failure.getByRole("button", { name: "Try again" }).click();
    await expect(casePage.contractNotes).toBeVisible();
    await expectAccessible(page, "a case with contract notes");
  });
});

test.describe("with an outcome that is unknown", () => {
  test.use({ config: { formProfile: "" } });

  test("the question before sending again is accessible", async ({
    page,
    service,
    createPage,
    signIn,
  }) => {
    service.creates(dropped);
    await createPage.goto("?bpCode=DP&field.x_y=z");
    await signIn.with("t");
    await createPage.arn(1).fill("74001016301868581499775");
    await createPage.submit.click();
    await expect(createPage.outcomeUnknown).toBeVisible();
    await createPage.submit.click();
    await expect(createPage.sendAgain).toBeVisible();
    await expectAccessible(page, "the question before sending again");
  });
});
