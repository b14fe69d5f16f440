import { expect, test } from "vitest";
import { testCase } from "#documents/fixtures/case-answer.ts";
import type { ReportedCase } from "#documents/reader/messages.ts";
import { LanguageContext } from "#i18n/LanguageProvider.tsx";
import { type LanguageTag, loadLanguage } from "#i18n/languages.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { writeReport } from "./write-report.tsx";

interface Reported {
  readonly tag?: LanguageTag;
  readonly files?: ReportedCase["files"];
}

/** The report of an answer, parsed as a browser does. */
async function reportOf(answer: object, options: Reported = {}) {
  const { tag = "en-GB", files = new Map() } = options;
  const { settings } = readSettings({ acquirerRoles: ["acquirer"] });
  const language = await loadLanguage(tag);
  const reported = { json: JSON.stringify(answer), files, retrievedAt: Date.now() };
  const markup = await writeReport(reported, testCase, language, (content) => (
    <LanguageContext value={language}>
      <SessionProvider session={openSession(settings)} settings={settings} isDemo={false}>
        {content}
      </SessionProvider>
    </LanguageContext>
  ));
  return new DOMParser().parseFromString(markup, "text/html");
}

/** The report of a case with other values for some of its keys. */
const reportOfCase = (changed: object, options?: Reported) =>
  reportOf({ success: true, bpItem: { ...bpItem, ...changed } }, options);

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

test("shows every text received as text, with its direction isolated", async () => {
  const hostile = `<img src=x onerror="alert(1)"></style><script>alert('1')</script>&lt;\u2069\u202E`;
  const filled = fill(bpItem, hostile);
  if (typeof filled !== "object") throw new Error("no case");
  const report = await reportOfCase({ ...filled, id: 900453 });
  expect(report.querySelectorAll("img, script, iframe, link, [onerror]")).toHaveLength(0);
  expect(report.querySelectorAll("style")).toHaveLength(1);
  expect(report.querySelector("h1 bdi")?.textContent).toBe(hostile);
  const walker = report.createTreeWalker(report.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.includes("<img")) continue;
    count += 1;
    // A file's name has its escapes in elements of their own.
    expect(node.parentElement?.closest("bdi")).not.toBeNull();
  }
  expect(count).toBeGreaterThan(20);
});

test("has a content security policy that allows its own style only", async () => {
  const report = await reportOfCase({});
  const style = new TextEncoder().encode(report.querySelector("style")?.textContent);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", style)).toBase64();
  const policy = report.querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${digest}'`);
  expect(report.querySelectorAll("[style], [src]")).toHaveLength(0);
});

test("has the turn, every stage, hidden fields, coded values, transactions and documents", async () => {
  const path = "stages[0].fields[0].documentsInfo[0]";
  const { body } = await reportOfCase({}, { files: new Map([[path, "not-sent"]]) });
  for (const text of [
    "Your turn: accept or decline the merchant's action",
    "Chargeback",
    "4276 •••• •••• 1231",
    "Merchant action awaits the acquirer's decision, Later",
    "1 Nov 2026, 23:59",
    "ReasonhiddenGoods 4853",
    "unknown type Signature",
    "1.50 RUB",
    "LINDEN",
    "a@b.c",
    "a.txt",
    "11.05.2026",
    "Not in the pack: The service sent the case without this file's content.",
  ]) {
    expect(body.textContent.replaceAll(/\s+/g, " ")).toContain(text);
  }
});

test("links each document to its file in the pack, with its checksum", async () => {
  const documentsInfo = [document, { ...document, name: "copy #1.txt" }];
  const stages = [{ ...bpItem.stages[0], fields: [{ ...field, documentsInfo }] }];
  const files = new Map(
    documentsInfo.map(({ name }, index) => [
      `stages[0].fields[0].documentsInfo[${index}]`,
      { path: `documents/${name}`, size: 5, sha256: "2cf2" },
    ]),
  );
  const { body } = await reportOfCase({ stages }, { files });
  const links = [...body.querySelectorAll<HTMLAnchorElement>("a[href^=documents]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "documents/a.txt",
    "documents/copy%20%231.txt",
  ]);
  expect(body.textContent).toContain("5 bytes · SHA-256 2cf2");
  const [first] = body.querySelectorAll("a[href^='#']");
  expect(body.querySelector(first?.getAttribute("href") ?? "")?.textContent).toContain("a.txt");
});

test("has no controls", async () => {
  const value = `paid with 4276 1234 1234 1231 ${"word ".repeat(5000)}`;
  const participantFields = [{ ...field, value }];
  const { body } = await reportOfCase({ participantFields });
  expect(body.querySelectorAll("button, input, script")).toHaveLength(0);
  expect(body.textContent).toContain("more characters");
});

test("is in the operator's language", async () => {
  const files = new Map([["stages[0].fields[0].documentsInfo[0]", "empty" as const]]);
  const report = await reportOfCase({}, { tag: "ru-RU", files });
  expect(report.documentElement.lang).toBe("ru-RU");
  expect(report.title).toBe("Кейс 900453: отчёт");
  expect(report.body.textContent).toContain("Нет в пакете");
});
