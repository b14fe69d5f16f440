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
import { expect, test } from "./safety-test.ts";
import { type CaseAnswer, testCases } from "./visit-cases.ts";

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

test.describe("a case", () => {
  test.use({ config: { auth: "proxy", idleMinutes: 0 } });
  const paths = [...leavesOf(dispute), ...branchesOf(dispute)];
  const answers = paths.flatMap((path) => hostileTexts.map((text) => answerWith(path, text)));
  testCases("GetBpItem with another value in one place", answers);
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
    const tag = index % 93 === 0 ? "@sample" : [];
    test(`CreateBp: ${place || "everything"} is ${value}`, { tag }, async ({
      createPage,
      sendOne,
      expectWordsInTime,
      expectOneRequest,
    }) => {
      const { main, result } = createPage;
      await sendOne(json(replaced(created, path, text)));
      await expectWordsInTime(withoutResult.has(place) ? main.getByRole("alert") : result);
      await expect(main.locator("img, script, iframe")).toHaveCount(0);
      await expect(main).not.toContainText(/\[object \w+\]|\bNaN\b|\bundefined\b/);
      await expectOneRequest();
    });
  }
});
