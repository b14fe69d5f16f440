import { expect, test } from "vitest";
import { Mismatch } from "#wire/spec-value.ts";
import { entryWith, summaryWith } from "../fixtures/entries.ts";
import { totalsOf } from "./totals.ts";

test("sums up exactly by currency, and counts only amounts that are numbers", () => {
  const amounts = [
    summaryWith({ amount: "9007199254740993.10", currency: "RUB" }),
    summaryWith({ amount: "0.2", currency: "RUB" }),
    summaryWith({ amount: "-5", currency: "EUR" }),
    summaryWith({ amount: "7", currency: "" }),
    summaryWith({ amount: new Mismatch("12 EUR"), currency: "EUR" }),
    summaryWith({ currency: "EUR" }),
  ];
  const entries = amounts.map((summary, index) => entryWith(index + 1, { summary }));
  expect(totalsOf([...entries, entryWith(9)])).toEqual({
    totals: [
      { currency: "EUR", amount: "-5" },
      { currency: "RUB", amount: "9007199254740993.3" },
      { currency: "", amount: "7" },
    ],
    counted: 4,
  });
});
