import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { expect, tagsOf, test } from "./safety-test.ts";
import { batchesOf, type CaseAnswer, visitCases } from "./visit-cases.ts";

/** How an answer ends by what stands in a place where it says that it is no case, or another one. */
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

test.use({ config: { auth: "proxy", idleMinutes: 0 } });

for (const [index, batch] of batchesOf(answers).entries()) {
  const tag = tagsOf({ isSample: index === 0, isControl: index === 0 });
  test(`GetBpItem with another value in one place, ${index + 1}`, { tag }, async ({
    page,
    plain,
  }) => {
    expect(await visitCases({ page, plain }, batch)).toEqual([]);
  });
}
