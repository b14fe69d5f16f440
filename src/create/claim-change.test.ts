import { expect, test } from "vitest";
import { CardVault } from "./card-vault.ts";
import { type Claim, emptyClaim, newTransaction } from "./claim.ts";
import { isTouched, traceOf } from "./claim-change.ts";

const blank = emptyClaim();
const [{ card } = newTransaction()] = blank.transactions;
const file = (text: string) => new File([text], "scan.pdf", { lastModified: 1 });
const row = { code: "", value: "", isCopied: false };

/** What an operator may have put into a form, each alone. */
const changes: readonly [what: string, change: Partial<Claim>][] = [
  ["a case type", { bpCode: "DP" }],
  ["an ARN", { transactions: [{ arn: "7", card }] }],
  ["a second transaction", { transactions: [...blank.transactions, newTransaction()] }],
  ["what a field asks for", { typed: { _f: { text: "1" } } }],
  ["a row", { rows: [row] }],
  ["a file", { files: { _f: [file("x")] } }],
];

test.each(changes)("%s is a change, and worth a draft", (_what, change) => {
  const changed = { ...blank, ...change };
  expect(traceOf(changed)).not.toBe(traceOf(blank));
  expect(isTouched(changed, new CardVault())).toBe(true);
});

test("so is a card number, and one that has to be typed again", () => {
  const vault = new CardVault();
  vault.put(card, "4111111111111111");
  expect(isTouched(blank, vault)).toBe(true);
  vault.take([card]);
  expect(isTouched(blank, vault)).toBe(true);
});

test("nothing else is: what was emptied again, or drawn anew", () => {
  const emptied = { ...emptyClaim(), typed: { _f: { text: "" } }, files: { _f: [] } };
  expect(traceOf(emptied)).toBe(traceOf(blank));
  expect(isTouched(emptied, new CardVault())).toBe(false);
});

test("another file of the same name is another one", () => {
  const [one, other] = ["x", "xy"].map((text) => ({ ...blank, files: { _f: [file(text)] } }));
  expect(one && traceOf(one)).not.toBe(other && traceOf(other));
});
