import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase } from "../fixtures/render-case.tsx";
// Its rules hide what only a screen reader has.
import "#ui/base.css";

const field = (name: string, rest: object = {}) => ({
  baseTypeCode: "String",
  code: `f_${name}`,
  name,
  value: "",
  ...rest,
});
const file = { id: "7", name: "slip.pdf" };

const region = (name: string) => page.getByRole("region", { name, exact: true });
const term = (name: string) => page.getByRole("term").filter({ hasText: name });

test("a field of files alone stands with them, empty ones are folded until found, hidden ones have a button", async () => {
  const [first, second] = dispute.bpItem.stages;
  const fields = [
    field("Slip", { documentsInfo: [file] }),
    field("Count", { value: "1", documentsInfo: [file] }),
    field("Coded", { valueCode: "A", documentsInfo: [file] }),
    ...["Alpha", "Beta", "Gamma", "Delta"].map((name) => field(name)),
    field("Score", { visible: false, value: "7" }),
    field("Rank", { visible: false, value: "8" }),
  ];
  await renderCase({ answers: [caseAnswer({ stages: [first, { ...second, fields }] })] });
  await expect.element(term("Coded")).toBeVisible();
  for (const name of ["Slip", "Count"]) expect(term(name).elements()).toEqual([]);
  await expect.element(region("Attachments").getByText("slip.pdf").first()).toBeVisible();

  await expect.element(page.getByText("4 empty fields")).toBeVisible();
  await expect.element(page.getByText("Gamma", { exact: true })).not.toBeVisible();
  await page.getByRole("textbox", { name: "Find in case" }).fill("gamma");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Gamma", { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain("Gamma");

  const button = region("Representment").getByRole("button", { name: /^Show hidden fields/ });
  await expect.element(button).toMatchTextContent("Show hidden fields (2)");
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await expect.element(term("Score")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.element(region("Dispute opened")).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});
