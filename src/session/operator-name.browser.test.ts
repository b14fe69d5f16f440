import { expect, test } from "vitest";
import { createOperatorName } from "./operator-name.ts";

const isOther = (name: string) => createOperatorName(name).noteProxyName();

test("another operator at the proxy is noticed, whatever the names are like", () => {
  const names = ["petrova", "Petrova", "1000000000001", "1000000000002", "4111111111111111"];
  expect(names.map(isOther)).toEqual([false, false, true, true, true]);
  expect(JSON.stringify(localStorage)).not.toContain("4111111111111111");
});

test.each([
  [" petrova ", "petrova"],
  [" ", ""],
  ["4111 1111-1111 1111", ""],
])("the name %j counts without white space, unless it is a card number", (text, name) => {
  expect(createOperatorName(text).get()).toBe(name);
  const operator = createOperatorName("");
  operator.set(text);
  expect(operator.get()).toBe(name);
  expect(createOperatorName("").get()).toBe(name);
});
