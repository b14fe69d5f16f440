import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { test } from "./safety-test.ts";
import { type CaseAnswer, testCases } from "./test-cases.ts";

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

test.use({ config: { auth: "proxy", idleMinutes: 0 } });

const paths = [...leavesOf(dispute), ...branchesOf(dispute)];
testCases(
  "GetBpItem with another value in one place",
  paths.flatMap((path) => hostileTexts.map((text) => answerWith(path, text))),
);
