import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { cases } from "../../corpora/cases.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { json } from "../../servers/replies.ts";
import { type Check, type Ground, some } from "../check.ts";
import { create, leaveFor } from "../creating/form.ts";
import { deploy } from "../deployed.ts";
import { timed } from "../timed.ts";
import { expect, tryAll, wordsInTime } from "../trial.ts";

const good = cases.asDeclared;
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

async function tryLeaf(ground: Ground, [, path, text]: Trial): Promise<void> {
  const deployed = await deploy(ground, { formProfile: "" });
  const { service, address, open } = deployed;
  const { page, quiet, close } = await open();
  const createPage = new CreatePage(page);
  try {
    const reply = timed(json(replaced(answer, path, text)));
    service.creates(reply.reply);
    service.has(good.id, good.text);
    await create(page, address);
    const isDecisive = decisive.has(path.join("."));
    await wordsInTime(isDecisive ? page.getByRole("alert") : createPage.result, reply);
    await expect(createPage.main.locator("img, script, iframe")).toHaveCount(0);
    await expect(createPage.main).not.toContainText(/\[object \w+\]|\bNaN\b|\bundefined\b/);
    expect(service.requestsOf("CreateBp").length, "requests of CreateBp").toBe(1);
    await leaveFor(page, good.id);
    expect(quiet.complaints()).toEqual([]);
  } finally {
    await close();
    await deployed.close();
  }
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
        from: "      message: sentText(item.errorMessage),",
        to: `      message: [item.bpItemId, item.success, item.errorMessage]
        .map((leaf) => (readOnly(leaf) === undefined ? JSON.parse("no") : sentText(leaf))).at(-1),`,
      },
    ],
    every: 21,
  },
};
