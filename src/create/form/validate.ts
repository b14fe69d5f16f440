import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { Words } from "#language/words.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import { faultText } from "./fault-text.ts";
import { type FieldFault, fieldFault } from "./field-check.ts";
import { type CreateFormValues, fieldKey, textOf } from "./values.ts";

/** What is wrong with the form, and where in its state: a path such as `rows.0.code`. */
export interface FormFault {
  readonly path: string;
  readonly fault: FieldFault | { readonly kind: "case-type" | "code" | "masked" };
}

/** What a form is validated against. */
export interface ValidationContext {
  /** The profile's fields of the chosen case type. */
  readonly fields: readonly ProfileField[];
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a draft leaves of a card number, or of what looks like one. */
const masked = /\d{4}•{4,}\d{4}/;

/**
 * Everything but the transactions that keeps a form from being sent, in the order of the form.
 * Spec: not shown; which fields are required.
 */
export function validateCreateForm(
  values: CreateFormValues,
  { fields, today }: ValidationContext,
): FormFault[] {
  const faults: FormFault[] = [];
  if (values.bpCode === "") faults.push({ path: "bpCode", fault: { kind: "case-type" } });
  for (const field of fields) {
    const key = fieldKey(field.code);
    const path = field.type === "File" ? `files.${key}` : `typed.${key}.text`;
    const isMasked = masked.test(textOf(values, field.code));
    const fault =
      fieldFault(field, values, today) ?? (isMasked ? ({ kind: "masked" } as const) : undefined);
    if (fault) faults.push({ path, fault });
  }
  for (const [at, { code, value }] of values.rows.entries()) {
    if (code.trim() === "" && value !== "") {
      faults.push({ path: `rows.${at}.code`, fault: { kind: "code" } });
    }
    for (const [leaf, text] of Object.entries({ code, value })) {
      if (masked.test(text)) {
        faults.push({ path: `rows.${at}.${leaf}`, fault: { kind: "masked" } });
      }
    }
  }
  return faults;
}

/** Validates the form for React Hook Form: each fault in words, where it belongs. */
export const createFormResolver =
  (
    contextOf: (values: CreateFormValues) => ValidationContext,
    words: Words["create"],
    tag: string,
  ): Resolver<CreateFormValues> =>
  (values) => {
    const faults = validateCreateForm(values, contextOf(values));
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<CreateFormValues> = {};
    for (const { path, fault } of faults) {
      set(errors, path, { type: fault.kind, message: faultText(fault, words.faults, tag) });
    }
    return { values: {}, errors };
  };
