import { beforeEach, expect, test } from "vitest";
import type { PasteFault } from "./transaction.ts";
import {
  maxInPlace,
  type NewTransaction,
  requestSizeOf,
  TransactionList,
} from "./transaction-list.ts";

const arn = (last: number) => `7427384012345678901234${last}`;
const card = "4276380012345679";
const other = "5555555555554444";
const masked = "4276••••••••5679";

let list: TransactionList;

beforeEach(() => {
  list = new TransactionList({ inDoubt: () => [], isCreated: () => false });
});

const rows = () => list.get().rows;

const paste = (pasted: readonly (readonly [arn: string, card: string, fault?: PasteFault])[]) =>
  list.paste(
    pasted.map(
      ([typed, number, fault]): NewTransaction => ({ arn: typed, card: number, pasteFault: fault }),
    ),
  );

/** More rows than are edited in place. */
const pasteTable = () =>
  paste(Array.from({ length: maxInPlace + 1 }, (_, index) => [`${index}`, ""]));

/** Each row's number, ARN and card number, as much of it as comes out. */
const shown = () => rows().map((row) => [row.number, row.arn, row.cardMask]);

const takeCards = (...numbers: number[]) =>
  list.takeCards(rows().filter(({ number }) => numbers.includes(number)));

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
  list.setPerRequest(typed);
  expect(requestSizeOf(list.get())).toBe(count);
});

test("fills missing card numbers in by ARN, and no others", async () => {
  await paste([
    [arn(1), card],
    [arn(2), other],
    [arn(1), card],
    ["", card],
  ]);
  takeCards(1, 3, 4);
  expect(rows().map(({ isCardMissing }) => isCardMissing)).toEqual([true, false, true, true]);
  expect(
    await paste([
      [arn(1), card],
      [arn(2), card],
      [arn(3), card],
      ["", card],
    ]),
  ).toEqual({ added: 0, filled: 2, ignored: 3 });
  expect(shown()).toEqual([
    [1, arn(1), masked],
    [2, arn(2), "5555••••••••4444"],
    [3, arn(1), masked],
    [4, "", ""],
  ]);
});

test("keeps the place and number of an edited row, and forgets what is replaced", async () => {
  await paste([
    [arn(1), card],
    [arn(2), other, "shortened"],
  ]);
  list.edit(2, { typed: arn(3) });
  expect(shown()[1]).toEqual([2, arn(3), "5555••••••••4444"]);
  expect(rows()[1]?.fault).toBeUndefined();
  list.edit(9, { typed: arn(4) });
  list.edit(2, { card });
  expect(shown()[1]).toEqual([2, arn(3), masked]);
  list.edit(2, { card: "" });
  expect(shown()[1]).toEqual([2, arn(3), ""]);
});

test("shows more than twenty rows as a table, whose rows keep their numbers", async () => {
  await pasteTable();
  expect(list.get().isTable).toBe(true);
  list.remove(new Set([1, 2, 3]));
  expect(rows()[0]?.number).toBe(4);
  expect(list.get().isTable).toBe(true);
  await paste([[arn(4), ""]]);
  expect(rows().at(-1)?.number).toBe(maxInPlace + 2);
  list.remove(new Set(rows().map(({ number }) => number)));
  expect(list.get().isTable).toBe(false);
  expect(shown()).toEqual([[1, "", ""]]);
});

test("removes created rows; refused ones keep their number and get a reason", async () => {
  await paste([
    [arn(1), ""],
    [arn(2), ""],
    [arn(3), ""],
  ]);
  list.sendAnyway(new Set([2]), true);
  list.applyResults([
    { number: 1, isCreated: true, message: "" },
    { number: 2, isCreated: false, message: "No." },
    { number: 3, isCreated: undefined, message: "" },
  ]);
  expect(rows()).toMatchObject([
    { number: 2, refusal: "No.", isSentAnyway: false },
    { number: 3, refusal: undefined },
  ]);
  list.remove(new Set([2]));
  expect(rows()).toMatchObject([{ number: 3 }]);
});

test("gives each card number out once", async () => {
  await paste([
    [arn(1), "4276 3800-1234 5679"],
    [arn(2), ""],
  ]);
  expect(list.takeCards(rows())).toEqual([card, undefined]);
  expect(list.takeCards(rows())).toEqual([undefined, undefined]);
  expect(rows()).toMatchObject([
    { cardMask: "", isCardMissing: true, check: "cardless" },
    { cardMask: "", isCardMissing: false },
  ]);
  list.edit(1, { card: "4" });
  expect(rows()).toMatchObject([{ isCardMissing: false, fault: "card" }, {}]);
});

test("exposes no card number in JSON or in its keys", async () => {
  await paste([[arn(1), card]]);
  expect(JSON.stringify([list, list.get()]) + Object.keys(list).join()).not.toContain("42763800");
});
