import type { Locator } from "@playwright/test";
import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { CreatePage } from "../pages/create-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { brokenOff, dropped, empty, html, json, type Reply, silent } from "../servers/replies.ts";

const arn = "74001016301868581499775";
const answer = '{"resultItems":[{"bpItemId":7100001,"success":true}],"success":true}';

test.use({ config: { formProfile: "", createTimeoutSeconds: 1 } });

/** Answers after which nobody knows whether the case was created. */
const losses: Readonly<Record<string, Reply>> = {
  "the connection drops": dropped,
  "the answer breaks off": brokenOff(answer),
  "no answer comes in time": silent,
  "the answer is status 500": empty(500),
  "the answer is empty": json(""),
  "the answer is a page": html("<h1>Gateway</h1>"),
};

function losing(name: string, reply: Reply): void {
  test(`when ${name} the outcome is unknown, and nothing is sent twice`, async ({
    plain,
    casePage,
    createPage,
    signIn,
    page,
  }) => {
    plain.has(cases.asInSample.id, cases.asInSample.text);
    plain.creates(reply);
    // Reading a case first leaves a connection open, on which a browser repeats a lost request.
    await casePage.goto(cases.asInSample.id);
    await signIn.with("t");
    await expect(casePage.stages).toBeVisible();
    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("FR");
    await createPage.arn(1).fill(arn);
    await createPage.submit.click();
    await expect(createPage.outcomeUnknown).toContainText(arn);
    await expect(createPage.outcomeUnknown).toContainText("may have been carried out");
    await expect(createPage.main).not.toContainText("failed");
    await expect(createPage.arn(1)).toHaveValue(arn);
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
  });
}

for (const [name, reply] of Object.entries(losses)) losing(name, reply);

/** Sends one transaction, and its answer is lost. */
async function lose(createPage: CreatePage): Promise<void> {
  await createPage.goto("?bpCode=FR");
  await new SignInDialog(createPage.page).with("t");
  await createPage.arn(1).fill(arn);
  await createPage.submit.click();
  await expect(createPage.outcomeUnknown).toBeVisible();
}

test.describe("on the origin of the page, which keeps its connections", () => {
  test.use({ behind: "plain, one server" });

  losing("the connection drops", dropped);
});

test("the same ARN is sent again only after a question", async ({ plain, createPage }) => {
  plain.creates(dropped, json(answer));
  await lose(createPage);

  const asks = createPage.page.getByRole("dialog", { name: "Send again?" });
  await createPage.submit.click();
  await expect(asks).toContainText(arn);
  await asks.getByRole("button", { name: "Cancel" }).click();
  await expect(asks).toHaveCount(0);
  expect(plain.requestsOf("CreateBp")).toHaveLength(1);

  await createPage.submit.click();
  await asks.getByRole("button", { name: "Send again" }).click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(plain.requestsOf("CreateBp")).toHaveLength(2);
});

test("another tab asks too, also when the first is closed", async ({
  plain,
  createPage,
  context,
  page,
  quiet,
}) => {
  quiet.acceptDialogs();
  plain.creates(dropped);
  await lose(createPage);
  await page.close();

  const other = new CreatePage(await context.newPage());
  await other.goto("?bpCode=FR");
  await new SignInDialog(other.page).with("t");
  await other.arn(1).fill(arn);
  await other.submit.click();
  await expect(other.page.getByRole("dialog", { name: "Send again?" })).toContainText(arn);
  expect(plain.requestsOf("CreateBp")).toHaveLength(1);
});

test("of two tabs that send the same ARN in one moment, one asks", async ({
  plain,
  createPage,
  context,
}) => {
  plain.creates(silent);
  const tabs = [createPage, new CreatePage(await context.newPage())];
  for (const tab of tabs) {
    await tab.goto("?bpCode=FR");
    await new SignInDialog(tab.page).with("t");
    await tab.arn(1).fill(arn);
  }
  const moment = Date.now() + 1000;
  await Promise.all(
    tabs.map(({ submit }) =>
      submit.evaluate((button: HTMLElement, at) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        setTimeout(() => resolve(button.click()), at - Date.now());
        return promise;
      }, moment),
    ),
  );
  const seen = async (what: (tab: CreatePage) => Locator) =>
    (await Promise.all(tabs.map((tab) => what(tab).isVisible()))).filter(Boolean).length;
  await expect.poll(() => seen(({ outcomeUnknown }) => outcomeUnknown)).toBe(1);
  expect(await seen(({ page }) => page.getByRole("dialog", { name: "Send again?" }))).toBe(1);
  expect(plain.requestsOf("CreateBp")).toHaveLength(1);
});

test("a reload does not forget that the outcome is unknown", async ({
  plain,
  createPage,
  signIn,
  quiet,
  page,
}) => {
  quiet.acceptDialogs();
  plain.creates(dropped);
  await lose(createPage);
  await page.reload();
  await signIn.with("t");
  await expect(createPage.outcomeUnknown).toContainText(arn);
  expect(plain.requestsOf("CreateBp")).toHaveLength(1);
});

test.describe("without a network", () => {
  test("nothing is sent, now or later", async ({ plain, createPage, signIn, context, page }) => {
    plain.creates(json(answer));
    await createPage.goto("?bpCode=FR");
    await signIn.with("t");
    await createPage.arn(1).fill(arn);
    await context.setOffline(true);
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("offline; nothing was sent");
    await context.setOffline(false);
    await createPage.submit.click();
    await expect(createPage.resultItem(1)).toContainText("Created");
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
  });
});
