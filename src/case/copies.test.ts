import { describe, expect, test } from "vitest";
import { englishLanguage as english, loadLanguage } from "#language/words.ts";
import { readSettings } from "#session/settings.ts";
import dispute from "#wire/fixtures/dispute.json";
import { caseCopies, fieldCopies, stageCopies } from "./copies.ts";
import { retrieve } from "./fixtures/retrieved.ts";

const card = "4111111111111111";
const { bpItem } = dispute;
const { settings } = readSettings({});

/** The dispute with other fields in its active stage. */
async function withFields(...fields: object[]) {
  const stages = [bpItem.stages[0], { ...bpItem.stages[1], fields }];
  const retrieved = await retrieve(JSON.stringify({ ...dispute, bpItem: { ...bpItem, stages } }));
  const source = { retrieved, withHidden: false, settings };
  const stage = retrieved.case.stages[1];
  const field = stage?.fields[0];
  if (!stage || !field) throw new Error("no field");
  return {
    source,
    stage: stageCopies(source, stage, english),
    field: fieldCopies(source, field, english),
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
  test.each<[string, object, text: string, row: string]>([
    [
      "an amount in plain digits",
      sum('{"amount":9007199254740993,"currency":{"code":"RUB","currencyExponent":2}}'),
      "Sum: 9007199254740993.00 RUB",
      "Sum\tf_Sum\t9007199254740993.00\tRUB",
    ],
    [
      "an amount that could be a card number",
      sum(`{"amount":${card},${currency}}`),
      `Sum: ${card} JPY`,
      `Sum\tf_Sum\t${card}\tJPY`,
    ],
    ["an amount without a currency", sum('{"amount":5}'), "Sum: 5", "Sum\tf_Sum\t5\t"],
    ["a negative amount", sum(`{"amount":-5,${currency}}`), "Sum: -5 JPY", "Sum\tf_Sum\t'-5\tJPY"],
    [
      "a choice with its coded value",
      { baseTypeCode: "Select", code: "f", name: "Reason", value: "Lost", valueCode: "4853" },
      "Reason: Lost (4853)",
      "Reason\tf\tLost\t4853",
    ],
    [
      "a coded value alone",
      { baseTypeCode: "Select", code: "f", name: "Reason", value: "", valueCode: "4853" },
      "Reason: 4853",
      "Reason\tf\t4853\t4853",
    ],
    [
      "lines",
      { baseTypeCode: "Text", code: "f", name: "Note", value: "one\r\ntwo\tthree" },
      "Note:\none\r\ntwo\tthree",
      "Note\tf\tone two three\t",
    ],
    [
      "a formula",
      { baseTypeCode: "String", code: "@f", name: "+n", value: '\t=HYPERLINK("x")' },
      '+n: \t=HYPERLINK("x")',
      `'+n\t'@f\t' =HYPERLINK("x")\t`,
    ],
    [
      "a formula in quotes",
      { baseTypeCode: "String", code: '"', name: '"n', value: '"=1+1"' },
      '"n: "=1+1"',
      `'"n\t'"\t'"=1+1"\t`,
    ],
    [
      "card numbers",
      { baseTypeCode: "String", code: "f", name: card, value: `card ${card}` },
      "4111••••••••1111: card 4111••••••••1111",
      "4111••••••••1111\tf\tcard 4111••••••••1111\t",
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
      "Files\tf\t2 files\t",
    ],
    ["nothing", { baseTypeCode: "String", code: "f", name: "Note" }, "Note: —", "Note\tf\t\t"],
  ])("copies %s", async (_what, sent, text, row) => {
    const { field } = await withFields(sent);
    expect(field.text()).toBe(text);
    expect(field.row()).toBe(`900453\tDP-26-453\tRepresentment\t${row}`);
  });

  test("as JSON is as sent, with card numbers masked", async () => {
    const sent = { code: "f", value: card, unknown: 1.5, list: [card, 7] };
    const { field } = await withFields(sent);
    expect(JSON.parse(await field.json())).toEqual({
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
        "Created: 1 Nov 2026, 23:59",
        "Started: 1 Nov 2026, 23:59",
        "Automatic action: 22 Nov 2026, 18:45",
        "Control action: Merchant action awaits the acquirer's decision",
        "Acquirer decided: 10 Nov 2026, 09:00",
        "",
        "Carrier: Blue Heron",
      ].join("\n"),
    );
    expect(caseCopies(source, english).text()).not.toContain("Score");
    expect(caseCopies({ ...source, withHidden: true }, english).text()).toContain("Score: 17");
  });

  test("as text says once what both of its descriptions say", async () => {
    const stages = [{ name: "Claim", description: "Twice.", longDescription: "Twice." }];
    const sent = { ...dispute, bpItem: { ...bpItem, stages, participantFields: [] } };
    const source = { retrieved: await retrieve(JSON.stringify(sent)), withHidden: false, settings };
    const text = caseCopies(source, english).text();
    expect(text.split("Twice.")).toHaveLength(2);
    expect(text).not.toContain("Participants");
  });

  test("is one row of a table, and JSON as sent with all its fields", async () => {
    const { stage, source } = await withFields(visible, hidden);
    expect(stage.row()).toMatch(
      /^900453\tDP-26-453\tRepresentment\tstage_2\tActive, Merchant\t2026-11-\d\d \d\d:\d\d:00\t/,
    );
    expect(stage.row()).not.toContain("\n");
    // What is not closed, or not planned, has no time.
    expect(stage.row().split("\t").slice(7, 9)).toEqual(["", "2026-11-22 18:45:00"]);
    const [opened] = source.retrieved.case.stages;
    const row = opened && stageCopies(source, opened, english).row();
    expect(row?.split("\t").slice(7, 9)).toEqual(["2026-11-03 08:30:00", ""]);
    expect(JSON.parse(await stage.json())).toMatchObject({
      stageId: 42,
      fields: [visible, hidden],
    });
  });
});

