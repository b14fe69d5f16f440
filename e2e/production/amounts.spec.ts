import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const { amounts } = cases;

/** With the narrow space that stands between thousands. */
const grouped = (text: string) => text.replaceAll("_", "\u202F");

// The name of each field in the corpus, and its amount to the last digit.
const shown: Readonly<Record<string, string>> = {
  "No decimals": grouped("9_007_199_254_740_993 JPY"),
  "Two decimals": grouped("123_456_789_012_345_678_901_234_567_890.10 RUB"),
  "Three decimals": "0.125 KWD",
  "One decimal sent": "12.50 USD",
  "More decimals than the currency": "1.23456789 USD",
  Negative: grouped("-1_000_000.00 EUR"),
  "Leading zeros in the code": "5.00 ALL",
  "Bad exponent": "77.5 USD",
  "Beyond a double": "1e400 USD",
};

test.beforeEach(async ({ plain, casePage, signIn }) => {
  plain.has(amounts.id, amounts.text);
  await casePage.goto(amounts.id);
  await signIn.with("t");
});

test("every amount keeps every digit", async ({ casePage }) => {
  for (const [name, text] of Object.entries(shown)) {
    await expect(casePage.field("Sums", name), name).toHaveText(text);
  }
  await expect(casePage.fact("Amount")).toHaveText("9007199254740993");
  await expect(casePage.value(casePage.transaction, "Amount")).toHaveText(
    "123456789012345678901234567890.00 JPY",
  );
});

test("an amount that cannot be read leaves the display value, and says so", async ({
  casePage,
}) => {
  await expect(casePage.field("Sums", "Broken JSON")).toContainText("300,00 GBP");
  await expect(casePage.field("Sums", "Broken JSON")).toContainText("could not be read");
  await expect(casePage.field("Sums", "No JSON")).toContainText("41,00 GBP");
});

test("the numeric code keeps its zeros", async ({ casePage, page }) => {
  await page.getByRole("button", { name: "About Leading zeros in the code" }).click();
  await expect(casePage.field("Sums", "Leading zeros in the code")).toContainText(
    "Numeric currency code 008",
  );
});

test("the copy of the answer has every digit too", async ({ casePage, page }) => {
  await casePage.raw.getByRole("button", { name: "Copy as JSON" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  await casePage.find.press("ControlOrMeta+V");
  await expect(casePage.find).toHaveValue(/"amount": 123456789012345678901234567890,/);
  await expect(casePage.find).toHaveValue(/123456789012345678901234567890\.10/);
});
