import { escapedName } from "#documents/files/file-names.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { type Path, pathsIn, replaced, valueAt } from "#wire/fixtures/hostile-leaves.ts";
import { readBoolean } from "#wire/lenient.ts";
import naughty from "../corpora/naughty-strings.json" with { type: "json" };
import { json } from "../servers/replies.ts";
import { expect, test } from "./safety-test.ts";
import { type CaseAnswer, testCases } from "./test-cases.ts";

/** The path of every text in a case but `baseTypeCode`: a field of another kind shows no amount. */
const places = pathsIn(dispute)
  .filter((path) => typeof valueAt(dispute, path) === "string")
  .filter((path) => path[0] === "bpItem" && path.at(-1) !== "baseTypeCode");

function filled(id: number, textOf: (index: number) => string): string {
  let answer: unknown = {
    ...dispute,
    // The names of several observers are shown as one text.
    bpItem: { ...dispute.bpItem, id, isCurentUserObserver: false, observerList: ["a"] },
  };
  for (const [index, path] of places.entries()) {
    if (valueAt(answer, path) === undefined) continue;
    answer = JSON.parse(replaced(answer, path, JSON.stringify(textOf(index))));
  }
  return JSON.stringify(answer);
}

/**
 * The forms in which a text may be shown: with card numbers masked, with at most twenty combining marks
 * in a row, with the invisible characters of a file name written out, or cut off like a mask.
 */
const formsOf = (text: string): string[] => [
  text,
  maskCardNumbers(text),
  text.replaceAll(/(\p{M}{20})\p{M}+/gu, "$1…"),
  escapedName(maskCardNumbers(text)),
  maskedStart(text, 64),
];

const neverShown = [
  // Hints for a form, codes of another text, and what is cut.
  /\.(?:fieldType|controlWidth|cssClass|content|jsonValue|cardPrefix|cardSuffix|observerList\.1|documentsInfo\.\d+\.id)$/,
  // Only the selected stage, which is the second, has details of its fields.
  /stages\.[02]\.fields\.\d+\.(?:code|mask|description)$/,
  // The code of a stage stands in the raw answer only.
  /stages\.\d+\.code$/,
  // A stage that has not begun, like the third, is one line in print.
  /stages\.2\.(?:description|longDescription|stageCreateDate|startDate)$/,
];

const hasCode = (path: Path): boolean =>
  /^(?:Select|RadioButton)$/.test(String(valueAt(dispute, [...path.slice(0, -1), "baseTypeCode"])));

const isShown = (path: Path): boolean =>
  !neverShown.some((pattern) => pattern.test(path.join("."))) &&
  (path.at(-1) !== "valueCode" || hasCode(path));

/** The operator's role may be a flag instead of a name, and is a word of the viewer then. */
const isRoleFlag = (path: Path, text: string): boolean =>
  path.at(-1) === "operatorRole" && readBoolean(text) !== undefined;

/** A case with another string at each path: over all turns each path has had every string. */
function answerOf(turn: number): CaseAnswer {
  const textOf = (index: number) => naughty[(turn + index) % naughty.length] ?? "";
  return {
    name: `from ${JSON.stringify(textOf(0)).slice(0, 40)} on`,
    text: (id) => filled(id, textOf),
    ends: "case",
    texts: Object.fromEntries(
      places.flatMap((path, index) => {
        const text = textOf(index);
        const isExpected = isShown(path) && text.trim() !== "" && !isRoleFlag(path, text);
        return isExpected ? [[`${path.join(".")} = ${text}`, formsOf(text)]] : [];
      }),
    ),
  };
}

const answers = naughty.map((_text, turn) => answerOf(turn));

const refusals = naughty.map(
  (text): CaseAnswer => ({
    name: JSON.stringify(text).slice(0, 40),
    text: () => JSON.stringify({ success: false, errorMessage: text }),
    ends: "failure",
    texts: text.trim() === "" ? {} : { "the message": formsOf(text) },
  }),
);

// A desktop and a phone.
for (const width of [1280, 390]) {
  // Where there is less room, more goes wrong.
  const isSampled = width === 390;
  test.describe(`strange texts at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      config: { auth: "proxy", formProfile: "", idleMinutes: 0 },
    });

    testCases("in every text of a case", answers, { batchSize: 10, isSampled });
    testCases("as the message of GetBpItem", refusals, { isSampled });

    const tag = isSampled ? "@sample" : [];
    test("as messages of CreateBp", { tag }, async ({ page, sendOne, createPage }) => {
      const items = naughty.map((errorMessage) => ({ success: false, errorMessage }));
      await sendOne(json(JSON.stringify({ resultItems: items, success: false })));
      const rows = createPage.result.getByRole("listitem");
      await expect(rows).toHaveCount(naughty.length);
      const shown = await rows.evaluateAll((all) => all.map((row) => row.textContent ?? ""));
      for (const [index, text] of naughty.entries()) {
        if (text.trim() === "") continue;
        const isShown = formsOf(text).some((form) => shown[index]?.includes(form));
        expect.soft(isShown, JSON.stringify(text)).toBe(true);
      }
      const shownWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(shownWidth).toBeLessThanOrEqual(width);
    });
  });
}
