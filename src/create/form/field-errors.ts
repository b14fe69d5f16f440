import {
  type FieldOf,
  type FormProfile,
  fieldsFor,
  inputKindOf,
  type ProfileField,
} from "#config/form-profile.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { readUnits } from "#model/money/decimal.ts";
import { fromIsoDate, toIsoDate } from "#model/time/calendar-date.ts";
import { holdsMaskedCard } from "#privacy/card-number.ts";
import { rejectionText, takeFiles } from "./accepted-files.ts";
import { readAmount, showAmount } from "./amount.ts";
import { cleanTyped } from "./typed-text.ts";
import {
  amountOf,
  type CreateFormValues,
  currenciesOf,
  filesOf,
  freeRowText,
  hasInputValue,
  isFilled,
  type NonFileField,
  rawTextOf,
  textOf,
  totalBytes,
} from "./values.ts";

export interface ValidationContext {
  readonly profile: FormProfile;
  readonly columns: readonly ProfileField[];
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
  readonly messages: Messages["create"]["errors"];
  readonly tag: LanguageTag;
}

/** An error as React Hook Form has it. */
export interface FieldError {
  /** Which of the two inputs of an amount is wrong; `value` for every other field. */
  readonly type: "value" | "currency";
  readonly message: string;
}

export function errorOf(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): FieldError | undefined {
  const { messages: t } = context;
  const message = valueError(field, values, context);
  if (message !== undefined) return { type: "value", message };
  if (field.type !== "Money" || !hasInputValue(values, field)) return undefined;
  // Another case type may have offered another currency.
  const isOffered = currenciesOf(field).includes(amountOf(values, field).currency);
  return isOffered ? undefined : { type: "currency", message: t.currency };
}

function valueError(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { messages: t } = context;
  if (!isFilled(values, field)) {
    const fields = fieldsFor(context.profile, values.bpCode);
    return isRequired(field, values, fields) ? t.required : undefined;
  }
  if (field.type === "File") return filesError(field, values, context);
  const text = textOf(values, field);
  // The value is in a free row of the same code.
  if (text === "") return undefined;
  const error = textError(field, text, values, context);
  return error ?? (holdsMaskedCard(text) ? t.masked : undefined);
}

export function isRequired(
  { required, requiredWhen: condition }: ProfileField,
  values: CreateFormValues,
  fields: readonly ProfileField[],
): boolean {
  if (required === true || condition === undefined) return required === true;
  function valueIn(code: string) {
    const other = fields.find((one) => one.code === code);
    return (other && textOf(values, other)) || freeRowText(values, code);
  }
  const value = valueIn(condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

function textError(
  field: NonFileField,
  text: string,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { messages: t } = context;
  switch (field.type) {
    case "Money":
      return moneyError(field, amountOf(values, field), context);
    case "RadioButton":
    case "Select":
      return field.options.some(({ code }) => code === text) ? undefined : t.option;
    case "String":
      if (inputKindOf(field) === "Date") return dateError(field, text, values, context);
      return lengthError(field, text, t);
    case "Text":
      return lengthError(field, rawTextOf(values, field.code), t);
    case "Digits":
      return /^\d*$/.test(text) ? lengthError(field, text, t) : t.digits;
  }
}

function lengthError(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldOf<"String" | "Text" | "Digits">,
  { length }: string,
  t: ValidationContext["messages"],
): string | undefined {
  if (length < minLength) return t["too-short"]({ min: minLength, length });
  return length > maxLength ? t["too-long"]({ max: maxLength, length }) : undefined;
}

function moneyError(
  { min, max }: FieldOf<"Money">,
  entered: ReturnType<typeof amountOf>,
  { messages: t, tag }: ValidationContext,
): string | undefined {
  const { text, currency } = entered;
  const read = readAmount(entered, tag);
  if ("error" in read) {
    switch (read.error) {
      case "not-an-amount":
        return t.amount;
      case "too-many-decimals":
        return t.decimals({ currency, max: minorUnit(currency) ?? 0 });
      case "ambiguous": {
        const [first, second] = read.readings.map((amount) => showAmount(amount, currency, tag));
        return t.ambiguous({ text, first: first ?? "", second: second ?? "" });
      }
    }
  }
  const { amount } = read;
  const shown = (bound: string) => formatAmount(bound, undefined, tag);
  const least = min === undefined ? undefined : leastAmount(min, currency);
  if (least !== undefined && isLess(amount, least)) return t["too-little"]({ bound: shown(least) });
  return max !== undefined && isLess(max, amount)
    ? t["too-much"]({ bound: shown(max) })
    : undefined;
}

function isLess(amount: string, other: string): boolean {
  const [left, right] = [readUnits(amount), readUnits(other)];
  return left !== undefined && right !== undefined && left < right;
}

/**
 * The least amount that a field allows in a currency: at least its smallest unit. `undefined` while no currency is
 * chosen, which is then missed first.
 */
function leastAmount(min: string, currency: string): string | undefined {
  if (currency === "") return undefined;
  const digits = minorUnit(currency);
  if (digits === undefined) return min;
  const unit = digits === 0 ? "1" : `0.${"1".padStart(digits, "0")}`;
  return isLess(min, unit) ? unit : min;
}

function dateError(
  { notBefore, notAfter }: FieldOf<"String">,
  text: string,
  values: CreateFormValues,
  { today, messages: t }: ValidationContext,
): string | undefined {
  const day = toIsoDate(text);
  if (day === undefined) return t.date;
  const earliest = boundOf(notBefore, values, today);
  if (earliest && day < earliest.day) return t.before({ date: earliest.text });
  const latest = boundOf(notAfter, values, today);
  if (!latest || day <= latest.day) return undefined;
  return notAfter === "today" ? t["after-today"] : t.after({ date: latest.text });
}

function boundOf(bound = "", values: CreateFormValues, today: string) {
  const text =
    bound === "today" ? (fromIsoDate(today) ?? "") : cleanTyped(rawTextOf(values, bound));
  const day = toIsoDate(text);
  return day === undefined ? undefined : { day, text };
}

/** What is wrong with files that were chosen under other rules, for example those of another case type. */
function filesError(
  field: FieldOf<"File">,
  values: CreateFormValues,
  { profile, messages: t, tag }: ValidationContext,
): string | undefined {
  const limits = { ...field, maxTotalBytes: profile.maxTotalBytes };
  const files = filesOf(values, field.code);
  const total = totalBytes(values, fieldsFor(profile, values.bpCode));
  const own = files.reduce((sum, { size }) => sum + size, 0);
  const [first] = takeFiles(files, limits, { count: 0, bytes: total - own }).rejected;
  return first && rejectionText(first, limits, t, tag);
}
