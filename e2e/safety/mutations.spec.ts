import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import { mutated, mutationsFrom } from "./mutations.ts";
import { expect, sampleTag, test } from "./safety-test.ts";
import { batchesOf, type CaseAnswer, visitCases } from "./visit-cases.ts";

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
  test(`GetBpItem after random changes, ${index + 1}`, { tag }, async ({ page, plain }) => {
    expect(await visitCases({ page, plain }, batch)).toEqual([]);
  });
}
