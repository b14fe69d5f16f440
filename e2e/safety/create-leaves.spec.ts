import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { cases } from "../corpora/cases.ts";
import { json } from "../servers/replies.ts";
import { expectWordsInTime } from "./answer-time.ts";
import { expectOneRequest, sendOne } from "./create-form.ts";
import { expect, tagsOf, test } from "./safety-test.ts";

const answer = {
  resultItems: [{ bpItemId: cases.asDeclared.id, success: true, errorMessage: "As it was asked." }],
  success: true,
  errorMessage: "",
};
/** Without these nobody knows what was created; any words will do. */
const decisive = new Set(["", "resultItems", "resultItems.0"]);

const places: readonly Path[] = [[], ...leavesOf(answer), ...branchesOf(answer)];
const trials = places.flatMap((path) =>
  hostileTexts.map((text, index) => ({ path, text, at: index })),
);

test.use({ config: { formProfile: "", idleMinutes: 0 } });
// A busy computer is late now and then.
test.describe.configure({ retries: 1 });

for (const [number, { path, text, at }] of trials.entries()) {
  const place = path.join(".");
  const tag = tagsOf({
    isSample: number % 93 === 0,
    isControl: place === "resultItems.0.errorMessage" && text === "[]",
  });
  const name = `${place || "everything"} is hostile value ${at + 1}`;
  test(`CreateBp: ${name}`, { tag }, async ({ page, plain, createPage }) => {
    const sent = await sendOne(page, plain, json(replaced(answer, path, text)));
    const words = decisive.has(place) ? page.getByRole("alert") : createPage.result;
    await expectWordsInTime(words, sent);
    await expect(createPage.main.locator("img, script, iframe")).toHaveCount(0);
    await expect(createPage.main).not.toContainText(/\[object \w+\]|\bNaN\b|\bundefined\b/);
    await expectOneRequest(page, plain);
  });
}
