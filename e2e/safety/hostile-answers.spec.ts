import fc from "fast-check";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  hostileTexts,
  type Path,
  pathsIn,
  replaced,
  valueAt,
} from "#wire/fixtures/hostile-leaves.ts";
import { test } from "./safety-test.ts";
import { type CaseAnswer, testCases } from "./test-cases.ts";

const paths = pathsIn(dispute);

test.use({ config: { auth: "proxy", idleMinutes: 0 } });

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

testCases(
  "GetBpItem with another value in one place",
  paths.flatMap((path) => hostileTexts.map((text) => answerWith(path, text))),
);

/** Another value at a place of an answer, as JSON text; or how often the value is there, in a list. */
type Change = readonly [path: Path, change: string | number];

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom(...paths),
  fc.oneof(
    // `JSON.stringify` throws for one that is nested deeper.
    fc.constantFrom(...hostileTexts.filter((text) => text.length < 1000)),
    fc.json(),
    fc.string({ unit: "binary", maxLength: 200 }).map((text) => JSON.stringify(text)),
    fc.integer({ min: 0, max: 40 }),
  ),
);

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** In one of ten mutations. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const mutation = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
  inserted: seldom(fc.tuple(share, fc.string({ unit: "binary" }))),
  cutAt: seldom(share),
});

function changed(answer: unknown, [path, change]: Change): unknown {
  if (typeof change === "string") return JSON.parse(replaced(answer, path, change));
  const list = Array.from({ length: change }, () => valueAt(answer, path)).flat();
  return JSON.parse(replaced(answer, path, JSON.stringify(list)));
}

// Workers have it from the configuration, so that they all make the same random answers.
const seed = Number(process.env["SAFETY_SEED"] ?? 1);

const mutations = Array.from(
  { length: 10_000 },
  (_, index): CaseAnswer => ({
    name: `mutation ${index} of seed ${seed}`,
    text(id) {
      const [mutated] = fc.sample(mutation, { seed: seed + index, numRuns: 1 });
      const { changes = [], inserted: [at, some] = [0, ""], cutAt = 1 } = mutated ?? {};
      const answer: unknown = { ...dispute, bpItem: { ...dispute.bpItem, id } };
      const text = JSON.stringify(changes.reduce(changed, answer));
      const from = at * text.length;
      return (text.slice(0, from) + some + text.slice(from)).slice(0, cutAt * text.length);
    },
    ends: "words",
  }),
);

testCases("GetBpItem after random changes", mutations, { isSampled: false });
