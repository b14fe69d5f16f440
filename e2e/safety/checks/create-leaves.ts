import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { json } from "../../servers/replies.ts";
import { type Check, type Ground, some } from "../check.ts";
import { good, trySending } from "../creating/form.ts";
import { expect, tryAll, wordsInTime } from "../trial.ts";

const answer = {
  resultItems: [{ bpItemId: good.id, success: true, errorMessage: "As it was asked." }],
  success: true,
  errorMessage: "",
};
/** Without these nobody knows what was created; any words will do. */
const decisive = new Set(["", "resultItems", "resultItems.0"]);

type Trial = readonly [name: string, path: Path, text: string];

const trials = [[], ...leavesOf(answer), ...branchesOf(answer)].flatMap((path) =>
  hostileTexts.map((text): Trial => [`${path.join(".")} = ${text.slice(0, 40)}`, path, text]),
);

function tryLeaf(ground: Ground, [, path, text]: Trial): Promise<void> {
  const reply = json(replaced(answer, path, text));
  return trySending(
    ground,
    { reply, timeoutSeconds: 60 },
    async ({ page, createPage, ...sent }) => {
      const isDecisive = decisive.has(path.join("."));
      await wordsInTime(isDecisive ? page.getByRole("alert") : createPage.result, sent.answer);
      await expect(createPage.main.locator("img, script, iframe")).toHaveCount(0);
      await expect(createPage.main).not.toContainText(/\[object \w+\]|\bNaN\b|\bundefined\b/);
    },
  );
}

/** An answer of CreateBp in which one leaf, or one list or object, is something else. */
export const createLeaves: Check = {
  name: `CreateBp: ${hostileTexts.length} values in place of each leaf and each branch`,
  run: (ground) => tryAll(some(trials, ground), (trial) => tryLeaf(ground, trial)),
  control: {
    what: "an answer with anything unexpected in it counts as lost",
    edits: [
      {
        file: "src/api/create-cases.ts",
        from: "message: sentText(item.errorMessage),",
        to: `      message: [item.bpItemId, item.success, item.errorMessage]
        .map((leaf) => (readOnly(leaf) === undefined ? JSON.parse("no") : sentText(leaf))).at(-1),`,
      },
    ],
    every: 21,
  },
};
