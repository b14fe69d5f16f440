import { expect, test } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import type { Part } from "#model/look.ts";
import { sealLook } from "./sealed-look.ts";

function sealed(look: readonly Part[]) {
  const id = readCaseId("900453");
  if (id === undefined) throw new Error("no case id");
  const sealing = sealLook(look, id, "salt");
  let step = sealing.next();
  while (!step.done) step = sealing.next();
  return step.value;
}

const part = (stage: string, key: string): Part => {
  return { kind: "stageFact", stage, key, text: `of ${key}`, fact: "user", value: key };
};

test.each([
  ["stage", Array.from({ length: 301 }, (_, at) => part("one", String(at)))],
  ["case", Array.from({ length: 301 }, (_, at) => part(String(at), "user"))],
] as const)("parts of one %s are the same in whatever order they come", (grain, look) => {
  const { parts } = sealed(look);
  expect(sealed(look)).toMatchObject({ grain, parts });
  expect(sealed(look.toReversed())).toMatchObject({ grain, parts });
  expect(sealed([...look.slice(1), part("one", "other")]).parts).not.toEqual(parts);
});

test("three hundred parts, or kinds of part, are still told apart", () => {
  const parts = Array.from({ length: 300 }, (_, at) => part(String(at), "user"));
  expect(sealed(parts)).toMatchObject({ grain: "part" });
  expect(sealed([...parts, part("0", "other")])).toMatchObject({ grain: "stage" });
});
