import { expect, test } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { renderCase } from "../print/render-case.tsx";

const [sent] = dispute.bpItem.startTrxProperty;

test.each([820, 1280])("dates and an ARN are in one piece at %i px", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await renderCase({ answers: [() => Response.json(dispute)] });
  const table = screen.getByRole("region", { name: "Transaction", exact: true });
  for (const value of [sent?.transactionDate, sent?.date, sent?.arn]) {
    const cell = table.getByRole("cell").getByText(value ?? "", { exact: true });
    await expect.element(cell).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(cell.element());
    expect(text.getClientRects()).toHaveLength(1);
  }
});
