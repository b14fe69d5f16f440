import { expect, test } from "vitest";
import { checkFields } from "./check-fields.ts";
import { file, money } from "./fixtures/requests.ts";
import type { FieldDefinition } from "./processes.ts";

const today = "20.11.2026";

const date = { type: "String", format: "date" } as const;
const text = { type: "Text" } as const;

/** Fields of every kind, with the rules that a definition can have. */
const definitions: readonly FieldDefinition[] = [
  { code: "choice", label: "Choice", type: "Select", options: [{ code: "1", label: "One" }] },
  { code: "short", label: "Short", type: "String", minLength: 2, maxLength: 4 },
  { code: "number", label: "Number", type: "Digits" },
  { code: "amount", label: "Amount", type: "Money" },
  { ...date, code: "begin", label: "Begin" },
  { ...date, code: "end", label: "End", notAfter: "today", notBefore: "begin" },
  { code: "files", label: "Files", type: "File" },
  { ...text, code: "note", label: "Note", requiredWhen: { field: "short", is: ["40", "41"] } },
  {
    ...text,
    code: "reason",
    label: "Reason",
    requiredWhen: { field: "short", differsFrom: "number" },
  },
];

function check(...pairs: readonly (readonly [code: string, value: string])[]) {
  const rows = pairs.map(([code, value]) => ({ code, value }));
  return checkFields(definitions, rows, today);
}

test.each([
  ["choice", ["1"], ["2"]],
  ["short", ["12"], ["1", "12345"]],
  ["number", ["0012"], ["12a", "١٢"]],
  ["amount", [money("0.001", "414")], ["1000", money(1000)]],
  ["amount", [], ["1,5", "-1.00", "0.00", "1.001", "1".repeat(31)].map((text) => money(text))],
  ["amount", [money("1", "392")], [money("1.5", "392")]],
  ["begin", ["28.02.2026"], ["31.02.2026"]],
  ["end", [today], ["21.11.2026"]],
  ["files", [file("a".repeat(255), "aGk=")], [file("a".repeat(256), "aGk="), file(" ", "aGk=")]],
  ["files", [file("empty.txt", "")], ["letter.pdf", file("a.txt", "aGk")]],
  ["files", [file("lines.txt", "aGVs\r\nbG8h")], []],
])("%s accepts %j, and refuses %j by the name of the field", (code, accepted, refused) => {
  for (const value of accepted) {
    const { values, problems } = check([code, value]);
    expect(problems).toEqual([]);
    expect([...values.keys()]).toEqual([code]);
  }
  const name = definitions.find((definition) => definition.code === code)?.label;
  for (const value of refused) {
    const { values, problems } = check([code, value]);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: .*\\w`))]);
    expect(values.size).toBe(0);
  }
});

test("refuses a day before another one, and a field that is given twice", () => {
  expect(check(["begin", "02.11.2026"], ["end", "01.11.2026"]).problems).toHaveLength(1);
  expect(check(["begin", "31.02.2026"], ["end", "01.01.2026"]).problems).toHaveLength(1);
  expect(check(["short", "12"], ["short", "34"]).problems).toHaveLength(1);
});

test("refuses an unknown code, of which it repeats no more than the beginning", () => {
  const [problem = ""] = check(["x".repeat(1000), "1"]).problems;
  expect(problem).toContain("xxx");
  expect(problem.length).toBeLessThan(200);
});

test("a condition makes a field required where it is met, and only there", () => {
  expect(check(["short", "41"]).problems).toEqual([expect.stringMatching(/^Note: /)]);
  expect(check(["short", "42"]).problems).toEqual([]);
  const differing = check(["short", "12"], ["number", "0013"]);
  expect(differing.problems).toEqual([expect.stringMatching(/^Reason: /)]);
  expect(check(["short", "0012"], ["number", "0012"]).problems).toEqual([]);
});
