import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { readFormProfile } from "#config/form-profile.ts";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, printedText, renderCase } from "../fixtures/render-case.tsx";

const profile = readFormProfile({
  version: 1,
  caseTypes: {
    DP: [
      { type: "Money", code: "f_DisputeAmount", label: "Amount", means: "amount" },
      {
        type: "Select",
        code: "f_Reason",
        label: "Reason",
        means: "reason",
        options: [{ code: "1", label: "A" }],
      },
    ],
  },
});

const [trx] = dispute.bpItem.startTrxProperty;
/** A dispute about 1 234 567.89 RUB, whose transaction has another amount. */
const answerOf = (amount: number, currency: string) =>
  caseAnswer({
    amount,
    startTrxProperty: [{ ...trx, amount, amountAndCurrency: `${amount}.00 ${currency}` }],
  });

const things = page.getByRole("region", { name: "Things to check" });

test("header, copied summary and paper say what is disputed, of how much, and why", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderCase({ answers: [answerOf(2000000, "RUB")], profile });
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(/1 234 567\.89 RUB.*of 2 000 000\.00 RUB.*4853 Goods not received/);
  await expect.element(things).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Copy summary" }).click();
  expect(write.mock.lastCall?.[0]).toContain(
    "1234567.89 RUB of 2000000.00 RUB · 4853 Goods not received",
  );
  expect(await printedText()).toMatch(/1\s234\s567\.89\sRUB.*of\s2\s000\s000\.00\sRUB/);
});
