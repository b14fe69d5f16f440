import { expect, test } from "../fixtures.ts";

const space = "\u202F";

test("every kind of field is readable", async ({ casePage }) => {
  await casePage.goto(900453);
  const field = (name: string) => casePage.field("Representment", name);
  await expect(field("Represented amount")).toHaveText(`1${space}219${space}567.89 RUB`);
  await expect(field("Ground of the representment")).toHaveText("Proof of delivery R1");
  await expect(field("Merchant accepts the claim")).toHaveText("No 0");
  await expect(field("Carrier")).toHaveText("Blue Heron Freight");
  await expect(field("Tracking number")).toHaveText("00340434161094");
  await expect(field("Delivered on")).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  await expect(field("Merchant's statement")).toHaveText(
    /see the delivery note and the picture\.\nThe 15 000\.00 already refunded/,
    { useInnerText: true },
  );
});

test("fields stand in the order sent", async ({ casePage }) => {
  await casePage.goto(900453);
  const stage = casePage.section("Representment");
  await expect(stage).toBeVisible();
  const terms = await stage.getByRole("term").allTextContents();
  const first = terms.indexOf("Represented amount");
  expect(terms.slice(first, first + 4)).toEqual([
    "Represented amount",
    "Ground of the representment",
    "Merchant accepts the claim",
    "Already refunded",
  ]);
});

test("amounts keep every digit, with none, two and three decimals", async ({ casePage }) => {
  await casePage.goto(900460, "?stage=303");
  await expect(casePage.field("Ruling", "Penalty")).toHaveText(
    `123 456 789 012 345 678 901 234 567.125 KWD`.replaceAll(/ (?=\d)/g, space),
  );
  await casePage.select("Complaint filed");
  await expect(casePage.field("Complaint filed", "Disputed amount")).toHaveText(
    `9 007 199 254 740 993 JPY`.replaceAll(/ (?=\d)/g, space),
  );
  await expect(casePage.fact("Amount")).toHaveText(
    `9 007 199 254 740 993 JPY`.replaceAll(/ (?=\d)/g, space),
  );
  await casePage.goto(900455, "?stage=301");
  await expect(casePage.field("Complaint filed", "Disputed amount")).toHaveText("12.345 KWD");
});

test("a field of an unknown type is readable, with its type named", async ({ casePage }) => {
  await casePage.goto(900461);
  const place = casePage.field("Dispute opened", "Place of the service");
  await expect(place).toContainText("59.9386 N, 30.3141 E");
  await expect(place).toContainText("unknown type GeoPoint");
});

test("what else was sent about a field is there on demand", async ({ casePage, page }) => {
  await casePage.goto(900453);
  const amount = casePage.field("Representment", "Represented amount");
  await expect(amount).not.toContainText("f_RepresentedAmount");
  await page.getByRole("button", { name: "About Represented amount" }).click();
  await expect(amount).toContainText("f_RepresentedAmount");
  await expect(amount).toContainText("Numeric currency code 643");
  await expect(amount).toContainText("that the merchant does not accept");
  await page.getByRole("button", { name: "About Authorisation code" }).click();
  const code = casePage.field("Representment", "Authorisation code");
  await expect(code).toContainText("Linked to a transaction field");
  await expect(code).toContainText("Read-only");
  await expect(code).toContainText("Mask 999999");
  await expect(code).toContainText("Length 6 to 6");
});

test("hidden fields are shown when asked for", async ({ casePage }) => {
  await casePage.goto(900453);
  const score = casePage.field("Representment", "Risk score");
  await expect(casePage.section("Representment")).toBeVisible();
  await expect(score).toHaveCount(0);
  await casePage.showHidden.check();
  await expect(score).toHaveText("0417");
  await casePage.showHidden.uncheck();
  await expect(score).toHaveCount(0);
});

test("text in other scripts keeps its lines and its direction", async ({ casePage }) => {
  await casePage.goto(900458);
  const comment = casePage.field("Dispute opened", "Comment");
  await expect(comment).toContainText("لم يصل المبلغ المسترد (860.00 AED) حتى اليوم.");
  await expect(comment.locator("bdi").first()).toBeVisible();
});
