import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

const money = (jsonValue: string) => ({ baseTypeCode: "Money", value: "as shown", jsonValue });
const rub =
  '"currency":{"id":1,"numericCode":"643","code":"RUB","displayValue":"RUB","currencyExponent":2}';
const other = "Not in the expected form, shown as received";
const asReceived = "The amount could not be read; it is shown as received.";
const notExact = "The exact amount could not be read; this is the display value.";

const explained = {
  ...money(`{"amount":1,${rub}}`),
  name: "Total",
  description: "What is disputed",
  readOnly: true,
  isLinkedWithTrxField: true,
  mask: "#".repeat(80),
  minLength: 1,
  maxLength: 9,
};
const [transaction] = dispute.bpItem.startTrxProperty;
const startTrxProperty = [
  { ...transaction, amount: 1234567.5, amountAndCurrency: "1234567.50 RUB" },
  { ...transaction, amount: "none", arn: "" },
  { ...transaction, amount: "333.00", amountAndCurrency: "333.00 RUB" },
];

test("fields and transactions show each kind of value, one that could not be read as received, and the rest on demand", async () => {
  const kinds: readonly (readonly [field: object, text: string])[] = [
    [money("{"), `as shown ${notExact}`],
    [{ ...money('{"amount":"1700,50"}'), value: " " }, `{"amount":"1700,50"} ${asReceived}`],
    [{ baseTypeCode: "Select", value: "Lost", valueCode: "4853" }, "Lost 4853"],
    [{ baseTypeCode: "GeoPoint", value: "1 N", valueCode: "x" }, "1 N x"],
    [{ baseTypeCode: "String", value: 17 }, `17${other}`],
  ];
  const fields = [
    ...kinds.map(([field], index) => ({ code: `f${index}`, name: "Sum", ...field })),
    explained,
    { baseTypeCode: "String", name: "From", minLength: 3 },
  ];
  const stages = [{ ...dispute.bpItem.stages[1], fields }];
  await renderCase({ answers: [caseAnswer({ stages, startTrxProperty })] });
  await expect.element(page.getByRole("term").filter({ hasText: "Sum" })).toHaveLength(5);
  const shown = Array.from(document.querySelectorAll("dl dd"), ({ textContent }) =>
    textContent.replaceAll(/[\u202F\u00A0]/g, " ").replaceAll(/ ?(The exact|The amount)/g, " $1"),
  );
  expect(shown).toEqual(expect.arrayContaining(kinds.map(([, text]) => text)));

  for (const [number, text] of [
    [1, /1.234.567\.50 RUB/],
    [2, `none · ${transaction?.amountAndCurrency}${other}`],
    [3, `333.00 RUB${other}`],
  ] as const) {
    const row = page.getByRole("row", { name: `Transaction ${number} of 3` });
    await expect.element(row).toMatchTextContent(text);
  }
  // The sides that they share stand once.
  const mail = page.getByRole("link", { name: "dispute@bank-bb.example" });
  expect(mail.elements()).toHaveLength(1);
  await expect
    .element(mail)
    .toHaveAttribute("href", "mailto:dispute@bank-bb.example?subject=DP-26-453");
  await expect.element(mail).toHaveAttribute("rel", "noreferrer");

  const about = page.getByRole("button", { name: "About Total" });
  await about.click();
  for (const text of [
    "What is disputed",
    "Read-only",
    "Linked to a transaction field",
    `${"#".repeat(64)}…`,
    "1 to 9",
    "643",
  ]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("What is disputed")).not.toBeInTheDocument();
  await expect.element(about).toHaveFocus();
  await page.getByRole("button", { name: "About From" }).click();
  await expect.element(page.getByText("at least 3")).toBeVisible();
});
