import { describe, expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";
import { file, money } from "./fixtures/requests.ts";
import type { FieldDefinition } from "./processes.ts";

const today = "20.11.2026";

const date = { type: "String", format: "date" } as const;

/** Fields of every kind, with the rules that a definition can have. */
const definitions: readonly FieldDefinition[] = [
  { code: "choice", label: "Choice", type: "Select", options: [{ code: "1", label: "One" }] },
  { code: "short", label: "Short", type: "String", minLength: 2, maxLength: 4 },
  { code: "number", label: "Number", type: "Digits" },
  { code: "amount", label: "Amount", type: "Money" },
  { ...date, code: "begin", label: "Begin" },
  { ...date, code: "end", label: "End", notAfter: "today", notBefore: "begin" },
  { code: "files", label: "Files", type: "File" },
];

function check(...pairs: readonly (readonly [code: string, value: string])[]) {
  const rows = pairs.map(([code, value]) => ({ code, value }));
  return checkFields(definitions, rows, today);
}

describe("refuses, by the name of the field,", () => {
  test.each([
    ["choice", "2"],
    ["short", "1"],
    ["short", "12345"],
    ["number", "12a"],
    ["number", "١٢"],
    ["amount", "1000"],
    ["amount", money(1000)],
    ["amount", money("1,5")],
    ["amount", money("-1.00")],
    ["amount", money("0.00")],
    ["amount", money("1.001")],
    ["amount", money("1.5", "392")],
    ["amount", money("1".repeat(31))],
    ["begin", "31.02.2026"],
    ["end", "21.11.2026"],
    ["files", "letter.pdf"],
    ["files", file(" ", "aGk=")],
    ["files", file("a".repeat(256), "aGk=")],
    ["files", file("a.txt", "aGk")],
  ])("%s: %s", (code, value) => {
    const { values, problems } = check([code, value]);
    const name = definitions.find((definition) => definition.code === code)?.label;
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: .*\\w`))]);
    expect(values.size).toBe(0);
  });

  test("a day before another one, and a field that is given twice", () => {
    expect(check(["begin", "02.11.2026"], ["end", "01.11.2026"]).problems).toHaveLength(1);
    expect(check(["begin", "31.02.2026"], ["end", "01.01.2026"]).problems).toHaveLength(1);
    expect(check(["short", "12"], ["short", "34"]).problems).toHaveLength(1);
  });

  test("a code that is unknown, of which it repeats no more than the beginning", () => {
    const [problem = ""] = check(["x".repeat(1000), "1"]).problems;
    expect(problem).toContain("xxx");
    expect(problem.length).toBeLessThan(200);
  });
});

describe("accepts", () => {
  test.each([
    ["short", "12"],
    ["number", "0012"],
    ["amount", money("0.001", "414")],
    ["end", today],
    ["files", file("a".repeat(255), "aGk=")],
    ["files", file("empty.txt", "")],
    ["files", file("lines.txt", "aGVs\r\nbG8h")],
  ])("%s: %s", (code, value) => {
    const { values, problems } = check([code, value]);
    expect(problems).toEqual([]);
    expect([...values.keys()]).toEqual([code]);
  });
});

/** The problems of a field that is left empty, beside others that are filled. */
function problemsWith(
  requiredWhen: FieldDefinition["requiredWhen"],
  short: string,
  number?: string,
) {
  const note: FieldDefinition = { code: "note", label: "Note", type: "Text", requiredWhen };
  const others = number === undefined ? [] : [{ code: "number", value: number }];
  return checkFields([...definitions, note], [{ code: "short", value: short }, ...others], today)
    .problems;
}

test("a condition makes a field required where it is met, and only there", () => {
  expect(problemsWith({ field: "short", is: ["40", "41"] }, "41")).toHaveLength(1);
  expect(problemsWith({ field: "short", is: ["40"] }, "41")).toEqual([]);
  const differs = { field: "short", differsFrom: "number" };
  expect(problemsWith(differs, "12", "0013")).toHaveLength(1);
  expect(problemsWith(differs, "0012", "0012")).toEqual([]);
  expect(problemsWith(differs, "12")).toEqual([]);
});
