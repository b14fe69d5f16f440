import { beforeEach, expect, test } from "vitest";
import { CardVault } from "../card-vault.ts";
import type { BadRow, PastedRow } from "../spreadsheet.ts";
import { Batch } from "./batch.ts";

const arn = (last: number) => `7427384012345678901234${last}`;
const card = "4276380012345679";
const other = "5555555555554444";

let vault: CardVault;
let batch: Batch;

beforeEach(() => {
  vault = new CardVault();
  batch = new Batch(vault);
});

const rowOf = (pasted: string, number: string, why?: BadRow): PastedRow => ({
  line: 1,
  arn: pasted,
  card: number,
  why,
  text: "",
});

const paste = (rows: readonly (readonly [arn: string, card: string])[]) =>
  batch.paste(rows.map(([pasted, number]) => rowOf(pasted, number)));

/** Each row's number, ARN and card number, as much of it as comes out. */
const shown = () =>
  batch.rows().map(({ row }) => [row.number, row.arn, vault.masked(row.card) ?? ""]);

const masked = "4276••••••••5679";

test.each([
  ["1", 1],
  [" 50 ", 50],
  ["200", 200],
  ["0", undefined],
  ["201", undefined],
  ["1e2", undefined],
  ["5.0", undefined],
  ["-5", undefined],
  ["0x10", undefined],
  ["", undefined],
])("%j transactions a request are %j", (typed, count) => {
  batch.setSize(typed);
  expect(batch.perRequest()).toBe(count);
});

test("card numbers that were sent come back to the rows of their ARNs, and to no others", async () => {
  await paste([
    [arn(1), card],
    [arn(2), other],
    [arn(1), card],
    ["", card],
  ]);
  const [first, , third, fourth] = batch.rows();
  vault.take([first, third, fourth].map((one) => one?.row.card ?? ""));
  batch.judgeAgain();
  expect(batch.rows().map(({ isCardGone }) => isCardGone)).toEqual([true, false, true, false]);
  expect(
    await paste([
      [arn(1), card],
      [arn(2), card],
      [arn(3), card],
      ["", card],
    ]),
  ).toEqual({
    added: 0,
    filled: 2,
    passed: 3,
  });
  expect(shown()).toEqual([
    [1, arn(1), masked],
    [2, arn(2), "5555••••••••4444"],
    [3, arn(1), masked],
    [4, "", ""],
  ]);
});

test("a row without a card number, or one that could not be read, gives none back", async () => {
  await paste([[arn(1), card]]);
  vault.take(batch.rows().map(({ row }) => row.card));
  expect(await paste([[arn(1), ""]])).toMatchObject({ added: 1, filled: 0 });
  expect(await batch.paste([rowOf(arn(1), card, "shortened")])).toMatchObject({
    added: 1,
    filled: 0,
  });
  expect(shown().map(([, , number]) => number)).toEqual(["", "", masked]);
});

test("a card number that comes back is judged like one that is typed", async () => {
  await paste([[arn(1), card]]);
  vault.take(batch.rows().map(({ row }) => row.card));
  await paste([[arn(1), "1234"]]);
  expect(batch.rows()).toMatchObject([{ row: { fault: "card" }, verdict: { kind: "unusable" } }]);
});

test("a row that is put right keeps its place and its number, and what is taken out is forgotten", async () => {
  await paste([
    [arn(1), card],
    [arn(2), other],
  ]);
  const [first, second] = batch.rows();
  batch.fix(2, arn(3));
  expect(shown()[1]).toEqual([2, arn(3), "5555••••••••4444"]);
  batch.fix(9, arn(4));
  batch.remove(new Set([1]));
  expect(shown()).toEqual([[2, arn(3), "5555••••••••4444"]]);
  expect(vault.masked(first?.row.card ?? "")).toBeUndefined();
  vault.put("new", card);
  batch.fix(2, arn(3), "new");
  expect(vault.masked(second?.row.card ?? "")).toBeUndefined();
  expect(shown()).toEqual([[2, arn(3), masked]]);
});

test("rows are numbered on and on, and from 1 again when none is left", async () => {
  await paste([[arn(1), ""]]);
  await paste([[arn(2), ""]]);
  batch.remove(new Set([2]));
  await paste([[arn(3), ""]]);
  expect(shown().map(([number]) => number)).toEqual([1, 3]);
  batch.remove(new Set([1, 3]));
  await paste([[arn(4), ""]]);
  expect(shown().map(([number]) => number)).toEqual([1]);
});

test("what was to be sent anyway is asked about again when it is kept for another try", async () => {
  await paste([
    [arn(1), card],
    [arn(1), card],
  ]);
  batch.sendAnyway(new Set([2]), true);
  expect(batch.rows().map(({ row }) => row.isAnyway)).toEqual([false, true]);
  batch.keepOnly(new Set([2]));
  expect(batch.rows().map(({ row }) => [row.number, row.isAnyway])).toEqual([[2, false]]);
});
