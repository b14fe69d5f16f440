import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";
// Its rules hide what has the attribute `hidden`.
import "#ui/base.css";

const field = (name: string, rest: object = {}) => ({
  baseTypeCode: "String",
  code: `f_${name.replaceAll(" ", "")}`,
  name,
  visible: true,
  ...rest,
});

const stages = [
  {
    stageId: 101,
    name: "Claim",
    description: "The cardholder disputes it",
    fields: [
      field("Reason", { baseTypeCode: "Select", value: "Not received", valueCode: "4853" }),
      field("Already refunded", { code: "f_Amount", value: "15" }),
      field("Risk score", { visible: false, value: "0417" }),
      field("Note", { value: "Card 4111 1111 1111 1111 was lost" }),
      ...Array.from({ length: 80 }, (_, index) => field(`Field ${index}`)),
      field("Reference", { value: "REF-77" }),
      field("Slip", {
        documentsInfo: [{ id: "d1", name: "slip.pdf", creator: "linden.claims" }],
      }),
    ],
  },
  { stageId: 102, name: "Answer", isActive: true, fields: [field("Terminal", { value: "T49" })] },
];

const disputed = {
  stages,
  participantFields: [field("Branch", { value: "Гавань" })],
  startTrxProperty: [
    {
      arn: "74001016281521874998318",
      cardAcceptorName: "LINDEN & CO",
      amountAndCurrency: "1234567.89 RUB",
      respondentContacts: [{ bankId: "HVB", email: "a@b.example", phone: "+44 20 7946 0112" }],
    },
  ],
};

async function open(bpItem: object = disputed) {
  const rendered = await renderCase({ answers: [caseAnswer(bpItem)] });
  await expect.element(page.getByRole("region", { name: "Attachments" })).toBeVisible();
  return rendered;
}

const find = (text: string) => page.getByRole("textbox", { name: "Find in case" }).fill(text);

// The case has a table of transactions too.
const results = page.getByRole("region", { name: "Search results" });
const found = results.getByRole("row");

/** The texts of the rows, cell by cell. */
const rows = () =>
  found
    .elements()
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent.trim()).join(" | "));

test("finds everything that a case shows, and a masked card number by the whole number only", async () => {
  const { router } = await open();
  for (const [text, row] of [
    ["dp-26", "Case | Case code | DP-26-453"],
    ["2288", "Case | Card | 2200 •••• •••• 2288"],
    ["DISPUTES it", "Claim | Description | The cardholder disputes it"],
    ["4853", "Claim | Reason | Not received 4853"],
    ["f_amount", "Claim | Already refundedcode f_Amount | 15"],
    ["гавань", "Participants | Branch | Гавань"],
    ["slip.pdf", "Attachments › Claim | slip.pdf | linden.claims"],
    ["& co", "Transaction | Merchant | LINDEN & CO"],
    ["1 234 567.89", "Transaction | Amount | 1\u00a0234\u00a0567.89 RUB"],
    ["2079460112", "Transaction | Respondent, phone | +44 20 7946 0112"],
  ] as const) {
    await find(text);
    await expect.poll(rows).toEqual([row]);
    await expect.element(page.getByText("1 found")).toBeVisible();
    await expect.element(page.getByRole("mark")).toBeVisible();
  }
  await find("4111111111111111");
  await expect.poll(rows).toEqual(["Claim | Note | Card 4111••••••••1111 was lost"]);
  await find("1111 1111");
  await expect.element(page.getByText("Nothing found for “1111 1111”.")).toBeVisible();
  await find("f_RiskScore");
  await expect.element(page.getByText("1 hidden field matches.")).toBeVisible();
  // It opens nothing now, and nothing later.
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: /^Show hidden fields/ }).click();
  await expect.poll(rows).toEqual(["Claim | Risk scorecode f_Riskscore | 0417"]);
  expect(router.state.location.hash).toBe("");
});

test("hides the case until a press goes to a result, Enter to the first one, or Escape back", async () => {
  const { router } = await open();
  await find("hvb");
  await found.last().getByRole("button").click();
  const transaction = page.getByRole("region", { name: "Transaction", exact: true });
  await expect.element(transaction.getByText("HVB").first()).toBeInViewport();
  await expect.element(page.getByRole("textbox", { name: "Find in case" })).toHaveValue("");
  await expect.poll(() => document.activeElement?.textContent).toContain("HVB");
  await find("REF-77");
  await userEvent.keyboard("{Enter}");
  const claim = page.getByRole("region", { name: "Claim", exact: true });
  await expect.element(claim.getByText("Reference").first()).toBeInViewport();
  await expect.poll(() => document.activeElement?.textContent).toContain("REF-77");
  await expect.element(results).not.toBeInTheDocument();
  // A field that has only files stands with its files.
  await find("f_Slip");
  await results.getByRole("button", { name: /^Slip/ }).click();
  await expect.poll(() => document.activeElement?.textContent).toContain("slip.pdf");
  await find("hvb");
  await expect.element(results).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Stages" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Attachments" })).not.toBeInTheDocument();
  await router.navigate({ hash: "main" });
  await expect.element(page.getByRole("main")).toHaveFocus();
  await find("hv");
  await userEvent.keyboard("{Escape}");
  await expect.element(results).not.toBeInTheDocument();
  await expect.element(page.getByRole("list", { name: "Stages" })).toBeVisible();
  const box = page.getByRole("textbox", { name: "Find in case" });
  await expect.element(box).toHaveFocus();
  // The keys of the page work again.
  await userEvent.keyboard("{Escape}");
  await expect.element(box).not.toHaveFocus();
});
