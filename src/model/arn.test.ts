import { expect, test } from "vitest";
import { cleanArn } from "./arn.ts";

test.each([
  " 7 400101\u00A06301 86858149977\t5\n",
  "７４００１０１６３０１８６８５８１４９９７７５",
  "\u2066\uFEFF74001016301868581\u2060499775\uFE0F\u2069",
])("removes white space and invisible characters from %j", (text) => {
  expect(cleanArn(text)).toBe("74001016301868581499775");
});
