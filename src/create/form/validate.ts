import { type FieldErrors, set } from "react-hook-form";
import {
  type Condition,
  type FieldOf,
  type FormProfile,
  fieldsFor,
  type ProfileField,
  textIn,
} from "#config/form-profile.ts";
import { formatAmount } from "#i18n/amount.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { toIsoDate } from "#model/time/calendar-date.ts";
import { holdsMaskedCard, maskCardNumbers } from "#privacy/card-number.ts";
import { limitsOf, takeFiles } from "../profile/accepted-files.ts";
import { readAmount, showAmount } from "./amount.ts";
import { rowDependentFields } from "./row-values.ts";
import { cleanTyped, codeKey } from "./typed-text.ts";
import { isLess } from "./value-text.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  currenciesOf,
  fieldKey,
  filesOf,
  isFilled,
  isRowSent,
  isTyped,
  rawTextOf,
  rowText,
  textOf,
} from "./values.ts";

/** What a form is validated against, and the words that say what is wrong. */
export interface ValidationContext {
  readonly profile: FormProfile;
  /** The codes of the fields that are columns of the transaction table. */
  readonly columns: readonly string[];
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
  readonly messages: Messages["create"]["errors"];
  readonly tag: LanguageTag;
}

/**
 * Finds every error that keeps a form from being sent, as a sentence at its path. Transactions and their
 * own values are checked by their list. Spec: not shown; which fields are required.
 */
export function validateCreateForm(
  values: CreateFormValues,
  context: ValidationContext,
): FieldErrors<CreateFormValues> {
  const { profile, columns, messages } = context;
  const fields = fieldsFor(profile, values.bpCode);
  const ofRows = new Set(rowDependentFields(fields, columns));
  const errors: FieldErrors<CreateFormValues> = {};
  const add = (path: string, message: string) => set(errors, path, { type: "invalid", message });
  if (values.bpCode === "") add("bpCode", messages["case-type"]);
  for (const field of fields) {
    // Whether it is missing is decided row by row.
    if (ofRows.has(field) && !isFilled(values, field)) continue;
    const { value, currency } = fieldErrors(field, values, context);
    if (value !== undefined) add(pathOf(field), value);
    if (currency !== undefined) add(`typed.${fieldKey(field.code)}.currency`, currency);
  }
  const repeated = repeatedCodes(values, fields, context);
  for (const [index, { code, value }] of values.rows.entries()) {
    const repeatedIn = repeated.get(index);
    if (repeatedIn !== undefined) add(`rows.${index}.code`, repeatedIn);
    if (cleanTyped(code) === "" && value !== "") add(`rows.${index}.code`, messages.code);
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (holdsMaskedCard(text)) add(`rows.${index}.${leaf}`, messages.masked);
    }
  }
  return errors;
}

/** What is wrong with the value of a field of the profile, or else with the currency of its amount. */
export function fieldErrors(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): { readonly value?: string | undefined; readonly currency?: string | undefined } {
  const value = fieldError(field, values, context);
  if (value !== undefined) return { value };
  return isCurrencyMissing(field, values) ? { currency: context.messages.currency } : {};
}

/** The path of a field's value in the form. */
function pathOf({ type, code }: ProfileField): string {
  return type === "File" ? `files.${fieldKey(code)}` : `typed.${fieldKey(code)}.text`;
}

/**
 * The free rows, by their index, whose code is sent by the profile's input or by an earlier row, with what
 * is wrong. Only files repeat a code.
 */
function repeatedCodes(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  { messages, tag }: ValidationContext,
): ReadonlyMap<number, string> {
  const fileCodes = new Set(
    fields.filter(({ type }) => type === "File").map(({ code }) => codeKey(code)),
  );
  const senders = new Map(
    fields
      .filter((field) => isTyped(values, field))
      .map(({ code, label }) => [codeKey(code), messages.inField({ name: textIn(label, tag) })]),
  );
  const repeated = new Map<number, string>();
  for (const [index, row] of values.rows.entries()) {
    const key = codeKey(row.code);
    if (key === "" || fileCodes.has(key) || !isRowSent(row)) continue;
    const sender = senders.get(key);
    if (sender === undefined) senders.set(key, messages.inRow({ number: index + 1 }));
    else repeated.set(index, sender);
  }
  return repeated;
}

/** Whether an amount has no currency that its field offers: one of another case type, or none. */
const isCurrencyMissing = (field: ProfileField, values: CreateFormValues): boolean =>
  field.type === "Money" &&
  isTyped(values, field) &&
  !currenciesOf(field).includes(chosenCurrency(values, field));

