import { expect, test } from "../fixtures.ts";

test("the header says which case it is", async ({ casePage }) => {
  await casePage.goto(900453);
  await expect(casePage.fact("Amount")).toHaveText("1\u202F234\u202F567.89 RUB");
  await expect(casePage.fact("Card")).toHaveText("2200 •••• •••• 2288");
  await expect(casePage.fact("Case type")).toHaveText("DP dispute");
  await expect(casePage.fact("Payment system")).toHaveText("Demo National");
  await expect(casePage.fact("Operator role")).toHaveText("Acquirer");
  await expect(casePage.fact("Created")).toHaveText(/^\d{1,2} \w{3,4} \d{4}, 23:59$/);
  await expect(casePage.fact("User")).toHaveText("petrova");
  await expect(casePage.fact("Observers")).toHaveText("a.lindqvist, smirnov, you observe");
  await expect(casePage.main).toContainText("Reversal exists");
  await expect(casePage.main).toContainText("Dispute of a purchase");
  await expect(casePage.main).toContainText("900453");
});

test("the other case types, and a role sent as a yes or no", async ({ casePage }) => {
  await casePage.goto(900454);
  await expect(casePage.fact("Case type")).toHaveText("FR fraud");
  await expect(casePage.fact("Operator role")).toHaveText("Not the initiator");
  await casePage.goto(900455);
  await expect(casePage.fact("Case type")).toHaveText("COM complaint");
  await casePage.goto(900456);
  await expect(casePage.fact("Case type")).toHaveText("GF good faith");
  await expect(casePage.fact("Operator role")).toHaveText("Initiator");
});

test("the transaction, with whom to reach on both sides", async ({ casePage }) => {
  await casePage.goto(900453);
  const { transaction } = casePage;
  await expect(casePage.value(transaction, "ARN")).toHaveText("74001016281521874998318");
  await expect(casePage.value(transaction, "Merchant")).toHaveText("LINDEN & CO FURNITURE");
  await expect(casePage.value(transaction, "Amount")).toHaveText("1234567.89 RUB");
  await expect(casePage.value(transaction, "Transaction date")).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  await expect(transaction).toContainText("Harbour & Vale Bank");
  const address = transaction.getByRole("link", { name: "chargebacks@harbourvale.example" });
  await expect(address).toHaveAttribute("href", "mailto:chargebacks@harbourvale.example");
  // It is too long for its line here, and cut where it may be.
  const host = await address.getByText("harbourvale.example").evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastChild ?? element);
    return range.getClientRects().length;
  });
  expect(host).toBe(1);
  await expect(transaction.getByRole("link", { name: "+44 20 7946 0112" })).toHaveAttribute(
    "href",
    "tel:+442079460112",
  );
});

test("every transaction of a case that has two", async ({ casePage }) => {
  await casePage.goto(900463);
  await expect(casePage.transaction).toContainText("Transaction 1 of 2");
  await expect(casePage.transaction).toContainText("74001016254603188277150");
  await expect(casePage.transaction).toContainText("Transaction 2 of 2");
  await expect(casePage.transaction).toContainText("74001016254603188277283");
});

test("the participants", async ({ casePage }) => {
  await casePage.goto(900453);
  await expect(casePage.value(casePage.participants, "Issuer")).toHaveText("Harbour & Vale Bank");
  await expect(casePage.value(casePage.participants, "Acquirer")).toHaveText("Aldertree Bank");
});

test("contract notes are there for an odd case, and hidden for a clean one", async ({
  casePage,
}) => {
  await casePage.goto(900462);
  await expect(casePage.contractNotes).toContainText("bpItem.riskProfile not in the specification");
  await expect(casePage.contractNotes).toContainText(
    "bpItem.stages[3].fields[0].maxLength declared integer, received string",
  );
  await expect(casePage.contractNotes).toContainText("has a value not listed: EscalatedToNetwork");
  await casePage.goto(900453);
  await expect(casePage.participants).toBeVisible();
  await expect(casePage.contractNotes).toHaveCount(0);
});

test("the answer as received, as a tree, and as JSON with every digit", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900460);
  await casePage.raw.getByText("The answer as received").click();
  await expect(casePage.raw).toContainText("bpItem");
  await expect(casePage.raw).toContainText("isCurentUserObserver");
  await casePage.raw.getByRole("button", { name: "Copy as JSON" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  await casePage.find.press("ControlOrMeta+V");
  await expect(casePage.find).toHaveValue(/"amount": 9007199254740993,/);
  await expect(casePage.find).toHaveValue(/"isCurentUserObserver": false,/);
});

test("Refresh asks the service again, and says when it did", async ({ casePage, page }) => {
  await casePage.goto(900453);
  await expect(casePage.main).toContainText(/updated \d+ s ago/);
  const asked = page.waitForRequest(/GetBpItem\/900453/);
  await casePage.refresh.click();
  expect((await asked).method()).toBe("POST");
  await expect(casePage.main).toContainText("updated 0 s ago");
});
