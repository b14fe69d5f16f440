import { describe, expect, test } from "vitest";
import type { RetrievedCase } from "#api/get-case.ts";
import { loadLanguage } from "#i18n/languages.ts";
import { turnOf } from "#model/turn.ts";
import dispute from "#wire/fixtures/dispute.json";
import { retrieve } from "../fixtures/render-case.tsx";
import { type CopiedPart, type CopySource, copyOf } from "./copies.ts";

const english = await loadLanguage("en-GB");
const card = "4111111111111111";
const { bpItem } = dispute;

const settings = { timeZone: "", acquirerRoles: [] };

/** The copy of the case in an answer. */
const copyOfCase = async (json: string, language = english, part: CopiedPart = {}) =>
  copyOf(sourceOf(await retrieve(json)), part, language);

const sourceOf = (retrieved: RetrievedCase): CopySource => ({
  retrieved,
  turn: turnOf(retrieved.case, settings),
  includesHiddenFields: false,
});

/** The dispute with other fields in its active stage. */
async function withFields(...fields: object[]) {
  const stages = [bpItem.stages[0], { ...bpItem.stages[1], fields }];
  const retrieved = await retrieve(JSON.stringify({ ...dispute, bpItem: { ...bpItem, stages } }));
  const source = sourceOf(retrieved);
  const stage = retrieved.case.stages[1];
  const field = stage?.fields[0];
  if (!stage || !field) throw new Error("no field");
  return {
    source,
    stage: copyOf(source, { stage }, english),
    field: copyOf(source, { field }, english),
  };
}

const sum = (amount: string, code: string, currencyExponent: number) => ({
  baseTypeCode: "Money",
  name: "Sum",
  value: "as shown",
  jsonValue: `{"amount":${amount},"currency":{"code":"${code}","currencyExponent":${currencyExponent}}}`,
});
const string = { baseTypeCode: "String", name: "Note" };

test.each<[string, object, text: string]>([
  ["an amount in plain digits", sum("9007199254740993", "RUB", 2), "Sum: 9007199254740993.00 RUB"],
  ["an amount that could be a card number", sum(card, "JPY", 0), `Sum: ${card} JPY`],
  [
    "a choice with its coded value",
    { baseTypeCode: "Select", name: "Reason", value: "Lost", valueCode: "4853" },
    "Reason: Lost (4853)",
  ],
  ["lines", { ...string, value: "one\r\ntwo\tthree" }, "Note:\none\r\ntwo\tthree"],
  [
    "card numbers",
    { ...string, name: card, value: `card ${card}` },
    "4111••••••••1111: card 4111••••••••1111",
  ],
  [
    "documents",
    {
      ...string,
      value: "2 files",
      documentsInfo: [{ name: "a.pdf" }, { id: "2" }, { name: "b\u202Efdp\n.exe" }],
    },
    "Note:\n2 files\n- a.pdf\n- 2\n- b\\u202Efdp\\u000A.exe",
  ],
  ["nothing", string, "Note: —"],
])("a field is copied with %s", async (_what, received, text) => {
  const { field } = await withFields(received);
  expect(field).toBe(text);
});

test("a stage as text says what it is and has its visible fields; hidden ones when they are shown", async () => {
  const { stage, source } = await withFields(
    { ...string, name: "Carrier", value: "Blue Heron" },
    { ...string, name: "Score", value: "17", visible: false },
  );
  expect(stage).toBe(
    [
      "Representment (Active)",
      "Description: Short.",
      "Full description: Long.",
      "Started: 1 Nov 2026, 23:59",
      "Acquirer decided: 10 Nov 2026, 09:00",
      "Automatic action: 22 Nov 2026, 18:45",
      "Control action: Merchant's answer waits for the acquirer",
      "",
      "Carrier: Blue Heron",
    ].join("\n"),
  );
  expect(copyOf(source, {}, english)).not.toContain("Score");
  expect(copyOf({ ...source, includesHiddenFields: true }, {}, english)).toContain("Score: 17");
});

describe("a case", () => {
  test("as text has its facts, every stage, the transaction and the participants", async () => {
    const text = await copyOfCase(JSON.stringify(dispute));
    for (const line of [
      "Case code: DP-26-453",
      "Case id: 900453",
      "Amount: 333.00 RUB",
      "Card: 2200 •••• •••• 2288",
      "Case type: DP dispute",
      "Observers: ivanova, petrova, you observe",
      "Reversal exists",
      "Dispute opened (Closed)",
      "Terminal: TMS-2",
      "Disputed amount: 1234567.89 RUB",
      "ARN: 74000001234567890123456",
      "Initiator, e-mail: dispute@bank-bb.example",
      "Respondent, BIC: BANKAAXX",
      "Participants\nMerchant: TMS-2",
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/9999|0001-01-01|undefined|\n\n\n/);
  });

  test("speaks the operator's language, and masks no digits of its amount", async () => {
    const received = { ...dispute, bpItem: { ...bpItem, amount: Number(card) } };
    const copy = await copyOfCase(JSON.stringify(received), await loadLanguage("ru-RU"));
    expect(copy).toContain(`Сумма: ${card}\n`);
    expect(copy).toContain("Representment (Текущий)");
  });

  test("as a summary has which case, how much, which transaction, whose turn and until when", async () => {
    expect(await copyOfCase(JSON.stringify(dispute), english, { isSummary: true })).toBe(
      [
        "DP-26-453 · 900453 · Dispute of a purchase",
        "333.00 RUB · Reversal exists",
        "TMS-2 · 10 May 2026 · 2200 •••• •••• 2288 · 74000001234567890123456",
        "Acquirer's turn",
        "Automatic action: 22 Nov 2026, 18:45",
      ].join("\n"),
    );
  });
});