/** What is wrong with a field of the profile; `undefined` when nothing is. */
function fieldError(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { messages } = context;
  if (!isFilled(values, field)) return isRequired(field, values) ? messages.required : undefined;
  if (field.type === "File") return filesError(field, values, context);
  const text = textOf(values, field);
  // The value is in a free row of the same code.
  if (text === "") return undefined;
  const error = typedError(field, text, values, context);
  return error ?? (holdsMaskedCard(text) ? messages.masked : undefined);
}

function typedError(
  field: Exclude<ProfileField, { type: "File" }>,
  text: string,
  values: CreateFormValues,
  context: ValidationContext,
): string | undefined {
  const { messages } = context;
  switch (field.type) {
    case "Money":
      return moneyError(field, text, chosenCurrency(values, field), context);
    case "RadioButton":
    case "Select":
      return field.options.some(({ code }) => code === text) ? undefined : messages.option;
    case "String":
      if (field.format === "date") return dateError(field, text, values, context);
      return lengthError(field, text, messages);
    case "Text":
      return lengthError(field, rawTextOf(values, field.code), messages);
    case "Digits":
      return /^\d*$/.test(text) ? lengthError(field, text, messages) : messages.digits;
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
  text: string,
  currency: string,
  { messages, tag }: ValidationContext,
): string | undefined {
  const read = readAmount(text, currency, tag);
  if ("error" in read) {
    switch (read.error) {
      case "not-an-amount":
        return messages.amount;
      case "too-many-decimals":
        return messages.decimals({ currency, max: minorUnit(currency) ?? 0 });
      case "ambiguous": {
        const [first, second] = read.readings.map((amount) => showAmount(amount, currency, tag));
        return messages.ambiguous({ text, first: first ?? "", second: second ?? "" });
      }
    }
  }
  const { amount } = read;
  const shown = (bound: string) => formatAmount(bound, undefined, tag);
  if (min !== undefined && isLess(amount, min))
    return messages["too-little"]({ bound: shown(min) });
  return max !== undefined && isLess(max, amount)
    ? messages["too-much"]({ bound: shown(max) })
    : undefined;
}

function dateError(
  { notBefore, notAfter }: FieldOf<"String">,
  text: string,
  values: CreateFormValues,
  { today, messages }: ValidationContext,
): string | undefined {
  const day = toIsoDate(text);
  if (day === undefined) return messages.date;
  const earliest = boundOf(notBefore, values, today);
  if (earliest && day < earliest.day) return messages.before({ date: earliest.text });
  const latest = boundOf(notAfter, values, today);
  if (!latest || day <= latest.day) return undefined;
  return notAfter === "today" ? messages["after-today"] : messages.after({ date: latest.text });
}

function boundOf(bound = "", values: CreateFormValues, today: string) {
  const text =
    bound === "today"
      ? today.split("-").toReversed().join(".")
      : cleanTyped(rawTextOf(values, bound));
  const day = toIsoDate(text);
  return day === undefined ? undefined : { day, text };
}

/** What is wrong with files that were chosen under other rules, as those of another case type. */
function filesError(
  field: FieldOf<"File">,
  values: CreateFormValues,
  { profile, messages, tag }: ValidationContext,
): string | undefined {
  const limits = limitsOf(field, profile.maxTotalBytes);
  const files = filesOf(values, field.code);
  const total = totalBytes(values, fieldsFor(profile, values.bpCode));
  const own = files.reduce((sum, { size }) => sum + size, 0);
  const [first] = takeFiles(files, limits, { count: 0, bytes: total - own }).refused;
  if (!first) return undefined;
  const name = maskCardNumbers(first.file.name);
  switch (first.rule) {
    case "not-accepted":
      return messages["not-accepted"]({ name, accept: limits.accept ?? "" });
    case "too-large":
      return messages["too-large"]({ name, max: formatBytes(limits.maxBytes, tag) });
    case "too-many-files":
      return messages["too-many-files"]({ max: limits.maxFiles });
    case "too-large-together":
      return messages["too-large-together"]({
        size: formatBytes(total, tag),
        max: formatBytes(limits.maxTotalBytes, tag),
      });
  }
}

/** The bytes of all files that a form sends with each request. */
export const totalBytes = (values: CreateFormValues, fields: readonly ProfileField[]): number =>
  fields
    .flatMap((field) => (field.type === "File" ? filesOf(values, field.code) : []))
    .reduce((sum, { size }) => sum + size, 0);

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
const valueIn = (values: CreateFormValues, code: string): string =>
  rawTextOf(values, code).trim() || rowText(values, code);
