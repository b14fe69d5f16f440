import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const [firstArn = "", secondArn = ""] = demoArns;

test("nothing is sent while something is missing, and each fault stands beside its input", async ({
  createPage,
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const sent = () => asked.filter((url) => url.includes("CreateBp"));
  await createPage.goto();
  await createPage.submit.click();
  await expect(createPage.page.getByRole("alert")).toContainText("Nothing was sent");
  await createPage.choose("FR");
  await createPage.field("Type of fraud").selectOption("40");
  await createPage.arn(1).fill(firstArn);
  await createPage.field("Disputed amount").fill("ten");
  await createPage.submit.click();
  await expect(createPage.field("Disputed amount")).toHaveAccessibleDescription(/plain amount/);
  await expect(createPage.field("Comment")).toHaveAccessibleDescription(/required/);
  await expect(createPage.field("Disputed amount")).toBeFocused();
  expect(sent()).toEqual([]);
  // The control: once everything is in order it is sent.
  await createPage.field("Disputed amount").fill("10");
  await createPage.field("Comment").fill("Stolen with the bag.");
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  expect(sent()).toHaveLength(1);
});

test("a card number is masked when it is left, and never in the review", async ({ createPage }) => {
  await createPage.goto("?bpCode=DP");
  await createPage.card(1).pressSequentially("2200 0012 3456 2288");
  await createPage.arn(1).focus();
  await expect(createPage.card(1)).toHaveValue("2200 •••• •••• 2288");
  await expect(createPage.card(1)).toHaveAttribute("autocomplete", "off");
  await expect(createPage.review).toContainText("DP dispute");
  await createPage.review.getByText("Exactly what is sent").click();
  await expect(createPage.review.getByText("2200••••••••2288")).toBeVisible();
  await expect(createPage.review).toContainText('"CardNumber"');
});

test("the click that leaves a doubtful card number still counts", async ({ createPage }) => {
  await createPage.goto("?bpCode=DP");
  await createPage.card(1).pressSequentially("2200 0012 3456 2288");
  await createPage.addTransaction.click();
  await expect(createPage.transaction(1)).toContainText("check digit is not right");
  await expect(createPage.transaction(2)).toBeVisible();
});

test("rows are pasted from a spreadsheet", async ({ createPage, page }) => {
  await createPage.goto("?bpCode=DP");
  await page.getByRole("button", { name: "Paste from a spreadsheet" }).click();
  await page.getByLabel("Rows").fill(`ARN\tCard\n${firstArn}\t2200001234562288\n${secondArn}\t`);
  await page.getByRole("button", { name: "Add these rows" }).click();
  await expect(createPage.arn(1)).toHaveValue(firstArn);
  await expect(createPage.card(1)).toHaveValue("2200 •••• •••• 2288");
  await expect(createPage.arn(2)).toHaveValue(secondArn);
});

test("fields of an open case are ticked by name and taken over", async ({
  createPage,
  casePage,
  page,
}) => {
  await casePage.goto(900456);
  await expect(casePage.stages).toBeVisible();
  await page.getByRole("link", { name: "New case" }).click();
  await createPage.form.getByRole("button", { name: "Like an open case" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^GF-\d\d-456/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Disputed amount" }).check();
  await dialog.getByRole("button", { name: "Add 1 field" }).click();
  await expect(createPage.row(1).getByLabel("Code")).toHaveValue("f_DisputeAmount");
  await expect(createPage.row(1).getByLabel("Value")).toHaveValue("");
});

test("a draft survives a reload, without the card number", async ({ createPage, quiet, page }) => {
  quiet.acceptDialogs();
  await createPage.goto();
  await createPage.choose("DP");
  await createPage.arn(1).fill(firstArn);
  await createPage.card(1).pressSequentially("2200001234562288");
  await createPage.field("Order number").fill("LC-48213");
  await page.reload();
  await expect(createPage.field("Order number")).toHaveValue("LC-48213");
  await expect(createPage.arn(1)).toHaveValue(firstArn);
  await expect(createPage.card(1)).toHaveValue("");
  await expect(createPage.main).toContainText("Your draft is back");
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).toContain("LC-48213");
  expect(kept).not.toContain("2200001234562288");
});

test("leaving a changed form asks first", async ({ createPage, home, page }) => {
  await createPage.goto();
  await createPage.arn(1).fill(firstArn);
  await page.getByRole("link", { name: "Case viewer" }).click();
  const asks = page.getByRole("dialog", { name: "Leave this form?" });
  await asks.getByRole("button", { name: "Stay" }).click();
  await expect(createPage.arn(1)).toHaveValue(firstArn);
  await page.getByRole("link", { name: "Case viewer" }).click();
  await asks.getByRole("button", { name: "Leave" }).click();
  await expect(home.heading).toBeVisible();
});

test("so do Back and Forward, and staying keeps the form and its address", async ({
  createPage,
  home,
  page,
}) => {
  await home.goto();
  await page.getByRole("link", { name: "New case" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.goBack();
  await createPage.arn(1).fill(firstArn);
  const asks = page.getByRole("dialog", { name: "Leave this form?" });
  for (const delta of [-1, 1]) {
    await page.evaluate((by) => history.go(by), delta);
    await asks.getByRole("button", { name: "Stay" }).click();
    await expect(createPage.arn(1)).toHaveValue(firstArn);
    await expect(page).toHaveURL(/\/cases\/new$/);
  }
  await page.evaluate(() => history.forward());
  await asks.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page).toHaveURL(/\/settings$/);
});

test("a link fills in, and refuses what looks like a card number", async ({ createPage, page }) => {
  await createPage.goto("?bpCode=DP&field.f_OrderNumber=LC-1&field.f_Note=4276380012345679");
  await expect(createPage.field("Order number")).toHaveValue("LC-1");
  await expect(createPage.main.getByRole("alert")).toContainText("looks like a card number");
  await expect(page).not.toHaveURL(/4276/);
  expect(await page.content()).not.toContain("4276380012345679");
});
