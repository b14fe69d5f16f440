import { describe, expect, test } from "vitest";
import { englishLanguage as english, type Language, loadLanguage } from "#i18n/languages.ts";
import dispute from "#wire/fixtures/dispute.json";
import { retrieve } from "../fixtures/retrieved.ts";
import { copiesOf } from "./copies.ts";

const card = "4111111111111111";
const { bpItem } = dispute;

/** The copies of the case in an answer. */
async function caseIn(json: string, language: Language = english) {
  return copiesOf({ retrieved: await retrieve(json), withHidden: false }, {}, language);
}

/** The dispute with other fields in its active stage. */
async function withFields(...fields: object[]) {
  const stages = [bpItem.stages[0], { ...bpItem.stages[1], fields }];
  const retrieved = await retrieve(JSON.stringify({ ...dispute, bpItem: { ...bpItem, stages } }));
  const source = { retrieved, withHidden: false };
  const stage = retrieved.case.stages[1];
  const field = stage?.fields[0];
  if (!stage || !field) throw new Error("no field");
  return {
    source,
    stage: copiesOf(source, { stage }, english),
    field: copiesOf(source, { field }, english),
  };
}

const sum = (jsonValue: string) => ({
  baseTypeCode: "Money",
  code: "f_Sum",
  name: "Sum",
  value: "as shown",
  jsonValue,
});
const currency = '"currency":{"code":"JPY","currencyExponent":0}';

describe("a field", () => {
  test.each<[string, object, text: string]>([
    [
      "an amount in plain digits",
      sum('{"amount":9007199254740993,"currency":{"code":"RUB","currencyExponent":2}}'),
      "Sum: 9007199254740993.00 RUB",
    ],
    [
      "an amount that could be a card number",
      sum(`{"amount":${card},${currency}}`),
      `Sum: ${card} JPY`,
    ],
    [
      "a choice with its coded value",
      { baseTypeCode: "Select", code: "f", name: "Reason", value: "Lost", valueCode: "4853" },
      "Reason: Lost (4853)",
    ],
    [
      "lines",
      { baseTypeCode: "Text", code: "f", name: "Note", value: "one\r\ntwo\tthree" },
      "Note:\none\r\ntwo\tthree",
    ],
    [
      "card numbers",
      { baseTypeCode: "String", code: "f", name: card, value: `card ${card}` },
      "4111••••••••1111: card 4111••••••••1111",
    ],
    [
      "documents",
      {
        baseTypeCode: "String",
        code: "f",
        name: "Files",
        value: "2 files",
        documentsInfo: [
          { id: "1", name: "a.pdf" },
          { id: "2" },
          { id: "3", name: "b\u202Efdp\n.exe" },
        ],
      },
      "Files:\n2 files\n- a.pdf\n- 2\n- b\\u202Efdp\\u000A.exe",
    ],
    ["nothing", { baseTypeCode: "String", code: "f", name: "Note" }, "Note: —"],
  ])("copies %s", async (_what, sent, text) => {
    const { field } = await withFields(sent);
    expect(field.text()).toBe(text);
  });

  test("as JSON is as sent, with card numbers masked", async () => {
    const sent = { code: "f", value: card, unknown: 1.5, list: [card, 7] };
    const { field } = await withFields(sent);
    expect(JSON.parse(field.json())).toEqual({
      ...sent,
      value: "4111••••••••1111",
      list: ["4111••••••••1111", 7],
    });
  });
});

describe("a stage", () => {
  const visible = { baseTypeCode: "String", name: "Carrier", value: "Blue Heron" };
  const hidden = { baseTypeCode: "String", name: "Score", value: "17", visible: false };

  test("as text says what it is and has its visible fields; hidden ones when they are shown", async () => {
    const { stage, source } = await withFields(visible, hidden);
    expect(stage.text()).toBe(
      [
        "Representment (Active, Merchant)",
        "Short.",
        "Long.",
        "",
        "Started: 1 Nov 2026, 23:59",
        "Acquirer decided: 10 Nov 2026, 09:00",
        "Automatic action: 22 Nov 2026, 18:45",
        "Control action: Merchant action awaits the acquirer's decision",
        "Code: stage_2",
        "",
        "Carrier: Blue Heron",
      ].join("\n"),
    );
    expect(copiesOf(source, {}, english).text()).not.toContain("Score");
    expect(copiesOf({ ...source, withHidden: true }, {}, english).text()).toContain("Score: 17");
  });
});

describe("a case", () => {
  test("as text reads well in a letter: every stage, the transaction and the participants", async () => {
    const text = (await caseIn(JSON.stringify(dispute))).text();
    for (const line of [
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
      "Bank BB\nDP, dispute@bank-bb.example, +7 495 000-00-00, Bank 0001",
      "Bank AA\nDP, Bank 0002, BIC BANKAAXX",
      "Participants",
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/9999|0001-01-01|undefined|\n\n\n/);
  });

  test("masks no digits of its amount", async () => {
    const sent = { ...dispute, bpItem: { ...bpItem, amount: Number(card) } };
    const text = (await caseIn(JSON.stringify(sent))).text();
    expect(text).toContain(`Amount: ${card}\n`);
  });

  test("speaks the operator's language", async () => {
    const russian = await caseIn(JSON.stringify(dispute), await loadLanguage("ru-RU"));
    const text = russian.text();
    expect(text).toContain("Сумма: 333.00 RUB");
    expect(text).toContain("Representment (Активный, ТСП)");
  });

  test("as JSON is what was sent, digit for digit", async () => {
    const json =
      '{"success":true,"bpItem":{"id":900453,"amount":1.10,"extra":12345678901234567890}}';
    const copied = (await caseIn(json)).json();
    expect(copied.replaceAll(/\s/g, "")).toBe(
      '{"id":900453,"amount":1.10,"extra":12345678901234567890}',
    );
  });
});
