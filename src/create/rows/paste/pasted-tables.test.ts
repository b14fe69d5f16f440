import fc from "fast-check";
import { expect, test } from "vitest";
import { englishLanguage } from "#i18n/languages.ts";
import * as z from "#lib/zod.ts";
import { minorUnit, numericCodeOf } from "#model/money/currency.ts";
import { isSameDecimal } from "#model/money/decimal.ts";
import { fieldsOf } from "../../fixtures/fields.ts";
import { arnOf } from "../../fixtures/spreadsheet-text.ts";
import { type DecimalSign, otherSign, typedSigns } from "../../form/amount.ts";
import {
  columnFields,
  columnKey,
  effectiveValues,
  emptyValues,
  fieldKey,
  fieldsToSend,
} from "../../form/values.ts";
import { createRowCheck } from "../row-check.ts";
import { readRows } from "./read-rows.ts";
import { recognizeColumns } from "./recognize-columns.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

const money = { type: "Money", code: "f_Amount", label: "Amount", min: "0.001" } as const;
const comment = { type: "Text", code: "f_Comment", label: "Comment" } as const;
const fields = fieldsOf(money, comment);
const currencies = ["RUB", "JPY", "KWD"] as const;

const sentAmount = z.object({ amount: z.string(), currencyCode: z.string() });

/** A table as a spreadsheet writes it, and the form into which it is pasted. */
const pasted = fc.record({
  tag: fc.constantFrom("en-GB", "ru-RU"),
  delimiter: fc.constantFrom("\t", ";", ","),
  lineEnd: fc.constantFrom("\n", "\r\n"),
  decimal: fc.constantFrom<DecimalSign>(",", "."),
  group: fc.constantFrom("", " ", "\u00A0", "\u202F", "other"),
  currencyPlace: fc.constantFrom("before", "behind", "column", "form", "later"),
  formCurrency: fc.constantFrom(...currencies),
  rows: fc.array(
    fc.record({
      units: fc.oneof(
        fc.integer({ min: 1, max: 3_000_000 }),
        fc.integer({ min: 1000, max: 200_000 }),
      ),
      isRound: fc.boolean(),
      currency: fc.constantFrom(...currencies),
      comment: fc
        .string({ unit: fc.constantFrom("a", "Я", " ", '"', "\n", "\t", ";", ",", "7") })
        .map((text) => text.trim()),
      isQuoted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type Pasted = typeof pasted extends fc.Arbitrary<infer Value> ? Value : never;

/** The rows with the amount that each means, and the text of the table. */
function write({ delimiter, lineEnd, decimal, group, currencyPlace, formCurrency, rows }: Pasted) {
  const hasOwn = currencyPlace !== "form" && currencyPlace !== "later";
  const meant = rows.map((row, index) => {
    const currency = hasOwn ? row.currency : formCurrency;
    const digits = minorUnit(currency) ?? 0;
    const whole = row.isRound ? String(row.units) : String(Math.floor(row.units / 10 ** digits));
    const decimals = String(row.units).padStart(digits, "0").slice(-digits);
    const hasDecimals = !row.isRound && digits > 0;
    const grouped = whole.replaceAll(
      /\B(?=(?:\d{3})+$)/g,
      group === "other" ? otherSign(decimal) : group,
    );
    const written = hasDecimals ? `${grouped}${decimal}${decimals}` : grouped;
    const amount = hasDecimals ? `${whole}.${decimals}` : whole;
    const cell = { before: `${currency} ${written}`, behind: `${written} ${currency}` };
    return {
      arn: arnOf(index + 1),
      amount,
      currency,
      comment: row.comment,
      cells: [
        arnOf(index + 1),
        currencyPlace === "before" || currencyPlace === "behind" ? cell[currencyPlace] : written,
        currencyPlace === "column" ? currency : "",
        row.comment,
      ].map((text) =>
        row.isQuoted || /["\r\n\t]/.test(text) || text.includes(delimiter)
          ? `"${text.replaceAll('"', '""')}"`
          : text,
      ),
    };
  });
  const table = [["ARN", "Amount", "Currency", "Comment"], ...meant.map(({ cells }) => cells)];
  return { meant, text: table.map((cells) => cells.join(delimiter)).join(lineEnd) };
}

/** What the page shows of the amounts of a pasted table, and what it sends; nothing for a row that is left out. */
function paste(setting: Pasted, text: string, answer: DecimalSign) {
  const { tag, currencyPlace, formCurrency } = setting;
  const formIn = (currency: string) => ({
    ...emptyValues(),
    bpCode: "DP" as const,
    inputs: { [fieldKey(money.code)]: { text: "", currency } },
  });
  const table = readSpreadsheet(text);
  const { uses } = recognizeColumns(table, fields);
  const before = formIn(currencyPlace === "later" ? "" : formCurrency);
  const first = readRows(table, uses, before, tag);
  const isAsked = first.asked.length > 0;
  const { rows } = isAsked ? readRows(table, uses, before, tag, answer) : first;
  const values = formIn(formCurrency);
  const columns = columnFields(fields, [money, comment]);
  const { errors: messages } = englishLanguage.messages.create;
  const check = createRowCheck(values, {
    fields,
    columns,
    maxTotalBytes: undefined,
    today: "2026-11-20",
    messages,
    tag,
  });
  return {
    isAsked,
    rows: rows.map(({ rawArn: arn, values: own = {} }) => {
      if (check(own).length > 0) return { arn };
      const sent = fieldsToSend(effectiveValues(values, own, columns), fields, tag);
      const valueOf = (code: string) => {
        const value = sent.find((field) => field.code === code)?.value;
        return typeof value === "string" ? value : "";
      };
      const { amount, currencyCode } = sentAmount.parse(JSON.parse(valueOf(money.code)));
      const shown = own[columnKey(money)]?.text ?? "";
      return { arn, shown, amount, currencyCode, comment: valueOf(comment.code) };
    }),
  };
}

test("what is sent of a pasted table is what was written, read by its sign", () => {
  fc.assert(
    fc.property(pasted, (setting) => {
      const { meant, text } = write(setting);
      const { rows } = paste(setting, text, setting.decimal);
      for (const [index, { arn, amount, currency, comment }] of meant.entries()) {
        const sent = rows[index];
        expect(sent).toMatchObject({ arn, currencyCode: numericCodeOf(currency), comment });
        expect([sent, isSameDecimal(sent?.amount ?? "", amount)]).toEqual([sent, true]);
      }
      expect(rows).toHaveLength(meant.length);
    }),
    { numRuns: 250 },
  );
});

test("nothing is sent of another value than the page showed, whatever the answer and the currency", () => {
  fc.assert(
    fc.property(pasted, fc.constantFrom(...currencies), (setting, later) => {
      const { meant, text } = write(setting);
      const wrong = { ...setting, formCurrency: later };
      const { rows } = paste(wrong, text, otherSign(setting.decimal));
      expect(rows.map(({ arn }) => arn)).toEqual(meant.map(({ arn }) => arn));
      const { decimal } = typedSigns[setting.tag];
      for (const { shown = "", amount } of rows) {
        if (amount === undefined) continue;
        expect(shown).toMatch(/^\d[\d\u00A0]*(?:[.,]\d+)?$/);
        const read = shown.replaceAll("\u00A0", "").replace(decimal, ".");
        expect([shown, amount, isSameDecimal(read, amount)]).toEqual([shown, amount, true]);
      }
    }),
    { numRuns: 250 },
  );
});
