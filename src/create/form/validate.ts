import { type FieldErrors, set } from "react-hook-form";
import { formatBytes } from "#i18n/byte-size.ts";
import type { Words } from "#i18n/words.ts";
import { toIsoDate } from "#model/calendar-date.ts";
import { minorUnit } from "#model/currency.ts";
import { holdsMaskedCard, maskCardNumbers } from "#privacy/card-number.ts";
import type { Condition, FieldOf, ProfileField } from "../profile/form-profile.ts";
import { isLess, parseAmount } from "./value-text.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  currenciesOf,
  fieldKey,
  filesOf,
  isFilled,
  rawTextOf,
  textOf,
} from "./values.ts";

/** What a form is validated against, and the words that say what is wrong. */
interface ValidationContext {
  /** The profile's fields of the chosen case type. */
  readonly fields: readonly ProfileField[];
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
  readonly words: Words["create"]["faults"];
  readonly tag: string;
}

/** Largest file where the profile says nothing, in bytes. Spec: not shown; no limit is given. */
const defaultMaxBytes = 50_000_000;

/**
 * Finds every fault that keeps a form from being sent, as a sentence at its path. Transactions are
 * checked by their list. Spec: not shown; which fields are required.
 */
export function validateCreateForm(
  values: CreateFormValues,
  context: ValidationContext,
): FieldErrors<CreateFormValues> {
  const { fields, words } = context;
  const errors: FieldErrors<CreateFormValues> = {};
  const add = (path: string, message: string) => set(errors, path, { type: "invalid", message });
  if (values.bpCode === "") add("bpCode", words["case-type"]);
  for (const field of fields) {
    const key = fieldKey(field.code);
    const message = fieldFault(field, values, context);
    if (message !== undefined) {
      add(field.type === "File" ? `files.${key}` : `typed.${key}.text`, message);
    }
  }
  for (const [index, { code, value }] of values.rows.entries()) {
    if (code.trim() === "" && value !== "") add(`rows.${index}.code`, words.code);
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (holdsMaskedCard(text)) add(`rows.${index}.${leaf}`, words.masked);
    }
  }
  return errors;
}

/** What is wrong with a field of the profile; `undefined` when nothing is. */
function fieldFault(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { words } = context;
  if (!isFilled(values, field.code)) return isRequired(field, values) ? words.required : undefined;
  if (field.type === "File") return filesFault(field, filesOf(values, field.code), context);
  const text = textOf(values, field.code);
  // The value is in a free row of the same code.
  if (text === "") return undefined;
  const fault = typedFault(field, text, values, context);
  return fault ?? (holdsMaskedCard(text) ? words.masked : undefined);
}

function typedFault(
  field: Exclude<ProfileField, { type: "File" }>,
  text: string,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { words } = context;
  switch (field.type) {
    case "Money":
      return moneyFault(field, text, chosenCurrency(values, field), words);
    case "RadioButton":
    case "Select":
      return field.options.some(({ code }) => code === text) ? undefined : words.option;
    case "String":
      if (field.format === "date") return dateFault(field, text, values, context);
      return lengthFault(field, text, words);
    case "Text":
      return lengthFault(field, rawTextOf(values, field.code), words);
    case "Digits":
      return /^\d*$/.test(text) ? lengthFault(field, text, words) : words.digits;
  }
}

function lengthFault(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldOf<"String" | "Text" | "Digits">,
  { length }: string,
  words: ValidationContext["words"],
): string | undefined {
  if (length < minLength) return words["too-short"]({ min: minLength, length });
  return length > maxLength ? words["too-long"]({ max: maxLength, length }) : undefined;
}

function moneyFault(
  field: FieldOf<"Money">,
  text: string,
  currency: string,
  words: ValidationContext["words"],
): string | undefined {
  const { min, max } = field;
  // It may have been chosen in the field of another case type with the same code, or come from a draft.
  if (!currenciesOf(field).includes(currency)) return words.currency;
  const read = parseAmount(text, currency);
  if ("fault" in read) {
    return read.fault === "not-an-amount"
      ? words.amount
      : words.decimals({ currency, max: minorUnit(currency) ?? 0 });
  }
  const { amount } = read;
  if (min !== undefined && isLess(amount, min)) return words["too-little"]({ bound: min });
  return max !== undefined && isLess(max, amount) ? words["too-much"]({ bound: max }) : undefined;
}

function dateFault(
  { notBefore, notAfter }: FieldOf<"String">,
  text: string,
  values: CreateFormValues,
  { today, words }: ValidationContext,
): string | undefined {
  const day = toIsoDate(text);
  if (day === undefined) return words.date;
  const earliest = boundOf(notBefore, values, today);
  if (earliest && day < earliest.day) return words.before({ date: earliest.text });
  const latest = boundOf(notAfter, values, today);
  if (!latest || day <= latest.day) return undefined;
  return notAfter === "today" ? words["after-today"] : words.after({ date: latest.text });
}

function boundOf(bound = "", values: CreateFormValues, today: string) {
  const text = bound === "today" ? today.split("-").toReversed().join(".") : textOf(values, bound);
  const day = toIsoDate(text);
  return day === undefined ? undefined : { day, text };
}

function filesFault(
  { maxFiles = Number.POSITIVE_INFINITY, maxBytes = defaultMaxBytes }: FieldOf<"File">,
  files: readonly File[],
  { words, tag }: ValidationContext,
): string | undefined {
  const large = files.find(({ size }) => size > maxBytes);
  if (large) {
    const name = maskCardNumbers(large.name);
    return words["too-large"]({ name, max: formatBytes(maxBytes, tag) });
  }
  return files.length > maxFiles ? words["too-many-files"]({ max: maxFiles }) : undefined;
}

/** Whether a field of the profile has to be filled, which may depend on the other values. */
export const isRequired = (field: ProfileField, values: CreateFormValues): boolean =>
  field.required === true ||
  (field.requiredWhen !== undefined && isMet(field.requiredWhen, values));

function isMet(condition: Condition, values: CreateFormValues): boolean {
  const value = valueIn(values, condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(values, condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

/** The value of a field, typed or in a free row. */
function valueIn(values: CreateFormValues, code: string): string {
  const row = values.rows.find((free) => free.code.trim() === code);
  return textOf(values, code) || (row?.value.trim() ?? "");
}
