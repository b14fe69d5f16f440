import fc from "fast-check";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import {
  branchesOf,
  hostileTexts,
  leavesOf,
  type Path,
  valueAt,
} from "#wire/fixtures/hostile-leaves.ts";
import { expect, sampleTag, test } from "./safety-test.ts";
import { batchesOf, type CaseAnswer, visitCases } from "./visit-cases.ts";

/** Selects one of the places of an answer, modulo their number. */
const place = fc.nat();
/** A position in the text of an answer, as a share of its length. */
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** JSON text of any value. */
const anything = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 200 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
);

const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("replace" as const), place, text: anything }),
  },
  // Left out, or there 2 to 40 times.
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant("repeat" as const),
      place,
      times: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 40 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("insert" as const),
      share,
      text: fc.string({ unit: "binary" }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut" as const), share }) },
);

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Random mutations, each a list of changes; the same seed makes the same ones. */
const mutationsFrom = (seed: number, count: number): (readonly Change[])[] =>
  fc.sample(fc.array(change, { minLength: 1, maxLength: 6 }), { seed, numRuns: count });

/** Replaces the value at a path of another value by several, or by none. @returns what replaces the whole */
function replacedBy(value: unknown, [first, ...rest]: Path, values: readonly unknown[]): unknown[] {
  if (first === undefined) return [...values];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return [
      items.flatMap((item, index) => (index === first ? replacedBy(item, rest, values) : [item])),
    ];
  }
  const entries: [string, unknown][] = Object.entries(value ?? {});
  const replaced = entries.flatMap(([key, item]) =>
    (key === first ? replacedBy(item, rest, values) : [item]).map((child) => [key, child] as const),
  );
  return [Object.fromEntries(replaced)];
}

/** The text of an answer after a mutation: often JSON, seldom a case as it should be. */
function mutated(answer: unknown, mutation: readonly Change[]): string {
  let value = answer;
  const texts: string[] = [];
  for (const step of mutation) {
    if (step.kind !== "replace" && step.kind !== "repeat") continue;
    const paths = [...leavesOf(value), ...branchesOf(value)];
    const path = paths[step.place % paths.length] ?? [];
    // The text is inserted after stringifying, so that every digit stays as it is.
    const values: unknown[] =
      step.kind === "replace"
        ? [`@@${texts.push(step.text) - 1}@@`]
        : Array.from({ length: step.times }, () => valueAt(value, path));
    [value] = replacedBy(value, path, values);
  }
  let text = JSON.stringify(value) ?? "";
  text = text.replaceAll(/"@@(\d+)@@"/g, (_, index) => texts[Number(index)] ?? "null");
  for (const step of mutation) {
    if (step.kind === "cut") text = text.slice(0, step.share * text.length);
    if (step.kind === "insert") {
      const from = Math.floor(step.share * text.length);
      text = text.slice(0, from) + step.text + text.slice(from);
    }
  }
  return text;
}

const seed = Number(process.env["SAFETY_SEED"] ?? 1);

const answers = mutationsFrom(seed, 10_000).map(
  (mutation, index): CaseAnswer => ({
    name: `mutation ${index} of seed ${seed}`,
    text: (id) => mutated({ ...dispute, bpItem: { ...dispute.bpItem, id } }, mutation),
    ends: "words",
  }),
);

test.use({ config: { auth: "proxy", idleMinutes: 0 } });

for (const [index, batch] of batchesOf(answers).entries()) {
  const tag = sampleTag(index === 0);
  test(`GetBpItem after random changes, ${index + 1}`, { tag }, async ({ page, service }) => {
    expect(await visitCases({ page, service }, batch)).toEqual([]);
  });
}
