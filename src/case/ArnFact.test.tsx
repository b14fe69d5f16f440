import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "./render-case.tsx";

const [sent] = dispute.bpItem.startTrxProperty;
const about = page.getByRole("button", { name: "About this ARN" });
const arnOf = page.getByRole("region", { name: "Transaction" });

async function show(arn: string, transactionDate: string, date = transactionDate) {
  const startTrxProperty = [{ ...sent, arn, transactionDate, date }];
  const bpItem = { ...dispute.bpItem, startTrxProperty };
  await renderCase({ answers: [() => Response.json({ ...dispute, bpItem })] });
  await expect.element(about).toHaveAttribute("aria-expanded", "false");
  about.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(about).toHaveAttribute("aria-expanded", "true");
}

test("the digits of an ARN say what they mean, by keyboard", async () => {
  await show("74001016281521874998318", "06.10.2026");
  await expect
    .element(arnOf)
    .toHaveTextContent(
      /7 Format\s*400101 Acquirer id\s*6281 Date: 8 Oct 2026, 2 days after the transaction\s*52187499831 Film locator\s*8 Check digit/,
    );
  await expect.element(arnOf).toHaveTextContent("the year nearest to the transaction's date");
  await expect.element(arnOf).not.toHaveTextContent("unusual");
  const lens = document.getElementById(about.element().getAttribute("aria-controls") ?? "");
  expect(lens).toHaveTextContent("Film locator");
  await userEvent.keyboard("{Enter}");
  await expect.element(arnOf).not.toHaveTextContent("Film locator");
  await expect.element(about).not.toHaveAttribute("aria-controls");
});

test("an ARN stands in one piece beside what else is known of a transaction", async () => {
  await page.viewport(1280, 800);
  await show("74001016281521874998318", "06.10.2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(about).toHaveAttribute("aria-expanded", "false");
  const digits = arnOf.getByText("74001016281521874998318", { exact: true }).element();
  expect(digits.getClientRects()).toHaveLength(1);
});

test("an ARN is not called unusual for being far from today, nor counted from it", async () => {
  await show("74001010001521874998310", "");
  await expect.element(arnOf).toHaveTextContent("the year nearest to today");
  await expect.element(arnOf).not.toHaveTextContent("unusual");
  await expect.element(arnOf).not.toHaveTextContent(/days? (?:after|before) the transaction/);
});

test.each([
  ["its own date, not that of its record", "06.10.2026", "07.10.2026"],
  ["that of its record where it has none", "", "06.10.2026"],
])("an ARN is counted from the transaction's date: %s", async (_name, transactionDate, date) => {
  await show("74001016281521874998318", transactionDate, date);
  await expect.element(arnOf).toHaveTextContent("8 Oct 2026, 2 days after the transaction");
});

test.each([
  [
    "before its transaction",
    "74001016281521874998318",
    "09.10.2026",
    "1 day before the transaction. That is unusual",
  ],
  [
    "long after it",
    "74001016281521874998318",
    "01.09.2026",
    "37 days after the transaction. That is unusual",
  ],
  [
    "a day that the year has not",
    "74001015366521874998317",
    "30.12.2025",
    "There is no day 366 in 2025.",
  ],
  ["a wrong check digit", "74001016281521874998317", "08.10.2026", "The check digit is not right."],
  ["too short", "7400101628152187499831", "08.10.2026", "22 digits; an ARN has 23."],
  ["no transaction date", "74001016281521874998318", "", "the year nearest to today"],
])("%s", async (_name, arn, date, text) => {
  await show(arn, date);
  await expect.element(arnOf).toHaveTextContent(text);
});
