import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answered, form, made, shippedProfile, showCreate } from "../fixtures/create-page.tsx";
import { arnOf } from "../fixtures/spreadsheet-text.ts";

const currencyOfRows = () => page.getByRole("combobox", { name: "Currency of rows without one" });

const choiceOfForm = (name: string) =>
  page.getByRole("group", { name: "Fields" }).getByRole("combobox", { name, exact: true });
const currencyOfForm = () => choiceOfForm("Currency");
const reasonOfForm = () => choiceOfForm("Reason of the dispute");

const cell = (number: number, name: string) =>
  form.transaction(number).getByRole("textbox", { name, exact: true });

const parsed = (bodies: readonly string[]) => bodies.map((body): unknown => JSON.parse(body));

const request = (numbers: readonly number[], fields: readonly object[], bpCode = "DP") => ({
  operationDataList: numbers.map((number) => ({ acquirerReferenceData: arnOf(number) })),
  fields,
  bpCode,
});

const amount = (text: string, currencyCode = "643") => ({
  code: "f_DisputeAmount",
  value: JSON.stringify({ amount: text, currencyCode }),
});
const reason = (value: string) => ({ code: "f_DisputeReason", value });

const question = () => page.getByRole("dialog", { name: /What is in each column\?$/ });

async function showDispute(setting: Parameters<typeof showCreate>[0] = {}) {
  const shown = await showCreate({ profile: await shippedProfile(), ...setting });
  await form.caseType("DP dispute").click();
  return shown;
}

test("pasted columns of known names become columns of the table, and each row is sent with its values", async () => {
  const { bodies } = await showDispute({
    answers: [answered(true, made(1), made(3)), answered(true, made(2)), answered(true, made(4))],
  });
  await form.paste(
    [
      "Причина диспута\tARN\tdisputed AMOUNT",
      `4853\t${arnOf(1)}\t1500.00 RUB`,
      `Charged twice\t${arnOf(2)}\t89.99`,
      `4853\t${arnOf(3)}\t1 500 RUB`,
      `\t${arnOf(4)}\t7`,
    ].join("\n"),
  );
  await expect.element(page.getByText("4 rows added.")).toBeVisible();
  // Two of them are counted, although they need a currency first.
  await expect.element(form.submit()).toMatchTextContent("Create cases (4)");
  await currencyOfRows().selectOptions("USD");
  await reasonOfForm().selectOptions("4860");
  await cell(4, "Disputed amount").fill("8.5");
  await expect.element(form.review()).toMatchTextContent("3 000.00 RUB · 98.49 USD in total");
  await form.submit().click();
  await form.confirm();
  await expect.element(form.created()).toMatchTextContent("4 of 4 created");
  expect(parsed(bodies)).toEqual([
    request([1, 3], [amount("1500.00"), reason("4853")]),
    request([2], [amount("89.99", "840"), reason("4834")]),
    request([4], [amount("8.50", "840"), reason("4860")]),
  ]);
  for (const number of [1, 2, 3, 4]) {
    const item = form
      .results()
      .getByRole("listitem")
      .nth(number - 1);
    await expect.element(item).toMatchTextContent(arnOf(number));
    await expect.element(item.getByRole("link")).toHaveAttribute("href", `/cases/${number}`);
  }
});

test("a column that is not recognized is asked about, and amounts without a currency wait for one choice, to which a press goes", async () => {
  const { bodies } = await showDispute({ answers: [answered(true, made(1), made(2))] });
  const rows = [1, 2].map((number) => `${arnOf(number)}\t100.00\tA-10${number}\tx`);
  await form.paste(rows.join("\n"));
  await expect.element(question()).toMatchTextContent("2 rows. What is");
  const add = question().getByRole("button", { name: "Add 2 rows" });
  const choice = (number: number) =>
    question().getByRole("combobox", { name: `Column ${number}, without a heading` });
  await expect.element(choice(2)).toHaveDisplayValue("Disputed amount");
  await expect.element(question().getByText("guessed")).toBeVisible();
  await choice(3).selectOptions("Order number");
  await add.click();
  await expect
    .element(choice(4))
    .toHaveAccessibleDescription(/Such as: x · x.*or leave the column out/);
  await expect.element(choice(4)).toHaveFocus();
  await choice(4).selectOptions("Leave out");
  await add.click();
  await expect.element(cell(2, "Order number")).toHaveValue("A-102");
  await expect.element(currencyOfRows()).toHaveFocus();
  await form.button("Column Order number").click();
  await page.getByRole("menuitem", { name: "Remove column" }).click();
  await expect.element(cell(2, "Order number")).not.toBeInTheDocument();
  await expect.element(form.arn(2)).toHaveValue(arnOf(2));

  await expect.element(currencyOfRows()).toHaveValue("");
  await expect.element(form.transaction(2)).not.toMatchTextContent(/Ready|Left out|currency/);
  await expect
    .element(form.review())
    .toMatchTextContent(/2 disputes.*Empty in all rows: Reason of the dispute/);
  await expect.element(currencyOfRows()).toHaveAccessibleDescription("2 rows need a currency.");
  await form.submit().click();
  await expect.element(currencyOfRows()).toHaveFocus();
  await currencyOfRows().selectOptions("EUR");
  await expect.element(form.transaction(2)).toMatchTextContent("Ready");
  await reasonOfForm().selectOptions("4860");
  await form.submit().click();
  await form.confirm();
  await form.button("Create another").click();
  expect(parsed(bodies)).toEqual([request([1, 2], [amount("100.00", "978"), reason("4860")])]);
  // What was used last stands first behind the choice of none, and is not chosen.
  for (const [choices, used] of [
    [currencyOfForm(), "EUR"],
    [reasonOfForm(), /^4860/],
  ] as const) {
    await expect.element(choices).toHaveValue("");
    await expect.element(choices.getByRole("option").nth(1)).toMatchTextContent(used);
  }
});

