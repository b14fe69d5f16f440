import { shownName } from "#documents/names/shown-name.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { leavesOf, type Path, replaced, valueAt } from "#wire/fixtures/hostile-leaves.ts";
import naughty from "../corpora/naughty-strings.json" with { type: "json" };
import { json } from "../servers/replies.ts";
import type { ExpectedText } from "./in-page/find-texts.ts";
import { expect, test } from "./safety-test.ts";
import { batchesOf, type CaseAnswer, visitCases } from "./visit-cases.ts";
import { sendOne } from "./words-in-time.ts";

/** A screen and a telephone's. */
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Every place of a text in a case, but those by which a field is of a kind: another kind has no amounts. */
const places = leavesOf(dispute)
  .filter((path) => typeof valueAt(dispute, path) === "string")
  .filter((path) => path[0] === "bpItem" && path.at(-1) !== "baseTypeCode");

/** The answer in which each place holds its own text. */
function filled(id: number, textOf: (at: number) => string): string {
  let answer: unknown = {
    ...dispute,
    // One observer's name is a text of its own; two are one text.
    bpItem: { ...dispute.bpItem, id, isCurentUserObserver: false, observerList: ["a"] },
  };
  for (const [index, path] of places.entries()) {
    if (valueAt(answer, path) === undefined) continue;
    answer = JSON.parse(replaced(answer, path, JSON.stringify(textOf(index))));
  }
  return JSON.stringify(answer);
}

const nameOf = (path: Path) => path.join(".");

/**
 * What a text may look like: card numbers masked, of a heap of combining marks the first twenty, a
 * file's name with what is unseen written out, a mask cut off.
 */
const formsOf = (text: string): string[] => [
  text,
  maskCardNumbers(text),
  text.replaceAll(/(\p{M}{20})\p{M}+/gu, "$1…"),
  shownName(text),
  `${text.slice(0, 64)}…`,
];

/** What is shown nowhere as it was sent: hints for a form, what another text stands for, what is cut. */
const hints =
  /\.(?:fieldType|controlWidth|cssClass|content|jsonValue|cardPrefix|cardSuffix|observerList\.1|documentsInfo\.\d+\.id)$/;
/** The details of a field are there for the stage that is selected, which is the second. */
const details = /stages\.[02]\.fields\.\d+\.(?:code|mask|description)$/;
/** A stage that has not begun, as the third, is one line on paper. */
const notBegun = /stages\.2\.(?:code|description|longDescription|stageCreateDate|startDate)$/;

/** A field whose value is no choice has no code of it. */
const hasCode = (path: Path): boolean =>
  /^(?:Select|RadioButton)$/.test(String(valueAt(dispute, [...path.slice(0, -1), "baseTypeCode"])));

const isShown = (path: Path): boolean =>
  !hints.test(nameOf(path)) &&
  !details.test(nameOf(path)) &&
  !notBegun.test(nameOf(path)) &&
  (path.at(-1) !== "valueCode" || hasCode(path));

/** What stands in one line with other texts, or with the mark of a date that is none. */
const isInLine = (path: Path): boolean =>
  /Contacts\.\d+\.(?:bankId|bic|direction)$|Date$|\.date$|\.dateCreated$/.test(nameOf(path));

/** A case that holds a string in each place: in as many cases as there are strings each place holds all. */
function answerOf(turn: number): CaseAnswer {
  const textOf = (at: number) => naughty[(turn + at) % naughty.length] ?? "";
  return {
    name: `from ${JSON.stringify(textOf(0)).slice(0, 40)} on`,
    text: (id) => filled(id, textOf),
    ends: "case",
    texts: places.flatMap((path, index): ExpectedText[] => {
      const text = textOf(index);
      return isShown(path) && text.trim() !== ""
        ? [{ name: `${nameOf(path)} = ${text}`, forms: formsOf(text), isWhole: !isInLine(path) }]
        : [];
    }),
  };
}

const answers = naughty.map((_text, turn) => answerOf(turn));

const refusals = naughty.map(
  (text): CaseAnswer => ({
    name: JSON.stringify(text).slice(0, 40),
    text: () => JSON.stringify({ success: false, errorMessage: text }),
    ends: "failure",
    texts: text.trim() === "" ? [] : [{ name: "the message", forms: formsOf(text), isWhole: true }],
  }),
);

for (const viewport of viewports) {
  test.describe(`strange texts at ${viewport.width} px`, () => {
    test.use({ viewport, config: { auth: "proxy", formProfile: "", idleMinutes: 0 } });

    for (const [index, batch] of batchesOf(answers).entries()) {
      test(`in every text of a case, ${index + 1}`, async ({ page, plain }) => {
        expect(await visitCases({ page, plain }, batch)).toEqual([]);
      });
    }

    test("in a few cases", { tag: "@sample" }, async ({ page, plain }) => {
      const few = answers.filter((_answer, index) => index % 172 === 0);
      expect(await visitCases({ page, plain }, few)).toEqual([]);
    });

    for (const [index, batch] of batchesOf(refusals).entries()) {
      test(`as the message of GetBpItem, ${index + 1}`, async ({ page, plain }) => {
        expect(await visitCases({ page, plain }, batch)).toEqual([]);
      });
    }

    test("as messages of CreateBp", { tag: "@sample" }, async ({ page, plain, createPage }) => {
      const items = naughty.map((errorMessage) => ({ success: false, errorMessage }));
      await sendOne(page, plain, json(JSON.stringify({ resultItems: items, success: false })));
      const rows = createPage.result.getByRole("listitem");
      await expect(rows).toHaveCount(naughty.length);
      const shown = await rows.evaluateAll((all) => all.map((row) => row.textContent ?? ""));
      for (const [index, text] of naughty.entries()) {
        if (text.trim() === "") continue;
        const isShown = formsOf(text).some((form) => shown[index]?.includes(form));
        expect.soft(isShown, JSON.stringify(text)).toBe(true);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });
  });
}
