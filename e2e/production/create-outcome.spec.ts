import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";
import { empty, hold, json } from "../servers/replies.ts";

const arns = ["74001016301868581499775", "72200336303800042165011", "74004146298083653462175"];
const [arn = ""] = arns;
const created = json(
  '{"resultItems":[{"bpItemId":7100001,"success":true,"errorMessage":""}],"success":true}',
);

const bodyWith = (sent: readonly string[]) => ({
  operationDataList: sent.map((acquirerReferenceData) => ({ acquirerReferenceData })),
  fields: [{ code: "x_why", value: "late" }],
  bpCode: "DP",
});

test.describe("the outcome", () => {
  test.use({ config: { formProfile: "" } });

  test.beforeEach(async ({ createPage, signIn }) => {
    await createPage.goto("?bpCode=DP&field.x_why=late");
    await signIn.with("t");
    for (const [at, one] of arns.entries()) {
      if (at > 0) await createPage.addTransaction.click();
      await createPage.arn(at + 1).fill(one);
    }
  });

  test("is told item by item, and the failed ones alone are sent again", async ({
    plain,
    createPage,
    page,
  }) => {
    plain.creates(
      json(`{"resultItems":[
        {"bpItemId":0,"success":false,"errorMessage":"Declined: <b>no such ARN</b>"},
        {"bpItemId":7100001,"success":true},
        {"success":false}],"success":false}`),
      created,
    );
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("1 of 3 created");
    await expect(createPage.resultItem(1)).toContainText("Declined: <b>no such ARN</b>");
    await expect(createPage.resultItem(1).getByRole("link")).toHaveCount(0);
    await expect(createPage.resultItem(2)).toContainText("Created");
    await expect(createPage.resultItem(2).getByRole("link")).toHaveAttribute(
      "href",
      /\/cases\/7100001$/,
    );
    await expect(createPage.resultItem(3)).toContainText("Refused");
    await createPage.retryFailed.click();
    await createPage.transaction(3).getByRole("button", { name: "Remove transaction 3" }).click();
    await createPage.submit.click();
    await expect(createPage.resultSummary).toContainText("1 of 1 created");
    const sent = plain.requestsOf("CreateBp").map(({ body }): unknown => JSON.parse(body));
    expect(sent).toEqual([bodyWith(arns), bodyWith(arns.slice(0, 1))]);
  });

  test("is not named by place when the counts differ", async ({ plain, createPage, page }) => {
    plain.creates(
      json('{"resultItems":[{"success":false,"errorMessage":"One of them"}],"success":true}'),
    );
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("1 result for 3 transactions");
    await expect(createPage.resultItem(1)).toContainText("One of them");
    await expect(createPage.resultItem(1)).not.toContainText(arn);
    await expect(createPage.retryFailed).toHaveCount(0);
  });

  test("is never all created when the service only says so as a whole", async ({
    plain,
    createPage,
    page,
  }) => {
    plain.creates(
      json(`{"resultItems":[{"bpItemId":1,"success":true},{"bpItemId":2,"success":true},
        {"success":false,"errorMessage":"Not this one"}],"success":true}`),
    );
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("2 of 3 created");
    await expect(page.getByRole("alert")).toContainText("say otherwise");
  });

  test("of a refusal as a whole is the service's words, and the form stays", async ({
    plain,
    createPage,
    page,
  }) => {
    plain.creates(json('{"success":false,"errorMessage":"Closed for <i>today</i>"}', 400));
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("Closed for <i>today</i>");
    await expect(createPage.main).toContainText("Nothing was created.");
    await expect(createPage.arn(3)).toHaveValue(arns[2] ?? "");
  });

  test("of a 401 is the dialog over the form, which loses nothing and carries on", async ({
    plain,
    createPage,
    signIn,
    page,
  }) => {
    plain.creates(empty(401), created);
    await createPage.submit.click();
    await expect(signIn.dialog).toContainText("Your work is still here");
    await signIn.with("new");
    await expect(createPage.main).toContainText("Nothing was created.");
    await expect(createPage.arn(2)).toHaveValue(arns[1] ?? "");
    await expect(createPage.row(1).getByLabel("Value")).toHaveValue("late");
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
    await createPage.submit.click();
    await expect(createPage.result).toBeVisible();
    const requests = plain.requestsOf("CreateBp");
    expect(requests.map(({ headers }) => headers["x-authorization"])).toEqual([
      "Bearer t",
      "Bearer new",
    ]);
    expect(requests[1]?.body).toBe(requests[0]?.body);
    await expect(page.getByRole("alert")).not.toContainText("Nothing was created.");
  });

  test("of a 403 is said, and keeps form and token", async ({
    plain,
    createPage,
    signIn,
    page,
  }) => {
    plain.creates(empty(403));
    await createPage.submit.click();
    await expect(page.getByRole("alert")).toContainText("does not allow this");
    await expect(signIn.dialog).toHaveCount(0);
    await expect(createPage.arn(1)).toHaveValue(arn);
  });

  test("one press is one request, however often it is pressed", async ({
    plain,
    createPage,
    page,
  }) => {
    const held = hold(created);
    plain.creates(held.reply);
    await createPage.submit.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await createPage.submit.boundingBox()) ?? {};
    await page.mouse.dblclick(x + 8, y + 8);
    await held.arrived;
    await page.mouse.click(x + 8, y + 8);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    held.release();
    await expect(createPage.result).toBeVisible();
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
  });

  test("Enter in a box sends once too", async ({ plain, createPage, page }) => {
    const held = hold(created);
    plain.creates(held.reply);
    await createPage.arn(1).press("Enter");
    await page.keyboard.press("Enter");
    await held.arrived;
    await page.keyboard.press("Enter");
    held.release();
    await expect(createPage.result).toBeVisible();
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
  });
});

test("a created case opens from its result", async ({ plain, createPage, casePage, signIn }) => {
  plain.creates(created);
  plain.has(cases.asInSample.id, cases.asInSample.text);
  await createPage.goto("?bpCode=GF&field.x_y=z");
  await signIn.with("t");
  await createPage.arn(1).fill(arn);
  await createPage.field("Disputed amount").fill("1");
  await createPage.field("What is asked for").fill("As the letter says.");
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText("DP-11-1");
});
