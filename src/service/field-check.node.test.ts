import { expect, test } from "vitest";
import { checkFields } from "./field-check.ts";

const number = { code: "n", name: "Number", type: "Digits" } as const;
const check = (value: string) => checkFields([number], [{ code: "n", value }], "20.11.2026");

test.each(["12a", "-1", "1 2", "١٢"])("%j is refused where digits are asked for", (value) => {
  expect(check(value).problems).toEqual(["Number: must be digits only."]);
});

test("digits are taken as they are", () => {
  expect(check("0012")).toEqual({ values: new Map([["n", "0012"]]), problems: [] });
});
