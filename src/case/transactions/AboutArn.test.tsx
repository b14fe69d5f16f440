import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

const [received] = dispute.bpItem.startTrxProperty;
const about = page.getByRole("button", { name: "About this ARN" });
const transaction = page.getByRole("region", { name: "Transaction", exact: true });

async function openArn(arn: string, date: string) {
  const startTrxProperty = [{ ...received, arn, transactionDate: date, date }];
  await renderCase({ answers: [caseAnswer({ startTrxProperty })] });
  await expect.element(about).toBeVisible();
  about.element().focus();
  await userEvent.keyboard("{Enter}");
}

test("explains the digits of an ARN, by keyboard", async () => {
  await openArn("74001016281521874998318", "06.10.2026");
  const parts = transaction.getByRole("listitem").filter({ hasText: "Acquirer id" });
  await expect.element(parts).toBeVisible();
  await expect
    .element(transaction)
    .toHaveTextContent(
      /7 Format\s*400101 Acquirer id\s*6281 Date: 8 Oct 2026, the nearest year ending in 6; processed 6 Oct 2026\s*52187499831 Film locator\s*8 Check digit/,
    );
  await userEvent.keyboard("{Escape}");
  await expect.element(parts).not.toBeInTheDocument();
  await expect.element(about).toHaveFocus();
});

test.each([
  ["74001015366521874998317", "30.12.2025", "Date: no such day in that year"],
  ["74001016281521874998317", "08.10.2026", "The check digit is wrong."],
  ["7400101628152187499831", "08.10.2026", "22 digits; an ARN has 23."],
  ["4111 1111 1111 1111 12 28", "08.10.2026", /card number/],
])("says what is wrong with %s", async (arn, date, text) => {
  await openArn(arn, date);
  await expect.element(transaction.getByText(text)).toBeVisible();
});

test.each([820, 1280])("breaks neither the ARN nor a date at %i px", async (width) => {
  await page.viewport(width, 800);
  await renderCase();
  for (const value of ["10 May 2026", "11 May 2026", received?.arn]) {
    const cell = transaction.getByRole("cell").getByText(value ?? "", { exact: true });
    await expect.element(cell).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(cell.element());
    expect(text.getClientRects()).toHaveLength(1);
  }
  await page.viewport(1280, 800);
});
