import { type FieldOf, type FormProfile, fieldsFor } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { type CaseType, isCaseType } from "#model/case-type.ts";
import {
  holdsCardNumber,
  maskCardNumbers,
  maskSign,
  mayBeCardForArn,
} from "#privacy/card-number.ts";
import { plainAmount } from "./amount.ts";
import { isNonFile } from "./field-kinds.ts";
import { currencyIn } from "./money-field.ts";
import { foldTypedCode } from "./typed-text.ts";
import { type CreateFormValues, type FreeRow, fieldKey, hasInputValue } from "./values.ts";

export interface LinkPrefill {
  readonly bpCode: CaseType | "";
  readonly fields: readonly FreeRow[];
  readonly arns: readonly string[];
  /** Whether a parameter was left out because it looks like a card number. */
  readonly hasCard: boolean;
  /**
   * All parameters as a query, those that look like a card number without their values. Links are compared by this
   * query, so a link of which nothing could be used still differs from an address without a link.
   */
  readonly contents: string;
}

const fieldPrefix = "field.";

/** Reads `?bpCode=`, `?arn=`, once for each row, and `?field.<code>=`. A parameter is refused when its name or value looks like a card number. */
export function readLink(search: string): LinkPrefill {
  const parameters = [...new URLSearchParams(search)];
  const allowed = parameters.filter((pair) => !mayHoldCard(pair) && pair[1].trim() !== "");
  const valuesOf = (wanted: string) =>
    allowed.flatMap(([name, value]) => (name === wanted ? [value] : []));
  return {
    bpCode: valuesOf("bpCode").find(isCaseType) ?? "",
    arns: valuesOf("arn"),
    fields: allowed
      .filter(([name]) => name.startsWith(fieldPrefix) && name !== fieldPrefix)
      .map(([name, value]) => ({ code: name.slice(fieldPrefix.length), value })),
    hasCard: parameters.some(mayHoldCard),
    // Masked as a draft stores it, so that the draft of this link is found again.
    contents: maskCardNumbers(
      new URLSearchParams(
        parameters.map((pair) => (mayHoldCard(pair) ? [maskCardNumbers(pair[0]), ""] : pair)),
      ).toString(),
    ),
  };
}

/**
 * Whether a parameter looks like a card number, so that a link must not have it. A mask sign in a value means that a
 * number was removed from the address before.
 */
const mayHoldCard = ([name, value]: readonly [name: string, value: string]) =>
  value.includes(maskSign) ||
  [name, value].some(holdsCardNumber) ||
  (name === "arn" && mayBeCardForArn(value));

/** Moves the values of free rows to the empty inputs of their codes, which the form's case type may have. */
export function moveToInputs(
  values: CreateFormValues,
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues {
  const fields = fieldsFor(profile, values.bpCode).filter(isNonFile);
  const inputs = { ...values.inputs };
  const freeRows = values.freeRows.filter(({ code, value }) => {
    const field = fields.find((input) => foldTypedCode(input.code) === foldTypedCode(code));
    if (!field || value === "" || hasInputValue({ ...values, inputs }, field)) return true;
    inputs[fieldKey(field.code)] =
      field.type === "Money" ? readMoneyText(value, field, tag) : { text: value };
    return false;
  });
  return { ...values, inputs, freeRows };
}

const moneyValue = z.object({ amount: z.string(), currencyCode: z.string() });

/**
 * Reads a Money value of a link, JSON text or an amount alone, into what its inputs show. With a currency
 * that the field does not offer the whole text stays, so that the operator has to enter the amount.
 */
export function readMoneyText(
  value: string,
  field: FieldOf<"Money">,
  tag: LanguageTag,
): { text: string; currency?: string } {
  const read = z.safeParse(
    moneyValue,
    tryOrUndefined((): unknown => JSON.parse(value)),
  );
  if (!read.success) return { text: value };
  const { amount, currencyCode } = read.data;
  const currency = currencyIn(currencyCode, field);
  const text = currency === undefined ? undefined : plainAmount(amount, currency, tag);
  return text === undefined ? { text: value } : { text, currency };
}
