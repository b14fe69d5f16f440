import { expect, test } from "vitest";
import { createOperatorName, maxOperatorNameLength } from "./operator-name.ts";

const tooLong = "x".repeat(maxOperatorNameLength + 1);

test.each([
  [" petrova ", "petrova"],
  [tooLong, tooLong.slice(1)],
  [" ", ""],
  ["4111_1111_1111_1111", ""],
])("the name %j counts without white space and up to a length", (text, name) => {
  expect(createOperatorName(text).get()).toBe(name);
  const operator = createOperatorName("");
  operator.set(text);
  expect(operator.get()).toBe(name);
  expect(createOperatorName("").get()).toBe(name);
});
