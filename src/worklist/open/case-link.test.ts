import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { caseAddress } from "./case-link.ts";

test.each([
  ["https://bank.example/viewer/cases/900453?stage=at-2&x=1#y", "?stage=at-2"],
  ["ok? https://bank.example/cases/900453?x=1&stage=2.", "?stage=2"],
  ["HTTPS://BANK.EXAMPLE/CASES/900453?stage=2\u200E", "?stage=2"],
  ["/cases/1?stage=3 cases/900453?stage=2", "?stage=2"],
  ["/cases/900453?stage=2%26x%23y", "?stage=2%26x%23y"],
])("opens %j with its stage %j", (text, stage) => {
  expect(caseAddress(text, caseIdOf(900453))).toBe(`/cases/900453${stage}`);
});
