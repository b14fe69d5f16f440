import { readDay } from "#model/calendar-date.ts";
import { minorUnit } from "#model/currency.ts";
import type { Condition, ProfileField } from "../profile/form-profile.ts";
import { compareAmounts, readAmount } from "./money-text.ts";
import { type CreateFormValues, currencyOf, filesOf, isFilled, textOf } from "./values.ts";

/** What is wrong with one input of the profile. */
export type FieldFault =
  | { readonly kind: "required" | "option" | "digits" | "date" | "amount" | "after-today" }
  | { readonly kind: "too-short"; readonly least: number; readonly length: number }
  | { readonly kind: "too-long"; readonly most: number; readonly length: number }
  | { readonly kind: "before" | "after"; readonly date: string }
  | { readonly kind: "decimals"; readonly currency: string; readonly most: number }
  | { readonly kind: "too-little" | "too-much"; readonly bound: string }
  | { readonly kind: "too-many-files"; readonly most: number }
  | { readonly kind: "too-large"; readonly name: string; readonly most: number };

/** Largest file where the profile says nothing, in bytes. Spec: not shown; no limit is given. */
export const defaultMaxBytes = 50_000_000;

/**
 * What is wrong with a field of the profile; `undefined` when nothing is.
 * @param today the day of the request as `YYYY-MM-DD`.
 */
export function fieldFault(
  field: ProfileField,
  values: CreateFormValues,
  today: string,
): FieldFault | undefined {
  if (!isFilled(values, field.code)) {
    return isRequired(field, values) ? { kind: "required" } : undefined;
  }
  if (field.type === "File") return filesFault(field, filesOf(values, field.code));
  const text = textOf(values, field.code);
  if (text === "") return undefined;
  switch (field.type) {
    case "Money":
      return moneyFault(field, text, currencyOf(values, field));
    case "RadioButton":
    case "Select":
      return field.options.some(({ code }) => code === text) ? undefined : { kind: "option" };
    case "String":
      return field.format === "date"
        ? dateFault(field, text, values, today)
        : lengthFault(field, text.length);
    case "Text":
      return lengthFault(field, text.length);
    case "Digits":
      return /^\d*$/.test(text) ? lengthFault(field, text.length) : { kind: "digits" };
  }
}

type FieldOf<T extends ProfileField["type"]> = Extract<ProfileField, { type: T }>;

function lengthFault(
  { minLength, maxLength }: { minLength?: number | undefined; maxLength?: number | undefined },
  length: number,
): FieldFault | undefined {
  if (minLength !== undefined && length < minLength) {
    return { kind: "too-short", least: minLength, length };
  }
  if (maxLength !== undefined && length > maxLength) {
    return { kind: "too-long", most: maxLength, length };
  }
  return undefined;
}

function moneyFault(
  { min, max }: FieldOf<"Money">,
  text: string,
  currency: string,
): FieldFault | undefined {
  const read = readAmount(text, currency);
  if ("fault" in read) {
    return read.fault === "not-an-amount"
      ? { kind: "amount" }
      : { kind: "decimals", currency, most: minorUnit(currency) ?? 0 };
  }
  if (min !== undefined && compareAmounts(read.amount, min) < 0) {
    return { kind: "too-little", bound: min };
  }
  if (max !== undefined && compareAmounts(read.amount, max) > 0) {
    return { kind: "too-much", bound: max };
  }
  return undefined;
}

function dateFault(
  { notBefore, notAfter }: FieldOf<"String">,
  text: string,
  values: CreateFormValues,
  today: string,
): FieldFault | undefined {
  const day = readDay(text);
  if (day === undefined) return { kind: "date" };
  const earliest = boundOf(notBefore, values, today);
  if (earliest !== undefined && day < earliest.day) return { kind: "before", date: earliest.text };
  const latest = boundOf(notAfter, values, today);
  if (latest === undefined || day <= latest.day) return undefined;
  return notAfter === "today" ? { kind: "after-today" } : { kind: "after", date: latest.text };
}

function boundOf(bound: string | undefined, values: CreateFormValues, today: string) {
  if (bound === undefined) return undefined;
  const text = bound === "today" ? today.split("-").toReversed().join(".") : textOf(values, bound);
  const day = readDay(text);
  return day === undefined ? undefined : { day, text };
}

function filesFault(
  { maxFiles, maxBytes = defaultMaxBytes }: FieldOf<"File">,
  files: readonly File[],
): FieldFault | undefined {
  const large = files.find(({ size }) => size > maxBytes);
  if (large) return { kind: "too-large", name: large.name, most: maxBytes };
  return maxFiles !== undefined && files.length > maxFiles
    ? { kind: "too-many-files", most: maxFiles }
    : undefined;
}

/** Whether a field of the profile has to be filled, as things stand in the form. */
export const isRequired = (field: ProfileField, values: CreateFormValues): boolean =>
  field.required === true ||
  (field.requiredWhen !== undefined && isMet(field.requiredWhen, values));

function isMet(condition: Condition, values: CreateFormValues): boolean {
  const value = valueIn(values, condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(values, condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

/** Typed or in a free row. */
function valueIn(values: CreateFormValues, code: string): string {
  if (!isFilled(values, code)) return "";
  const row = values.rows.find((free) => free.code.trim() === code);
  return textOf(values, code) || (row?.value.trim() ?? "");
}