describe("a case", () => {
  test("as text reads well in a letter: every stage, the transaction and the participants", async () => {
    const source = {
      retrieved: await retrieve(JSON.stringify(dispute)),
      withHidden: false,
      settings,
    };
    const text = caseCopies(source, english).text();
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

  test("speaks the operator's language", async () => {
    const source = {
      retrieved: await retrieve(JSON.stringify(dispute)),
      withHidden: false,
      settings,
    };
    const text = caseCopies(source, await loadLanguage("ru-RU")).text();
    expect(text).toContain("Сумма: 333.00 RUB");
    expect(text).toContain("Representment (Активный, ТСП)");
  });

  test("as JSON is what was sent, digit for digit", async () => {
    const json =
      '{"success":true,"bpItem":{"id":900453,"amount":1.10,"extra":12345678901234567890}}';
    const source = { retrieved: await retrieve(json), withHidden: false, settings };
    const copied = await caseCopies(source, english).json();
    expect(copied.replaceAll(/\s/g, "")).toBe(
      '{"id":900453,"amount":1.10,"extra":12345678901234567890}',
    );
  });

  test("is one row of a table", async () => {
    const source = {
      retrieved: await retrieve(JSON.stringify(dispute)),
      withHidden: false,
      settings,
    };
    const cells = caseCopies(source, english).row().split("\t");
    expect(cells).toHaveLength(13);
    expect(cells.slice(0, 3)).toEqual(["900453", "DP-26-453", "DP dispute"]);
    expect(cells.slice(5, 8)).toEqual(["333.00", "RUB", "2200 •••• •••• 2288"]);
    expect(cells.at(-1)).toBe("2026-11-22 18:45:00");
  });

  test("that has ended has no active stage in its row", async () => {
    const stages = [{ ...bpItem.stages[2], stageCloseDate: "2026-11-03T08:30:00" }];
    const sent = { ...dispute, bpItem: { ...bpItem, stages } };
    const source = { retrieved: await retrieve(JSON.stringify(sent)), withHidden: false, settings };
    expect(caseCopies(source, english).row().split("\t").slice(-2)).toEqual(["", ""]);
  });
});
