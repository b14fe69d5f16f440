import { expect, test } from "vitest";
import { readSettings } from "#config/settings.ts";
import type { CaseFile } from "#documents/files/worker-messages.ts";
import { testCase } from "#documents/fixtures/case-answer.ts";
import { type LanguageTag, loadLanguage } from "#i18n/languages.ts";
import { createOperatorName } from "#session/operator-name.ts";
import { createSession } from "#session/session.ts";
import dispute from "#wire/fixtures/dispute.json";
import { filledWith } from "../fixtures/render-case.tsx";
import { writeReport } from "./write-report.tsx";

/** The report of an answer, parsed as a browser does. */
async function reportOf(
  json: string,
  tag: LanguageTag = "en-GB",
  documents: readonly CaseFile[] = [],
  includesHiddenFields = false,
) {
  const { settings } = readSettings({});
  const language = await loadLanguage(tag);
  const session = {
    session: createSession(settings),
    settings,
    operator: createOperatorName(""),
    isDemo: false,
  };
  const markup = await writeReport(
    { json, documents, retrievedAt: Date.now() },
    { id: testCase, includesHiddenFields, meanings: undefined, language, session },
  );
  return new DOMParser().parseFromString(markup, "text/html");
}

const { bpItem } = dispute;

test("shows every text received as text, with its direction isolated, in the operator's language and without controls", async () => {
  const hostile = `<img src=x onerror="alert(1)"></style><script>alert('1')</script>&lt;\u2069\u202E`;
  const value = `${hostile} paid with 4276 1234 1234 1231 ${"word ".repeat(5000)}`;
  const received = { ...bpItem, participantFields: [{ name: "Note", value }] };
  const report = await reportOf(filledWith({ ...dispute, bpItem: received }, hostile), "ru-RU");
  expect(report.documentElement.lang).toBe("ru-RU");
  expect(report.documentElement.translate).toBe(false);
  expect(report.title).toBe("Кейс 900453: отчёт");
  const active = "img, script, iframe, link, button, input, [onerror]";
  expect(report.querySelectorAll(active)).toHaveLength(0);
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
  const report = await reportOf(JSON.stringify(dispute));
  const style = new TextEncoder().encode(report.querySelector("style")?.textContent);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", style)).toBase64();
  const policy = report.querySelector("meta[http-equiv]")?.getAttribute("content");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${digest}'`);
  expect(report.querySelectorAll("[style], [src]")).toHaveLength(0);
});

test("links each document to its file in the pack, or says why there is none", async () => {
  const documentsInfo = ["a.txt", "copy #1.txt", "lost"].map((name) => ({ id: name, name }));
  const stages = [{ ...bpItem.stages[0], fields: [{ name: "Files", documentsInfo }] }];
  const list = "stages[0].fields[0].documentsInfo";
  const files = documentsInfo.map(({ id, name }, index): CaseFile => {
    const file = name === "lost" ? "not-sent" : new Blob(["hello"]);
    return {
      path: `${list}[${index}]`,
      id,
      name,
      saveName: name,
      created: "",
      isOfHiddenField: false,
      file,
    };
  });
  const { body } = await reportOf(JSON.stringify({ bpItem: { stages } }), "en-GB", files);
  const links = [...body.querySelectorAll<HTMLAnchorElement>("a[href^=documents]")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "documents/a.txt",
    "documents/copy%20%231.txt",
  ]);
  expect(body.textContent).toContain("5 bytes");
  expect(body.textContent).toContain(
    "Not in the pack: The service sent the case without this file's content.",
  );
  const [first] = body.querySelectorAll("a[href^='#']");
  expect(body.querySelector(first?.getAttribute("href") ?? "")?.textContent).toContain("a.txt");
});

test.each([false, true])(
  "has hidden fields and their files only if they are included: %s",
  async (isIncluded) => {
    const documentsInfo = [{ id: "1", name: "score.pdf" }];
    const score = {
      baseTypeCode: "String",
      name: "Score",
      value: "417",
      visible: false,
      documentsInfo,
    };
    const received = JSON.stringify({
      ...dispute,
      bpItem: { ...bpItem, participantFields: [score] },
    });
    const { body } = await reportOf(received, "en-GB", [], isIncluded);
    expect(body.textContent.includes("417")).toBe(isIncluded);
    expect(body.textContent.includes("score.pdf")).toBe(isIncluded);
  },
);