const howWritten = page.getByRole("alertdialog", { name: "How are these amounts written?" });

test("amounts with two readings are asked about once, and one answer reads them all: what it can't read is left out and named", async () => {
  const { bodies } = await showDispute({
    answers: [answered(true, made(1)), answered(true, made(3)), answered(true, made(5))],
  });
  const amounts = ["100,50 EUR", "686,595 EUR", "1 250,00 EUR", "5,000 JPY", "5,000 KWD"];
  const rows = amounts.map((text, index) => `${arnOf(index + 1)}\t${text}`);
  const text = ["ARN\tDisputed amount", ...rows].join("\n");
  await form.paste(text);
  await howWritten.getByRole("button", { name: "Cancel" }).click();
  await expect.element(form.arn(1)).toHaveValue("");
  await form.paste(text);
  await expect
    .element(howWritten.getByRole("row", { name: /^686,595 EUR/ }))
    .toMatchTextContent(/Left out.*686 595\.00$/);
  await howWritten.getByRole("button", { name: "Decimal comma" }).click();
  await expect.element(cell(3, "Disputed amount")).toHaveValue("1\u00A0250.00");
  await expect
    .element(cell(2, "Disputed amount"))
    .toHaveAccessibleDescription(/Left out.*EUR has at most 2 decimals/);
  await expect
    .element(cell(4, "Disputed amount"))
    .toHaveAccessibleDescription(/Left out.*JPY has no decimals/);
  // To look at a cell changes nothing.
  await cell(2, "Disputed amount").click();
  await cell(4, "Disputed amount").click();
  await form.submit().click();
  await form.confirm();
  await expect.element(form.created()).toMatchTextContent("3 of 5 created");
  expect(parsed(bodies)).toEqual([
    request([1], [amount("100.50", "978")]),
    request([3], [amount("1250.00", "978")]),
    request([5], [amount("5.000", "414")]),
  ]);
});

test("amounts with two readings are asked about once, and digits are checked against a currency that is chosen later, also after a reload", async () => {
  const { screen } = await showDispute();
  const text = `ARN\tDisputed amount\n${arnOf(1)}\t100,50\n${arnOf(2)}\t5,000\n${arnOf(3)}\t1,500.50`;
  await form.paste(text);
  await howWritten.getByRole("button", { name: "Decimal comma" }).click();
  await currencyOfForm().selectOptions("EUR");
  await expect.element(form.transaction(1)).toMatchTextContent("Ready");
  await expect.element(form.transaction(2)).toMatchTextContent("EUR has at most 2 decimals");
  await expect.element(form.transaction(3)).toMatchTextContent("Left out");
  window.dispatchEvent(new Event("pagehide"));
  await screen.unmount();
  const { bodies } = await showCreate({
    profile: await shippedProfile(),
    answers: [answered(true, made(1)), answered(true, made(2))],
  });
  await expect.element(form.transaction(2)).toMatchTextContent("EUR has at most 2 decimals");
  await expect.element(form.transaction(3)).toMatchTextContent("Left out");
  await currencyOfForm().selectOptions("KWD");
  await form.submit().click();
  await form.confirm();
  await expect.element(form.created()).toMatchTextContent("2 of 3 created");
  expect(parsed(bodies)).toEqual([
    request([1], [amount("100.500", "414")]),
    request([2], [amount("5.000", "414")]),
  ]);
});
