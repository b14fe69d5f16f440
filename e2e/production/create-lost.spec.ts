import type { Locator } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { CreatePage } from "../pages/create-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { dropped, json, silent } from "../servers/replies.ts";

const arn = "74001016301868581499775";
const answer = '{"resultItems":[{"bpItemId":7100001,"success":true}],"success":true}';

test.use({ config: { formProfile: "", createTimeoutSeconds: 1 } });

for (const [name, serviceAt, reply] of [
  ["the connection drops", "another origin", dropped],
  // On the page's own origin connections are kept, on which a browser repeats a lost request.
  ["a connection drops that was used before", "same origin", dropped],
  ["no answer comes in time", "another origin", silent],
] as const) {
  test.describe(`when ${name}`, () => {
    test.use({ serviceAt });

    test("the outcome is unknown, and nothing is sent twice", async ({
      service,
      openCase,
      createPage,
      page,
    }) => {
      service.creates(reply);
      await openCase(cases.asInSample);
      await page.getByRole("link", { name: "Create case" }).click();
      await createPage.choose("FR");
      await createPage.arn(1).fill(arn);
      await createPage.submit.click();
      await expect(createPage.outcomeUnknown).toContainText(arn);
      await expect(createPage.outcomeUnknown).toContainText("may have been carried out");
      await expect(createPage.arn(1)).toHaveValue(arn);
      expect(service.requestsOf("CreateBp")).toHaveLength(1);
    });
  });
}

/** Opens the form and signs in; fills in one transaction. */
async function fillIn(form: CreatePage): Promise<void> {
  await form.goto("?bpCode=FR");
  await new SignInDialog(form.page).with("t");
  await form.arn(1).fill(arn);
}

test("of two tabs that send the same ARN at the same moment, one asks", async ({
  service,
  createPage,
  context,
}) => {
  service.creates(silent);
  const tabs = [createPage, new CreatePage(await context.newPage())];
  for (const tab of tabs) await fillIn(tab);
  const moment = Date.now() + 1000;
  await Promise.all(
    tabs.map(({ submit }) =>
      submit.evaluate((button: HTMLElement, index) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(() => resolve(button.click()), index - Date.now());
        return promise;
      }, moment),
    ),
  );
  const countVisible = async (locate: (tab: CreatePage) => Locator) =>
    (await Promise.all(tabs.map((tab) => locate(tab).isVisible()))).filter(Boolean).length;
  await expect.poll(() => countVisible(({ outcomeUnknown }) => outcomeUnknown)).toBe(1);
  await expect.poll(() => countVisible(({ sendAgain }) => sendAgain)).toBe(1);
  expect(service.requestsOf("CreateBp")).toHaveLength(1);
});

test("without a network nothing is sent, now or later", async ({
  service,
  createPage,
  context,
  page,
}) => {
  service.creates(json(answer));
  await fillIn(createPage);
  await context.setOffline(true);
  await createPage.submit.click();
  await expect(page.getByRole("alert")).toContainText("offline; nothing was sent");
  await context.setOffline(false);
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(service.requestsOf("CreateBp")).toHaveLength(1);
});
