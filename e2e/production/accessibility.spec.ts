import { expectAccessible } from "../accessible.ts";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { dropped, empty, json } from "../servers/replies.ts";

const { odd } = cases;

test.use({
  colorScheme: "dark",
  viewport: { width: 390, height: 844 },
  config: { formProfile: "" },
});

test("what the demo does not show is accessible", async ({
  page,
  service,
  casePage,
  createPage,
  signIn,
}) => {
  service.reads(odd.id, empty(500), json(odd.text(false)));
  service.creates(dropped);
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

  await createPage.goto("?bpCode=FR");
  await signIn.with("t");
  await createPage.send();
  await expect(createPage.outcomeUnknown).toBeVisible();
  await createPage.submit.click();
  await expect(createPage.sendAgain).toBeVisible();
  await expectAccessible(page, "the question before sending again");
});
