import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  replaced,
} from "#wire/fixtures/hostile-leaves.ts";
import { type Check, some } from "../check.ts";
import { deploy } from "../deployed.ts";
import { type Stop, tour } from "../tour.ts";

/** How an answer ends by what stands in a place where it says that it is no case, or another one. */
const decisive: Readonly<Record<string, (text: string) => Stop["ends"]>> = {
  success: (text) => (text === "false" ? "failure" : "case"),
  "bpItem.id": (text) => (/^-?\d/.test(text) ? "failure" : "case"),
  bpItem: (text) => (text.startsWith("{") ? "words" : "failure"),
  "bpItem.stages": () => "words",
};

const trials = [...leavesOf(dispute), ...branchesOf(dispute)].flatMap((path) =>
  hostileTexts.map((text) => ({ path, text })),
);

const stopOf = ({ path, text }: { path: Path; text: string }): Stop => ({
  name: `${path.join(".")} = ${text.slice(0, 40)}`,
  text: (id) => {
    const own = { ...dispute, bpItem: { ...dispute.bpItem, id } };
    return replaced(own, path, text);
  },
  ends: decisive[path.join(".")]?.(text) ?? "case",
});

/** A full case in which one leaf, or one list or object, is something else. */
export const readLeaves: Check = {
  name: `GetBpItem: ${hostileTexts.length} values in place of each leaf and each branch`,
  async run(ground) {
    const deployed = await deploy(ground, { auth: "proxy" });
    const tally = await tour(deployed, some(trials, ground).map(stopOf));
    await deployed.close();
    return tally;
  },
  control: {
    what: "a value of another type than declared is an error",
    edits: [
      {
        file: "src/wire/leaf.ts",
        from: "z.catch(widened, ({ value }) => new Mismatch(value))",
        to: 'z.catch(widened, () => JSON.parse("no value"))',
      },
    ],
    every: 47,
  },
};
