import { cases } from "../corpora/cases.ts";
import { expect, test } from "../deployment.ts";

const { asInSample, asDeclared, odd } = cases;

test("a case as the sample has it", async ({ plain, casePage, signIn }) => {
  plain.has(asInSample.id, asInSample.text);
  await casePage.goto(asInSample.id);
  await signIn.with("t");
  await expect(casePage.heading).toHaveText("DP-11-1");
  await expect(casePage.fact("Operator role")).toHaveText("Issuer");
  await expect(casePage.fact("Card")).toHaveText("4276 •••• •••• 1234");
  await expect(casePage.fact("Amount")).toHaveText("1\u202F500.50 EUR");
  await expect(casePage.activeStages).toContainText("Answer of the merchant");
  await expect(casePage.activeStages).toContainText("Merchant action awaits");
  await expect(casePage.activeStages).toContainText("Merchant");
  await expect(casePage.stage("The end")).toContainText("Next");
  await expect(casePage.stage("The end")).toContainText("Final");
  const field = (name: string) => casePage.field("Answer of the merchant", name);
  await expect(field("Accepts")).toHaveText("No 0");
  await expect(field("What happened")).toHaveText("First line.\nSecond line.", {
    useInnerText: true,
  });
  await expect(field("Approval")).toHaveText("007123");
  await expect(field("Routing")).toHaveCount(0);
  await casePage.showHidden.check();
  await expect(field("Routing")).toHaveText("lane 4");
  await expect(casePage.value(casePage.transaction, "Merchant")).toHaveText(
    'CORNER SHOP "<b>&</b>"',
  );
  await expect(casePage.contractNotes).toHaveCount(0);
});

test("contacts are links only when they are nothing but an address", async ({
  plain,
  casePage,
  signIn,
}) => {
  plain.has(asInSample.id, asInSample.text);
  await casePage.goto(asInSample.id);
  await signIn.with("t");
  const links = casePage.transaction.getByRole("link");
  await expect(links).toHaveText(["disputes@first.example", "+44 20 7946 0999"]);
  await expect(casePage.transaction).toContainText("ask for Mr Vane");
  await expect(casePage.transaction).toContainText("disputes@second.example?bcc=x@evil.example");
});

test("a case the other way round, as the types are declared", async ({
  plain,
  casePage,
  signIn,
}) => {
  plain.has(asDeclared.id, asDeclared.text);
  await casePage.goto(asDeclared.id);
  await signIn.with("t");
  await expect(casePage.heading).toHaveText("FR-24-2");
  await expect(casePage.fact("Operator role")).toHaveText("Initiator");
  await expect(casePage.fact("Observers")).toHaveText("you observe");
  await expect(casePage.stage("Report")).toContainText("Merchant action declined by the acquirer");
  await expect(casePage.stage("Report")).not.toContainText(/Merchant(?! action)/);
  await expect(casePage.activeStages).toContainText("Merchant action accepted by the acquirer");
  await expect(casePage.activeStages).toContainText("Automatic action");
  await expect(casePage.activeStages).toContainText(/Merchant(?! action)/);
  await expect(casePage.transaction).toContainText("THRDGB2L");
  await expect(casePage.value(casePage.transaction, "Transaction date")).toHaveText("29.02.2024");
  await expect(casePage.contractNotes).toHaveCount(0);
});

test("bad leaves cost a mark each, never the case", async ({ plain, casePage, signIn }) => {
  plain.has(odd.id, odd.text);
  await casePage.goto(odd.id);
  await signIn.with("t");
  await expect(casePage.heading).toHaveText("QQ-26-4");
  await expect(casePage.fact("Case type")).toHaveText("QQ");
  await expect(casePage.fact("Card")).toContainText("4000");
  await expect(casePage.fact("Created")).toContainText("yesterday");
  await expect(casePage.fact("Operator role")).toContainText("3");
  await expect(casePage.activeStages).toHaveCount(2);
  await expect(casePage.main).toContainText("Several stages are active");
  await expect(casePage.stage("First of two")).toContainText("Escalated");
  await expect(casePage.stage("First of two")).toContainText("tomorrow");
  await expect(casePage.stage("Second of two")).toContainText("Parked");
  const first = casePage.section("First of two");
  await expect(casePage.value(first, "Barcode")).toContainText("|| ||| |");
  await expect(casePage.value(first, "Barcode")).toContainText("unknown type Barcode");
  await expect(casePage.value(first, "A number as value")).toContainText("417");
  await expect(casePage.value(first, "Twice")).toHaveText(["one", "two"]);
  await expect(casePage.value(casePage.transaction, "Date")).toContainText("31.02.2026");
  await expect(casePage.value(casePage.transaction, "ARN")).toContainText(
    "74001016301868581499775",
  );

  const notes = casePage.contractNotes;
  for (const path of [
    "bpItem.cardPrefix",
    "bpItem.cardSuffix",
    "bpItem.observerList",
    "bpItem.operatorRole",
    "bpItem.risk",
    "bpItem.bpCode",
    "bpItem.stages[0].autoActionDate",
    "bpItem.stages[0].controlActionStatus",
    "bpItem.stages[0].fields[0].baseTypeCode",
    "bpItem.stages[0].fields[0].maxLength",
    "bpItem.stages[0].fields[0].tooltip",
    "bpItem.stages[0].fields[1].value",
    "bpItem.stages[0].fields[4]",
    "bpItem.stages[1].fields",
    "bpItem.stages[2]",
    "bpItem.startTrxProperty[0].transactionDate",
  ]) {
    await expect(notes.getByText(path, { exact: true })).toBeVisible();
  }
  expect(await casePage.page.evaluate(() => "polluted" in {})).toBe(false);
});
