import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "../print/render-case.tsx";

const [sent] = dispute.bpItem.startTrxProperty;
const about = page.getByRole("button", { name: "About this ARN" });
const arnOf = page.getByRole("region", { name: "Transaction" });

async function show(arn: string, transactionDate: string, date = transactionDate) {
  const startTrxProperty = [{ ...sent, arn, transactionDate, date }];
  const bpItem = { ...dispute.bpItem, startTrxProperty };
  await renderCase({ answers: [() => Response.json({ ...dispute, bpItem })] });
  await expect.element(about).toBeVisible();
  about.element().focus();
  await userEvent.keyboard("{Enter}");
}

test("the digits of an ARN say what they mean, by keyboard", async () => {
  await show("74001016281521874998318", "06.10.2026");
  const parts = arnOf.getByRole("listitem").filter({ hasText: "Acquirer id" });
  await expect.element(parts).toBeVisible();
  await expect
    .element(arnOf)
    .toHaveTextContent(
      /7 Format\s*400101 Acquirer id\s*6281 Date: 8 Oct 2026, the nearest year ending in 6\s*52187499831 Film locator\s*8 Check digit/,
    );
  await userEvent.keyboard("{Escape}");
  await expect.element(parts).not.toBeInTheDocument();
  await expect.element(about).toHaveFocus();
});

test("an ARN stands in one piece beside what else is known of a transaction", async () => {
  await page.viewport(1280, 800);
  await show("74001016281521874998318", "06.10.2026");
  const digits = arnOf.getByText("74001016281521874998318", { exact: true }).element();
  expect(digits.getClientRects()).toHaveLength(1);
});

test.each([
  ["its own date, not that of its record", "06.10.2016", "07.10.2026"],
  ["that of its record where it has none", "", "06.10.2016"],
])(
  "the year of an ARN is the nearest to the transaction's date: %s",
  async (_name, own, record) => {
    await show("74001016281521874998318", own, record);
    await expect.element(arnOf).toHaveTextContent("7 Oct 2016");
  },
);

test.each([
  [
    "a day that the year has not",
    "74001015366521874998317",
    "30.12.2025",
    "Date: that year has no such day",
  ],
  ["a wrong check digit", "74001016281521874998317", "08.10.2026", "The check digit is not right."],
  ["too short", "7400101628152187499831", "08.10.2026", "22 digits; an ARN has 23."],
])("%s", async (_name, arn, date, text) => {
  await show(arn, date);
  await expect.element(arnOf.getByText(text)).toBeVisible();
});
