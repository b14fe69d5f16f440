import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { valueAt } from "#wire/fixtures/hostile-leaves.ts";
import { caseFacts, sideFacts, stageFacts, transactionFacts } from "./facts.ts";
import { caseOf } from "./fixtures/case-of.ts";

test("the path of each fact leads to what the service sent", () => {
  const shown = caseOf(dispute.bpItem);
  const facts = [
    ...caseFacts(shown),
    ...shown.stages.flatMap(stageFacts),
    ...shown.transactions.flatMap((transaction) => [
      ...transactionFacts(transaction),
      ...sideFacts(transaction),
    ]),
  ];
  const texts = facts.flatMap(({ name, path, value }) =>
    value.kind === "text" && value.text !== "" && name !== "card"
      ? [{ path, text: value.text }]
      : [],
  );
  expect(texts.length).toBeGreaterThan(20);
  const received = texts.map(({ path }) => valueAt(dispute.bpItem, path.match(/[^.[\]]+/g) ?? []));
  expect(received).toEqual(texts.map(({ text }) => text));
});
