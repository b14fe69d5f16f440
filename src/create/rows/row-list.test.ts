import { beforeEach, expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { existingCaseOf, formStatusOf, hasWarning, resultStatusOf } from "./row.ts";
import { RowList } from "./row-list.ts";

const arn = (last: number) => `7427384012345678901234${last}`;
const card = "4276380012345679";
const masked = "4276••••••••5679";

let list: RowList;

beforeEach(() => {
  list = new RowList([]);
});

const rows = () => list.get();

const paste = (...arns: string[]) => list.append(arns.map((one) => ({ rawArn: one })));

test("numbers the rows anew, until they have been in a result", () => {
  paste(arn(1), arn(2), arn(3), arn(4));
  list.remove(1);
  expect(rows().map(({ number }) => number)).toEqual([1, 2, 3]);
  list.record(rows().slice(0, 1), () => ({ status: "created", requestNumber: 1 }));
  list.keepNotCreated();
  expect(rows().map(({ number }) => number)).toEqual([2, 3]);
  paste(arn(4));
  expect(rows().map(({ number }) => number)).toEqual([2, 3, 4]);
  for (const number of [2, 3, 4]) list.remove(number);
  expect(rows()).toMatchObject([{ number: 1, arn: "" }]);
});

test("a row keeps its card number until its case is created", () => {
  list.append([
    { rawArn: arn(1), card: "4276 3800-1234 5679" },
    { rawArn: arn(2), card },
  ]);
  const items = [true, false].map((isCreated) => ({ isCreated, id: undefined, message: "" }));
  list.record(rows(), (index) => ({
    status: index === 0 ? "created" : "refused",
    requestNumber: 1,
    item: items[index],
  }));
  expect(rows().map((row) => row.card.digits)).toEqual(["", card]);
  list.keepNotCreated();
  expect(rows()).toMatchObject([
    { number: 2, cardMask: masked, isCardMissing: false, result: undefined },
  ]);
  expect(rows().map(resultStatusOf)).toEqual(["notSent"]);
  expect(rows().map((row) => row.card.digits)).toEqual([card]);
});

test("warns of a row with only a card number whose refusal has named a case", () => {
  list.append([{ rawArn: "", card }]);
  const item = { isCreated: false, id: caseIdOf(7), message: "exists" };
  list.record(rows(), () => ({ status: "refused", requestNumber: 1, sentAt: 5, item }));
  list.keepNotCreated();
  expect(rows().map(existingCaseOf)).toEqual([{ kind: "named", id: 7, at: 5 }]);
});

test("asks for a card number that could not be kept until it is typed", () => {
  list = new RowList([{ rawArn: arn(1), isCardMissing: true }]);
  expect(rows().map(hasWarning)).toEqual([true]);
  list.edit(1, { card });
  expect(rows().map(hasWarning)).toEqual([false]);
});

const amountColumn = { type: "Money", code: "f_Amount", label: "Amount" } as const;
const wrong = { kind: "value", key: "Money f_Amount", part: "value", text: "no" } as const;
const amount = (text: string) => ({ "Money f_Amount": { text, currency: "" } });

test("a row keeps its values after a refusal, and its row is checked by them", () => {
  list.addColumns([amountColumn]);
  list.setRowCheck((own) => (own["Money f_Amount"]?.text === "5" ? [] : [wrong]));
  list.append([
    { rawArn: arn(1), values: amount("5") },
    { rawArn: arn(2), values: amount("6") },
  ]);
  expect(rows().map(resultStatusOf)).toEqual(["notSent", "leftOut"]);
  list.record(rows().slice(0, 1), () => ({ status: "refused", requestNumber: 1 }));
  list.keepNotCreated();
  expect(rows().map(({ number, values }) => [number, values])).toEqual([
    [1, amount("5")],
    [2, amount("6")],
  ]);
  list.editValue(2, "Money f_Amount", { text: "5", currency: "" });
  expect(rows().map(resultStatusOf)).toEqual(["notSent", "notSent"]);
});

test("a refused row is called so until it is changed", () => {
  paste(arn(1), arn(2));
  list.record(rows(), () => ({
    status: "refused",
    requestNumber: 1,
    item: { isCreated: false, id: undefined, message: "no" },
  }));
  list.keepNotCreated();
  expect(rows().map(formStatusOf)).toEqual(["refused", "refused"]);
  list.edit(1, { rawArn: arn(3) });
  list.editValue(2, "Money f_Amount", { text: "5" });
  expect(rows().map(formStatusOf)).not.toContain("refused");
});

test("nothing is wrong with the values of an empty row", () => {
  list.setRowCheck(() => [wrong]);
  expect(rows()).toMatchObject([{ problems: [{ kind: "nothing" }] }]);
  list.edit(1, { rawArn: arn(1) });
  expect(rows()).toMatchObject([{ problems: [{ kind: "value", text: "no" }] }]);
  expect(rows().map(resultStatusOf)).toEqual(["leftOut"]);
});
