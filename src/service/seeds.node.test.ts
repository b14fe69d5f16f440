import { describe, expect, test } from "vitest";
import { baseTypeCodes, bpCodes, controlActionStatuses } from "#wire/enumerations.ts";
import type { BpField, BpItem, BpItemStage } from "./bp-item.ts";
import { demoArns, transactionOf } from "./ledger.ts";
import { demoCaseIds, firstCases } from "./seeds.ts";
import { addDays, addHours, never, notClosed } from "./wall-clock.ts";

const start = "2026-11-20T12:34:56";
const { records, nextId } = firstCases(start);
const cases = records.map(({ bpItem }) => bpItem);
const stages = cases.flatMap((one) => one.stages);
const fields = stages.flatMap((stage) => stage.fields);
const documents = fields.flatMap(({ documentsInfo = [] }) => documentsInfo);

const activeStage = ({ stages: all }: BpItem) => all.find(({ isActive }) => isActive);
const isShown = ({ visible }: BpField) => visible === true;

/** The hours until the deadlines of the active stages. */
const hoursLeft = cases
  .flatMap((one) => activeStage(one)?.autoActionDate ?? never)
  .filter((date) => date !== never)
  .map((date) => (Date.parse(date) - Date.parse(start)) / 3_600_000);

/** Whether the last digit is the check digit of the others, as networks compute it (Luhn). */
function isChecked(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const isSound = (arn: string) => /^\d{23}$/.test(arn) && isChecked(arn);

describe("the ids", () => {
  test("are those that are published, and the next one follows", () => {
    expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(demoCaseIds));
    expect(cases).toHaveLength(demoCaseIds.length);
    expect(nextId).toBe(Math.max(...demoCaseIds) + 1);
  });

  test("of stages, transactions and documents are unique in all cases", () => {
    const transactions = cases.flatMap(({ startTrxProperty }) => startTrxProperty);
    for (const all of [stages, transactions, documents]) {
      const ids = all.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(9);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe("the ledger", () => {
  test("has sound ARNs, free ones and taken ones", () => {
    const taken = records.flatMap(({ arns }) => arns);
    expect(demoArns.length).toBeGreaterThanOrEqual(4);
    for (const arn of [...demoArns, ...taken]) {
      expect(isSound(arn)).toBe(true);
      expect(transactionOf(arn)).toMatchObject({ arn });
    }
    expect(demoArns.filter((arn) => taken.includes(arn))).toEqual([]);
    expect(new Set(taken).size).toBe(taken.length);
    expect(isSound("74001016281521874998319")).toBe(false);
  });

  test("has currencies of 0, 2 and 3 decimals", () => {
    const exponents = demoArns.map((arn) => transactionOf(arn)?.amount.currency.currencyExponent);
    expect(new Set(exponents)).toEqual(new Set([0, 2, 3]));
  });
});

describe("the seeded cases show", () => {
  test("every case code", () => {
    expect(new Set(cases.map(({ bpCode }) => bpCode))).toEqual(new Set(bpCodes));
  });

  test("every type of field with a value, and one that nobody knows", () => {
    const filled = fields.filter(({ value, visible }) => value !== "" && visible);
    const types = new Set(filled.map(({ baseTypeCode }) => baseTypeCode));
    expect([...types].toSorted()).toEqual([...baseTypeCodes].toSorted());
    expect(JSON.stringify(records)).toContain('"baseTypeCode":"GeoPoint"');
  });

  test.each<[string, (stage: BpItemStage) => boolean]>([
    ["active", ({ isActive }) => isActive],
    ["next", ({ isNextStage }) => isNextStage],
    ["closed", ({ stageCloseDate }) => stageCloseDate !== notClosed],
    ["not begun", ({ isActive, stageCloseDate }) => !isActive && stageCloseDate === notClosed],
    ["final and active", ({ isFinal, isActive }) => isFinal && isActive],
    ["final and closed", ({ isFinal, stageCloseDate }) => isFinal && stageCloseDate !== notClosed],
    ["of a merchant and active", (stage) => stage.isActive && stage.isMerchantItemStage === 1],
    ["with a user", ({ userName, userId }) => userName !== undefined && userId !== undefined],
    ["without a user", ({ userName }) => userName === undefined],
    ["without an automatic action", (stage) => stage.isActive && stage.autoActionDate === never],
  ])("a stage that is %s", (_words, is) => {
    expect(stages.some(is)).toBe(true);
    expect(stages.every(is)).toBe(false);
  });

  test("every status of a control action, as a word and as a list", () => {
    const sent = stages.flatMap(({ controlActionStatus }) => controlActionStatus ?? []);
    expect(new Set(sent)).toEqual(new Set(controlActionStatuses));
    const forms = stages.map(({ controlActionStatus }) => controlActionStatus);
    expect(forms.some(Array.isArray)).toBe(true);
    expect(forms.some((form) => typeof form === "string")).toBe(true);
    expect(stages.some(({ controlActionActionDate }) => controlActionActionDate)).toBe(true);
  });

  test("the operator's role in words, and both booleans", () => {
    expect(new Set(cases.map(({ operatorRole }) => operatorRole))).toEqual(
      new Set(["Acquirer", "Issuer", true, false]),
    );
  });

  test("Money with 0, 2 and 3 decimals", () => {
    const written = fields.map(({ jsonValue = "" }) => jsonValue).join("");
    for (const exponent of [0, 2, 3]) expect(written).toContain(`"currencyExponent":${exponent}`);
  });

  test("hidden fields, and a stage of ten fields and more", () => {
    expect(fields.some((field) => !isShown(field) && field.value !== "")).toBe(true);
    const [first] = cases;
    expect(first?.stages).toHaveLength(8);
    expect(first?.isCurentUserObserver).toBe(true);
    expect(first?.observerList).toHaveLength(2);
    const active = first && activeStage(first);
    const filled = active?.fields.filter((field) => isShown(field) && field.value !== "");
    expect(filled?.length).toBeGreaterThanOrEqual(10);
    expect(active?.isMerchantItemStage).toBe(1);
    const [transaction] = first?.startTrxProperty ?? [];
    expect(transaction?.initiatorContacts).not.toEqual([]);
    expect(transaction?.respondentContacts).not.toEqual([]);
  });

  test.each([
    ["Cyrillic", /\p{Script=Cyrillic}{4}/u],
    ["Arabic", /\p{Script=Arabic}{4}/u],
  ])("%s in a field, a merchant's name and a file's name", (_script, letters) => {
    const merchants = cases.flatMap(({ startTrxProperty }) => startTrxProperty);
    expect(merchants.some(({ cardAcceptorName }) => letters.test(cardAcceptorName))).toBe(true);
    expect(fields.some(({ value = "" }) => letters.test(value))).toBe(true);
    expect(documents.some(({ name }) => letters.test(name))).toBe(true);
  });

  test("a deadline of each urgency", () => {
    const urgencies = [
      [-240, -1],
      [1, 47],
      [49, 71],
      [73, 167],
      [169, 1000],
    ] as const;
    for (const [from, to] of urgencies) {
      expect(hoursLeft.some((left) => left > from && left < to)).toBe(true);
    }
  });

  test("no automatic action that is due already", () => {
    const due = stages.filter(
      ({ isActive, isAutoAction, autoActionDate }) =>
        isActive && isAutoAction && autoActionDate <= addHours(start, 12),
    );
    expect(due).toEqual([]);
  });

  test("a past that lies behind, in the order it happened", () => {
    for (const one of cases.filter(({ id }) => id !== 900462)) {
      const begun = one.stages.filter(
        ({ isActive, stageCloseDate }) => isActive || stageCloseDate !== notClosed,
      );
      const moments = begun.flatMap(({ isActive, startDate, stageCloseDate }) =>
        isActive ? [startDate] : [startDate, stageCloseDate],
      );
      const inOrder = [one.dateCreated, ...moments, start];
      expect(inOrder).toEqual(inOrder.toSorted());
    }
  });

  test("files of every kind", () => {
    const kinds = new Set(documents.map(({ name }) => name.split(".").at(-1)));
    expect(kinds).toEqual(new Set(["pdf", "png", "jpg", "txt", "csv", "bin"]));
  });
});

const withoutTimes = (text: string) =>
  text.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d\d\.\d\d\.\d{4}|-2[67]-/g, "");

test("no number in them could be taken for one of a card", () => {
  const numbers = JSON.stringify(records).match(/(?<!\d)\d{12,19}(?!\d)/g) ?? [];
  expect(numbers).toContain("00340434161094");
  expect(numbers.filter(isChecked)).toEqual([]);
});

test("the cases are the same every time, but for the time", () => {
  expect(firstCases(start)).toEqual(firstCases(start));
  const later = JSON.stringify(firstCases(addDays(start, 400)));
  expect(later).not.toEqual(JSON.stringify({ records, nextId }));
  expect(withoutTimes(later)).toBe(withoutTimes(JSON.stringify({ records, nextId })));
});
