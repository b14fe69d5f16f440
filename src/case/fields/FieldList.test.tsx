import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, renderCase, stageAnswer } from "../fixtures/render-case.tsx";
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
const find = page.getByRole("textbox", { name: "Find in case" });
const focused = () => document.activeElement?.textContent ?? "";

test("a field that has only files stands with its files, and one with a value in the list too", async () => {
  const fields = [
    field("Slip", { documentsInfo: [file] }),
    field("Count", { value: "1", documentsInfo: [file] }),
    field("Coded", { valueCode: "A", documentsInfo: [file] }),
    field("Till"),
  ];
  await renderCase({ answers: [stageAnswer({ fields })] });
  await expect.element(term("Till")).toBeVisible();
  await expect.element(term("Coded")).toBeVisible();
  for (const name of ["Slip", "Count"]) expect(term(name).elements()).toEqual([]);
  await expect.element(region("Attachments").getByText("slip.pdf").first()).toBeVisible();
});

test("many empty fields are folded, and a found one is unfolded", async () => {
  const names = ["Alpha", "Beta", "Gamma", "Delta"];
  const fields = [field("Filled", { value: "1" }), ...names.map((name) => field(name))];
  await renderCase({ answers: [stageAnswer({ fields })] });
  await expect.element(page.getByText("4 empty fields")).toBeVisible();
  await expect.element(page.getByText("Gamma", { exact: true })).not.toBeVisible();
  await find.fill("gamma");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Gamma", { exact: true })).toBeVisible();
  await expect.poll(focused).toContain("Gamma");
});

test("hidden fields have a button where there are some, with their number", async () => {
  const [first, second] = dispute.bpItem.stages;
  const hidden = [field("Score", { visible: false }), field("Rank", { visible: false })];
  const answer = caseAnswer({ stages: [first, { ...second, fields: [field("Till"), ...hidden] }] });
  await renderCase({ answers: [answer] });
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
