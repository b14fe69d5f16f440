import { expect, test } from "vitest";
import { loadLanguage, type Tag } from "#language/words.ts";
import { answerWith, testCase } from "../fixtures/case-answer.ts";
import { readPackFacts } from "./pack-facts.ts";
import { writeReport } from "./report.ts";

/** The report of an answer as a browser reads it. */
async function reportOf(answer: Record<string, unknown>, tag: Tag = "en-GB", timeZone = "") {
  const facts = readPackFacts(answer, testCase, new Map());
  const markup = writeReport(facts, await loadLanguage(tag), {
    timeZone,
    acquirerRoles: ["acquirer"],
  });
  return new DOMParser().parseFromString(markup, "text/html");
}

/** The same text in place of every text of a value, names of keys left alone. */
function fill(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, text)]));
}

const document = { id: "d0", name: "a.txt", creator: "petrova", creationDate: "11.05.2026" };
const field = { name: "Reason", code: "f_Reason", value: "Goods", valueCode: "4853" };
const bpItem = {
  id: 900453,
  code: "DP-26-453",
  bpName: "Dispute",
  bpCode: "DP",
  userName: "petrova",
  stageDescription: "Waiting",
  operatorRole: "Acquirer",
  observerList: ["smirnov"],
  cardPrefix: "4276",
  cardSuffix: "1231",
  stages: [
    {
      name: "Chargeback",
      code: "chargeback",
      description: "one",
      longDescription: "two",
      isActive: true,
      stageCreateDate: "2026-11-01T23:59:00",
      controlActionStatus: ["Waiting", "Later"],
      fields: [
        { ...field, baseTypeCode: "Select", visible: false, documentsInfo: [document] },
        { ...field, baseTypeCode: "Signature" },
        { ...field, baseTypeCode: "Money", jsonValue: '{"amount":1.50,"currency":{"code":"RUB"}}' },
      ],
    },
  ],
  startTrxProperty: [
    { cardAcceptorName: "LINDEN", initiatorName: "Bank", initiatorContacts: [{ email: "a@b.c" }] },
  ],
  participantFields: [field],
};

test("shows every text that was sent as text, isolated", async () => {
  const hostile = `<img src=x onerror="alert(1)"></style><script>alert('1')</script>&lt;\u2069\u202E`;
  const filled = fill(bpItem, hostile);
  if (typeof filled !== "object") throw new Error("no case");
  const report = await reportOf({ success: true, bpItem: { ...filled, id: 900453 } });
  expect(report.querySelectorAll("img, script, iframe, link, [onerror]")).toHaveLength(0);
  expect(report.querySelectorAll("style")).toHaveLength(1);
  expect(report.querySelector("h1 bdi.own")?.textContent).toBe(hostile);
  const walker = report.createTreeWalker(report.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.includes("<img")) continue;
    count += 1;
    expect(node.parentElement?.tagName).toBe("BDI");
  }
  expect(count).toBeGreaterThan(20);
});

test("takes the digits of an amount for no card's, nor a card's in place of its currency for an amount's", async () => {
  const digits = "4111111111111111";
  const money = { ...field, baseTypeCode: "Money", jsonValue: `{"amount":${digits}.50}` };
  const odd = { ...money, jsonValue: `{"amount":1,"currency":{"code":"${digits}"}}` };
  const { body } = await reportOf({
    success: true,
    bpItem: {
      ...bpItem,
      amount: Number(digits),
      startTrxProperty: [{ amount: Number(digits), amountAndCurrency: `${digits} RUB` }],
      participantFields: [money, odd],
    },
  });
  const told = body.textContent.replaceAll(/[\s\u202F]+/g, " ");
  expect(told).toContain("Amount4 111 111 111 111 111.00 RUB");
  expect(told).toContain(`Amount${digits} RUB`);
  expect(told).toContain(`${digits}.50`);
  expect(told).toContain("1 4111••••••••1111");
});

test.each(["en-GB", "ru-RU"] as const)("says by whose clock the times are, in %s", async (tag) => {
  const { time } = (await loadLanguage(tag)).words.stage;
  for (const zone of ["", "Asia/Tokyo"]) {
    const { body } = await reportOf({ success: true, bpItem }, tag, zone);
    expect(body.textContent).toContain(time.byServiceClock({ zone }));
  }
});

test("has a policy that lets through its own style and nothing else", async () => {
  const report = await reportOf({ success: true, bpItem });
  const style = new TextEncoder().encode(report.querySelector("style")?.textContent);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", style)).toBase64();
  const policy = report.querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${digest}'`);
  expect(report.querySelectorAll("[style], [src]")).toHaveLength(0);
});

test("tells whose turn it is, every stage, hidden fields and coded values, transactions and documents", async () => {
  const { body } = await reportOf({ success: true, bpItem });
  for (const told of [
    "Your turn: accept or decline the merchant's action · Chargeback",
    "4276 •••• •••• 1231",
    "Merchant action awaits the acquirer's decision, Later",
    "1 Nov 2026, 23:59",
    "Reason f_Reason (hidden)Goods 4853",
    "unknown type Signature",
    "1.50 RUB",
    "LINDEN",
    "a@b.c",
    "a.txt",
    "11.05.2026",
    "Not in the pack: The service sent the case without this file's content.",
  ]) {
    expect(body.textContent.replaceAll(/\s+/g, " ")).toContain(told);
  }
});

test("speaks the operator's language", async () => {
  const report = await reportOf(answerWith([document]), "ru-RU");
  expect(report.documentElement.lang).toBe("ru-RU");
  expect(report.body.textContent).toContain("Отчёт по кейсу");
  expect(report.body.textContent).toContain("Нет в пакете");
});

test("writes out what would turn the name of a document around", async () => {
  const turned = { ...document, name: "receipt\u202Efdp.exe" };
  const participantFields = [{ ...field, documentsInfo: [turned] }];
  const report = await reportOf({ success: true, bpItem: { ...bpItem, participantFields } });
  expect(report.body.textContent).toContain("receipt\\u202Efdp.exe");
  expect(report.body.textContent).not.toContain("\u202E");
});

test("masks what looks like a card number wherever it stands", async () => {
  const filled = fill(bpItem, "paid with 4276 1234 1234 1231");
  if (typeof filled !== "object") throw new Error("no case");
  const { documentElement } = await reportOf({ success: true, bpItem: { ...filled, id: 900453 } });
  expect(documentElement.outerHTML).toContain("4276••••••••1231");
  expect(documentElement.outerHTML).not.toMatch(/1234 1234/);
});
