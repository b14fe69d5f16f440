import { baseTypeCodes } from "#wire/enumerations.ts";
import dispute from "#wire/fixtures/dispute.json" with { type: "json" };
import type { Wanted } from "./probe.ts";

export interface CaseSize {
  readonly stages: number;
  readonly fields: number;
}

const words =
  "merchant acquirer issuer reversal goods never arrived parcel refund partial terminal receipt slip signature cardholder letter evidence reply chargeback arbitration second presentment".split(
    " ",
  );

const listOf = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));

const text = (number: number, count: number): string =>
  listOf(count, (index) => words[(number * 7 + index * 5) % words.length]).join(" ");

const isVisible = (index: number): boolean => index % 10 !== 9;

export const stageName = (stage: number): string => `Stage ${stage}`;

/** The visible fields of a stage, the last one unless it says otherwise: the name of each begins so. */
export const fieldsOf = (size: CaseSize, stage = size.stages): Wanted => ({
  prefix: `Field ${stage}-`,
  count: listOf(size.fields, isVisible).filter(Boolean).length,
});

function field(stage: number, index: number) {
  const number = stage * 1009 + index * 31;
  const amount = (number * 7919) / 100;
  // An unknown kind is rare; every known one is as frequent as the next.
  const kind =
    index % 25 === 24 ? "Barcode" : (baseTypeCodes[index % baseTypeCodes.length] ?? "String");
  const values: Readonly<Record<string, Record<string, string>>> = {
    Money: {
      value: `${amount.toFixed(2)} USD`,
      jsonValue: `{"amount":${amount},"currency":{"id":840,"numericCode":"840","code":"USD","displayValue":"USD","currencyExponent":2}}`,
    },
    RadioButton: { value: number % 2 === 0 ? "Yes" : "No", valueCode: "YN" },
    Select: { value: text(number, 2), valueCode: `C${number % 100}` },
    Text: { value: text(number, index % 10 === 4 ? 90 : 8) },
    Digits: { value: String(number * 104_729) },
  };
  return {
    baseTypeCode: kind,
    code: `FLD_${stage}_${index}`,
    name: `Field ${stage}-${String(index).padStart(2, "0")} ${text(number, 2)}`,
    ...(values[kind] ?? { value: text(number, 4) }),
    isLinkedWithTrxField: index % 9 === 0,
    fieldType: kind === "Select" ? "select" : "text",
    readOnly: index % 4 === 0,
    controlWidth: "100%",
    minLength: 0,
    maxLength: 255,
    visible: isVisible(index),
  };
}

function stage(number: number, size: CaseSize) {
  const isLast = number === size.stages;
  const day = String(1 + (number % 28)).padStart(2, "0");
  return {
    ...dispute.bpItem.stages[0],
    id: 900_000 + number,
    stageId: number,
    code: `STAGE_${number}`,
    name: stageName(number),
    isActive: isLast,
    autoActionDate: isLast ? "2031-06-01T12:00:00" : "9999-12-31T00:00:00",
    fields: listOf(size.fields, (index) => field(number, index)),
    isAutoAction: isLast,
    stageCreateDate: `2024-03-${day}T08:00:00`,
    stageCloseDate: isLast ? "0001-01-01T00:00:00" : `2024-04-${day}T09:30:00`,
    startDate: `2024-03-${day}T08:00:00`,
  };
}

/**
 * An answer of GetBpItem, the same each time: every kind of field, some long texts, a tenth of the
 * fields hidden, the last stage active.
 */
export function caseAnswer(id: number, size: CaseSize): Buffer {
  const stages = listOf(size.stages, (index) => stage(index + 1, size));
  return Buffer.from(
    JSON.stringify({ ...dispute, bpItem: { ...dispute.bpItem, id, code: `DP-${id}`, stages } }),
  );
}
