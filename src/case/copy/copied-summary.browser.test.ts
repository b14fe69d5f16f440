import { expect, test } from "vitest";
import { loadLanguage } from "#i18n/languages.ts";
import { turnOf } from "#model/turn.ts";
import dispute from "#wire/fixtures/dispute.json";
import { retrieve } from "../fixtures/render-case.tsx";
import { copiedSummary } from "./copied-summary.ts";

const card = "4111111111111111";

async function summaryOf(bpItem: object, tag: "en-GB" | "ru-RU") {
  const answer = { ...dispute, bpItem: { ...dispute.bpItem, ...bpItem } };
  const { case: caseData } = await retrieve(JSON.stringify(answer));
  const turn = turnOf(caseData, { timeZone: "", acquirerRoles: [] });
  return copiedSummary(caseData, turn, await loadLanguage(tag));
}

test("a summary has which case, how much, which transaction, whose turn and until when", async () => {
  expect(await summaryOf({}, "en-GB")).toBe(
    [
      "DP-26-453 · 900453 · Dispute of a purchase",
      "333.00 RUB · Reversal exists",
      "TMS-2 · 10 May 2026 · 2200 •••• •••• 2288 · 74000001234567890123456",
      "Acquirer's turn",
      "Automatic action: 22 Nov 2026, 18:45",
    ].join("\n"),
  );
});

test("a summary speaks the operator's language, masks cards, and no digits of the amount", async () => {
  const summary = await summaryOf({ amount: Number(card), bpName: `Paid by ${card}` }, "ru-RU");
  expect(summary).toContain("Paid by 4111••••••••1111\n");
  expect(summary).toContain(`\n${card}`);
  expect(summary).toContain("Решение за эквайером");
});
