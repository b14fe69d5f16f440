import { expect, test } from "vitest";
import { type CreateFormValues, emptyValues } from "../form/values.ts";
import { fingerprintOf, isTouched } from "./use-draft.ts";

const blank = emptyValues();
const empty = { typed: "", isCardGone: false };
const file = (text: string) => new File([text], "scan.pdf", { lastModified: 1 });
const row = { code: "", value: "", isCopied: false };

/** What an operator may have put into a form, each alone. */
const changes: readonly [
  what: string,
  change: Partial<CreateFormValues>,
  transactions?: (typeof empty)[],
][] = [
  ["a case type", { bpCode: "DP" }],
  ["an ARN", {}, [{ ...empty, typed: "7" }]],
  ["a second transaction", {}, [empty, empty]],
  ["what a field asks for", { typed: { _f: { text: "1" } } }],
  ["a row", { rows: [row] }],
  ["a file", { files: { _f: [file("x")] } }],
];

test.each(changes)("%s is a change, and worth a draft", (_what, change, transactions = [empty]) => {
  const changed = { ...blank, ...change };
  expect(fingerprintOf(changed, transactions)).not.toBe(fingerprintOf(blank, [empty]));
  expect(isTouched(changed, transactions)).toBe(true);
});

test("a card number that has to be typed again is worth a draft", () => {
  expect(isTouched(blank, [{ ...empty, isCardGone: true }])).toBe(true);
});

test("what was emptied again is neither", () => {
  const emptied = { ...emptyValues(), typed: { _f: { text: "" } }, files: { _f: [] } };
  expect(fingerprintOf(emptied, [empty])).toBe(fingerprintOf(blank, [empty]));
  expect(isTouched(emptied, [empty])).toBe(false);
});
