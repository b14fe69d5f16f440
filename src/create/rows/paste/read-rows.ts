import type { FieldOf } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { cleanCard } from "#privacy/card-number.ts";
import {
  type DecimalSign,
  type InputValue,
  otherSign,
  readAmount,
  readBySign,
  typedSigns,
} from "../../form/amount.ts";
import { kindOf } from "../../form/field-kinds.ts";
import { currencyIn, groupedValue } from "../../form/money-field.ts";
import { cleanTyped } from "../../form/typed-text.ts";
import { amountOf, type CreateFormValues, columnKey } from "../../form/values.ts";
import { type NewRow, safeArn } from "../row.ts";
import { type ColumnUse, type ColumnUses, fieldsOfUses } from "./recognize-columns.ts";
import type { PastedTable } from "./spreadsheet.ts";

export interface PastedAmount {
  readonly text: string;
  /** Its own currency, or the one that is chosen for all rows; "" while none is. */
  readonly currency: string;
}

/** An amount, and what each answer makes of it: as it would be sent, `undefined` where it can't be read. */
export interface AskedAmount extends PastedAmount {
  readonly readings: Readonly<Record<DecimalSign, string | undefined>>;
}

/**
 * Reads the rows of a table.
 * @param decimal the sign of the decimals of all its amounts, where the operator has said which it is.
 * @returns the rows, and the amounts about which the operator has to be asked first.
 */
export function readRows(
  table: PastedTable,
  uses: ColumnUses,
  values: CreateFormValues,
  tag: LanguageTag,
  decimal?: DecimalSign,
): { rows: NewRow[]; asked: readonly AskedAmount[] } {
  const amounts: PastedAmount[] = [];
  const readRow = createRowReader(uses, (amount, field) => {
    const { text, currency } = amount;
    amounts.push({ text, currency: currency || amountOf(values, field).currency });
    return groupedValue({ ...amount, decimal }, field, tag);
  });
  const rows = table.read(readRow);
  return { rows, asked: decimal ? [] : findAskedAmounts(amounts, tag) };
}

/**
 * Makes a function that reads a row: its ARN, its card number, and its own values as the inputs of their fields would
 * have them. What can't be read is kept in its place: it is checked like a typed one.
 * @param writeAmount changes each amount; without it amounts are as they stand in the table.
 */
export function createRowReader(
  uses: ColumnUses,
  writeAmount = (amount: InputValue, _field: FieldOf<"Money">): InputValue => amount,
): (cells: readonly string[]) => NewRow {
  const indexOf = (kind: ColumnUse["kind"], field?: ColumnUse["field"]) =>
    [...uses].find(([, use]) => use.kind === kind && use.field === field)?.[0] ?? -1;
  const [arn, card] = [indexOf("arn"), indexOf("card")];
  const columns = fieldsOfUses(uses).map((field) => ({
    field,
    key: columnKey(field),
    value: indexOf("value", field),
    currency: indexOf("currency", field),
    read: kindOf(field).createReader(field),
  }));
  return (cells) => {
    const values = columns.map(({ field, key, value, currency, read }) => {
      const cell = cells[value] ?? "";
      const own = read(cell);
      if (field.type !== "Money") return [key, own] as const;
      const currencyCell = cleanTyped(unwrapCell(cells[currency] ?? ""));
      const chosen = currencyIn(currencyCell, field) ?? currencyCell;
      const isContradictory = chosen !== "" && own.currency !== "" && own.currency !== chosen;
      // With its currency the text is no amount, so the operator decides.
      const text = isContradictory ? cleanTyped(unwrapCell(cell)) : own.text;
      return [key, writeAmount({ text, currency: chosen || own.currency }, field)] as const;
    });
    return {
      rawArn: safeArn(unwrapCell(cells[arn] ?? "")),
      card: cleanCard(unwrapCell(cells[card] ?? "")),
      ...(values.length > 0 && { values: Object.fromEntries(values) }),
    };
  };
}

const maxSamples = 2;

/**
 * Finds the amounts about which the operator has to be asked before a table is read by the signs of a language. Asked is
 * where an amount is ambiguous in the language; where one like `1,500` stands beside an amount that is plainly written
 * with the other sign; and where one like `1,500` may be in a currency of three decimals, and no amount shows the sign.
 * @returns a few different ones, first those that both answers read, and some of those that an answer leaves out; none
 *   where nothing has to be asked.
 */
export function findAskedAmounts(
  amounts: readonly PastedAmount[],
  tag: LanguageTag,
): readonly AskedAmount[] {
  const { decimal: own } = typedSigns[tag];
  const foreign = otherSign(own);
  const different = new Map(amounts.map((one) => [`${one.currency} ${one.text}`, one]));
  const found = [...different.values()]
    .filter(({ text }) => text !== "")
    .map((amount) => {
      const { text, currency } = amount;
      // Whatever decimals the currency has, the signs tell how the table is written.
      const byOwn = amountBySign(text, "", own);
      const byForeign = amountBySign(text, "", foreign);
      const typed = readAmount(amount, tag);
      const isAmbiguous = "error" in typed && typed.error === "ambiguous";
      const isTwofold = byOwn !== undefined && byForeign !== undefined && byOwn !== byForeign;
      const readings = {
        ",": amountBySign(text, currency, ","),
        ".": amountBySign(text, currency, "."),
      };
      return {
        asked: { ...amount, readings },
        kind: answersThatRead(readings),
        isAmbiguous,
        isDoubtful: isAmbiguous || isTwofold,
        mayHaveThreeDecimals: isTwofold && (minorUnit(currency) ?? 3) > 2,
        isOwnOnly: byOwn !== undefined && byForeign === undefined,
        isForeignOnly: byOwn === undefined && byForeign !== undefined,
      };
    });
  const isAsked =
    found.some(({ isAmbiguous, isForeignOnly }) => isAmbiguous || isForeignOnly) ||
    (found.some((one) => one.mayHaveThreeDecimals) && !found.some(({ isOwnOnly }) => isOwnOnly));
  const dependsOnAnswer = found.some(
    ({ isDoubtful, kind }) => isDoubtful && kind !== "none" && kind !== "same",
  );
  if (!isAsked || !dependsOnAnswer) return [];
  return (["both", ",", ".", "none"] as const).flatMap((kind) =>
    found
      .filter((one) => one.kind === kind)
      .slice(0, maxSamples)
      .map(({ asked }) => asked),
  );
}

function amountBySign(text: string, currency: string, sign: DecimalSign): string | undefined {
  const read = readBySign(text, currency, sign);
  return "amount" in read ? read.amount : undefined;
}

/** Which answers read an amount: both as `same` or as different ones, one of them, or none. */
function answersThatRead({ ",": comma, ".": point }: AskedAmount["readings"]) {
  if (comma === undefined) return point === undefined ? "none" : ".";
  if (point === undefined) return ",";
  return comma === point ? "same" : "both";
}
