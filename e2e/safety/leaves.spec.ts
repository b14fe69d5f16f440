import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { cases } from "../corpora/cases.ts";
import { json } from "../servers/replies.ts";
import { expect, sampleTag, test } from "./safety-test.ts";
import { batchesOf, type CaseAnswer, visitCases } from "./visit-cases.ts";
import { expectOneRequest, expectWordsInTime, sendOne } from "./words-in-time.ts";

/** How an answer ends whose changed value can say that it is no case, or another case. */
const decisive: Readonly<Record<string, (text: string) => CaseAnswer["ends"]>> = {
  success: (text) => (text === "false" ? "failure" : "case"),
  "bpItem.id": (text) => (/^-?\d/.test(text) ? "failure" : "case"),
  bpItem: (text) => (text.startsWith("{") ? "words" : "failure"),
  "bpItem.stages": () => "words",
};

const answerWith = (path: Path, text: string): CaseAnswer => ({
  name: `${path.join(".")} = ${text.slice(0, 40)}`,
  text: (id) => replaced({ ...dispute, bpItem: { ...dispute.bpItem, id } }, path, text),
  ends: decisive[path.join(".")]?.(text) ?? "case",
});

const answers = [...leavesOf(dispute), ...branchesOf(dispute)].flatMap((path) =>
  hostileTexts.map((text) => answerWith(path, text)),
);

test.describe("a case", () => {
  test.use({ config: { auth: "proxy", idleMinutes: 0 } });

  for (const [index, batch] of batchesOf(answers).entries()) {
    const tag = sampleTag(index === 0);
    test(`GetBpItem with another value in one place, ${index + 1}`, { tag }, async ({
      page,
      service,
    }) => {
      expect(await visitCases({ page, service }, batch)).toEqual([]);
    });
  }
});

const created = {
  resultItems: [{ bpItemId: cases.asDeclared.id, success: true, errorMessage: "As it was asked." }],
  success: true,
  errorMessage: "",
};
/** Without these values the answer does not say what was created: any words are right. */
const withoutResult = new Set(["", "resultItems", "resultItems.0"]);

const trials = [[], ...leavesOf(created), ...branchesOf(created)].flatMap((path: Path) =>
  hostileTexts.map((text, number) => ({ path, text, number })),
);

test.describe("a create", () => {
  test.use({ config: { formProfile: "", idleMinutes: 0 } });
  // A busy computer is sometimes late.
  test.describe.configure({ retries: 1 });

  for (const [index, { path, text, number }] of trials.entries()) {
    const place = path.join(".");
    const value = text.length > 10 ? `hostile value ${number}` : text;
    const tag = sampleTag(index % 93 === 0);
    test(`CreateBp: ${place || "everything"} is ${value}`, { tag }, async ({
      page,
      service,
      createPage,
    }) => {
      const sent = await sendOne(page, service, json(replaced(created, path, text)));
      const words = withoutResult.has(place) ? page.getByRole("alert") : createPage.result;
      await expectWordsInTime(words, sent);
      await expect(createPage.main.locator("img, script, iframe")).toHaveCount(0);
      await expect(createPage.main).not.toContainText(/\[object \w+\]|\bNaN\b|\bundefined\b/);
      await expectOneRequest(page, service);
    });
  }
});
