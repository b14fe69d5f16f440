import fc from "fast-check";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { hostileTexts } from "#wire/fixtures/hostile-leaves.ts";
import { test } from "./safety-test.ts";
import { type CaseAnswer, testCases } from "./visit-cases.ts";

/** One of the values in an answer, by its number; one of its characters, as a share of its length. */
const place = fc.nat();
const share = fc.double({ min: 0, max: 1, noNaN: true });
/** JSON text of any value. */
const anything = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 200 }).map((text) => JSON.stringify(text)),
  fc.double().map(String),
);
/** A value is left out, or there 2 to 40 times. */
const times = fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 40 }));

/** In one of ten mutations. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const mutation = fc.record({
  changes: fc.array(fc.oneof(fc.record({ place, text: anything }), fc.record({ place, times })), {
    minLength: 1,
    maxLength: 6,
  }),
  inserted: seldom(fc.record({ share, text: fc.string({ unit: "binary" }) })),
  cutAt: seldom(share),
});

type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

/** A value so many times: the items of a list, or the value in a list of its own. */
const repeated = (value: unknown, times: number): unknown =>
  times === 0 && !Array.isArray(value)
    ? undefined
    : Array.from({ length: times }, () => value).flat();

/** The text of an answer after a mutation: often JSON, seldom a case as it should be. */
function mutated(answer: unknown, { changes, inserted, cutAt }: Mutation): string {
  let count = 0;
  JSON.stringify(answer, (_key, value: unknown) => {
    count += 1;
    return value;
  });
  const byPlace = new Map(changes.map((change) => [change.place % count, change]));
  const texts: string[] = [];
  let reached = 0;
  const mutant = JSON.stringify(answer, (_key, value: unknown) => {
    const change = byPlace.get(reached);
    reached += 1;
    if (!change) return value;
    // The text is inserted after stringifying, so that every digit stays as it is.
    return "text" in change ? `@@${texts.push(change.text) - 1}@@` : repeated(value, change.times);
  });
  const text = (mutant ?? "").replaceAll(/"@@(\d+)@@"/g, (_, index) => texts[Number(index)] ?? "");
  const from = Math.floor((inserted?.share ?? 0) * text.length);
  const whole = text.slice(0, from) + (inserted?.text ?? "") + text.slice(from);
  return whole.slice(0, (cutAt ?? 1) * whole.length);
}

// Workers have it from the configuration, so that they all make the same random answers.
const seed = Number(process.env["SAFETY_SEED"] ?? 1);

const answers = fc.sample(mutation, { seed, numRuns: 10_000 }).map(
  (mutation, index): CaseAnswer => ({
    name: `mutation ${index} of seed ${seed}`,
    text: (id) => mutated({ ...dispute, bpItem: { ...dispute.bpItem, id } }, mutation),
    ends: "words",
  }),
);

test.use({ config: { auth: "proxy", idleMinutes: 0 } });

testCases("GetBpItem after random changes", answers);
