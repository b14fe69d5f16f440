import { expect, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";

const [received] = dispute.bpItem.startTrxProperty;

test.each([
  ["74001016281521874998317", "The check digit is wrong."],
  ["7400101628152187499831", "22 digits; an ARN has 23."],
  ["4111 1111 1111 1111 12 28", /card number/],
])("says what is wrong with the ARN %s", async (arn, text) => {
  await renderCase({ answers: [caseAnswer({ startTrxProperty: [{ ...received, arn }] })] });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([820, 1280])("breaks neither the ARN nor a date at %i px", async (width) => {
  await page.viewport(width, 800);
  await renderCase();
  for (const value of ["10 May 2026", "11 May 2026", received?.arn]) {
    const shown = page.getByText(value ?? "", { exact: true }).first();
    await expect.element(shown).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(shown.element());
    expect(text.getClientRects()).toHaveLength(1);
  }
  await page.viewport(1280, 800);
});
