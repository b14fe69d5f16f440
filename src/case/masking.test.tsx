import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import dispute from "#wire/fixtures/dispute.json";
import { filledWith, printedText, renderCase } from "./fixtures/render-case.tsx";

const card = "4111111111111111";
const { bpItem } = dispute;

/** Shown up to a length that ends within the card number. */
const longMask = `${"#".repeat(52)}${card}`;

const [firstStage, activeStage] = bpItem.stages;
const stage = {
  ...activeStage,
  name: `Stage ${card}`,
  longDescription: `${card}.`,
  stageCreateDate: card,
  startDate: card,
  autoActionDate: card,
  stageCloseDate: "2026-11-03T08:30:00",
  controlActionActionDate: card,
  fields: [
    { baseTypeCode: "Text", name: `Name ${card}`, value: `paid by ${card}`, code: card },
    { baseTypeCode: "Select", name: `Choice ${card}`, value: `Lost ${card}`, valueCode: card },
    {
      baseTypeCode: "Money",
      name: card,
      jsonValue: JSON.stringify({ amount: 1, currency: { code: card, numericCode: card } }),
    },
    { baseTypeCode: card, name: `Odd ${card}`, value: card, description: card, mask: longMask },
    { baseTypeCode: "String", documentsInfo: [{ name: `${card}.pdf`, creationDate: card }] },
  ],
};
const transaction = {
  ...bpItem.startTrxProperty[0],
  date: card,
  transactionDate: card,
  initiatorContacts: [{ phone: `+${card}`, email: `${card}@bank.example` }],
};

/** An answer with a card number in every text. */
const answerWithCards = (changed: object) =>
  filledWith(
    {
      ...dispute,
      bpItem: {
        ...bpItem,
        id: 5,
        code: `DP ${card}`,
        amount: card,
        dateCreated: card,
        stages: [stage],
        startTrxProperty: [transaction],
        unknownKey: card,
        [`key ${card}`]: card,
        number: Number(card),
        ...changed,
      },
    },
    card,
  );

const renderWithCards = (changed: object = {}) =>
  renderCase({
    path: "/cases/5",
    answers: [() => new Response(answerWithCards(changed))],
  });

test("masks card numbers in the page, in names and in the title, and shows one on demand", async () => {
  const first = { ...firstStage, name: `First ${card}` };
  const { screen } = await renderWithCards({ stages: [first, stage] });
  await expect.element(screen.getByRole("list", { name: "Stages" })).toBeVisible();
  await userEvent.keyboard("k");
  const status = screen.getByRole("status").filter({ hasText: "1 of 2" });
  await expect.element(status).toMatchTextContent("First 4111••••••••1111");
  await userEvent.keyboard("j");
  await screen.getByRole("button", { name: "About Odd 4111••••••••1111" }).click();
  await screen.getByText("Answer of the service").click();
  await expect
    .element(screen.getByRole("region", { name: "Raw" }))
    .toMatchTextContent("unknownKey");
  await expect.element(screen.getByRole("region", { name: "Contract notes" })).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Things to check" })).toBeVisible();
  const contacts = [...document.querySelectorAll("a[href^=mailto], a[href^=tel]")];
  expect(contacts.filter((link) => link.outerHTML.includes(card))).toEqual([]);
  const find = screen.getByRole("textbox", { name: "Find in case" });
  await find.fill("1111");
  const row = screen.getByRole("row", { name: "Stage 4111••••••••1111 Name" });
  await expect.element(row).toMatchTextContent("paid by 4111••••••••1111");
  const page = document.documentElement.outerHTML.replaceAll(/href="[^"]*"/g, "");
  expect(page).not.toContain(card.slice(0, 8));
  expect(document.title).toBe("DP 4111••••••••1111");

  await find.fill("");
  const section = screen.getByRole("region", { name: "Stage 4111••••••••1111" });
  await section.getByText("paid by").getByRole("button", { name: "Show number" }).click();
  await expect.element(section.getByText(`paid by ${card}`)).toBeVisible();
  expect(document.body.textContent.split(card)).toHaveLength(2);
});

test("masks card numbers in every copy and on paper", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  const { screen } = await renderWithCards();
  await screen.getByText("Answer of the service").click();
  await expect.element(screen.getByRole("region", { name: "Raw" })).toBeVisible();
  const copies = screen.getByRole("button", { name: /^Copy/ }).elements();
  for (const copy of copies) copy.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(() => copied).toHaveLength(copies.length);
  expect(copied.filter((text) => text.includes("4111••••••••1111")).length).toBeGreaterThan(20);
  expect(copied.filter((text) => text.includes(card))).toEqual([]);
  vi.restoreAllMocks();
  expect(await printedText()).not.toContain(card);
});
