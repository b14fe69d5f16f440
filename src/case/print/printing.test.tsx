import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { caseAnswer, paperText, printedText, renderCase } from "../fixtures/render-case.tsx";

const card = "4111111111111111";
const { bpItem } = dispute;
const note = { baseTypeCode: "String", name: "Note", value: `paid by ${card}` };
const letter = { baseTypeCode: "Text", name: "Letter", value: `${"word ".repeat(1500)}Yours` };
const log = { ...letter, name: "Log", value: `Begin ${"line ".repeat(4000)}End of log` };
const fields = [note, letter, log, { ...note, name: "Score", value: "417", visible: false }];
const documentsInfo = [{ id: "1", name: "receipt.pdf" }, { id: "2" }];

const issuer = { ...note, name: "Issuer", value: "Bank AA", visible: false };
const files = { name: "Papers", documentsInfo };
const answers = [
  caseAnswer({
    stages: [bpItem.stages[0], { ...bpItem.stages[1], fields }],
    participantFields: [issuer, files],
  }),
];

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(window, "print").mockImplementation(() => {
    dispatchEvent(new Event("beforeprint"));
    printed.push(paperText());
    dispatchEvent(new Event("afterprint"));
  });
});

const printButton = page.getByRole("button", { name: "Print", exact: true });
const printDialog = page.getByRole("dialog", { name: "Print the case" });

test("Print prints every stage, cards masked, hidden fields only if included, and removes the layout again", async () => {
  const settings = { timeZone: "Asia/Tokyo", acquirerRoles: ["acquirer"] };
  const { screen } = await renderCase({ answers, settings });
  await screen.getByRole("button", { name: "Show number" }).click();
  await screen
    .getByRole("button", { name: /^Show hidden fields/ })
    .first()
    .click();
  await printButton.click();
  const include = printDialog.getByRole("switch", { name: "Include hidden fields" });
  await expect.element(include).not.toBeChecked();
  await printDialog.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => printed).toHaveLength(1);
  for (const text of [
    "Case 900453 · DP-26-453",
    "Times by the service's clock (Asia/Tokyo).",
    "Your turn",
    "2200 •••• •••• 2288",
    "Dispute opened",
    "paid by 4111••••••••1111",
    "word word Yours",
    "74000001234567890123456",
    "receipt.pdf",
    "unnamed document 2",
  ]) {
    expect(printed[0]).toContain(text);
  }
  expect(printed[0]).not.toContain(card);
  expect(printed[0]).not.toContain("hidden417");
  // About four pages of a longer text.
  expect(printed[0]).toMatch(/Begin (?:line ){1000}.*…\s*10,0\d\d more characters/);
  expect(printed[0]).not.toContain("End of log");
  await expect.poll(paperText).not.toContain("Retrieved");

  await printButton.click();
  await include.click();
  await printDialog.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => printed.at(-1)).toContain("Scorehidden417");
  expect(printed.at(-1)).toContain("IssuerhiddenBank AA");
  await expect.element(printDialog).not.toBeInTheDocument();
  await expect.poll(printedText).not.toContain("hidden417");
});

test("a case is printed after neither a lock nor a sign-out", async () => {
  const { session } = await renderCase({ answers, settings: { auth: "token" } });
  session.signIn("a token");
  expect(await printedText()).toContain("DP-26-453");
  session.lock();
  await expect.poll(() => (window.print(), printed.at(-1))).not.toContain("Retrieved");
  session.signIn("a token");
  expect(await printedText()).toContain("DP-26-453");
  session.signOut();
  await expect.poll(() => (window.print(), printed.at(-1))).not.toContain("Retrieved");
});
