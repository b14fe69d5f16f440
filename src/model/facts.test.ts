import { expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import { caseFacts, sideFacts, stageFacts, transactionFacts } from "./facts.ts";
import { caseOf } from "./fixtures/case-of.ts";

/** The value at a path such as `stages[2].userName`. */
const valueAt = (path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      dispute.bpItem,
    );

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
  expect(texts.map(({ path }) => valueAt(path))).toEqual(texts.map(({ text }) => text));
});
