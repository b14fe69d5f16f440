import { expect, test } from "vitest";
import { createOperatorName } from "./operator-name.ts";

const isOther = (name: string) => createOperatorName(name).noteProxyName();

test("another operator at the proxy is noticed, whatever the names are like", () => {
  const names = ["petrova", "Petrova", "1000000000001", "1000000000002", "4111111111111111"];
  expect(names.map(isOther)).toEqual([false, false, true, true, true]);
  expect(names.map((name) => createOperatorName(name).get()).at(-1)).toBe("");
  expect(JSON.stringify(localStorage)).not.toContain("4111111111111111");
});
