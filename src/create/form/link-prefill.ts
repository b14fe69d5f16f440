import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { type CaseType, isCaseType } from "#model/case-type.ts";
import { numericCodeOf } from "#model/money/currency.ts";
import {
  holdsCardNumber,
  maskCardNumbers,
  maskSign,
  mayBeCardForArn,
} from "#privacy/card-number.ts";
import { plainAmount } from "./amount.ts";
import { foldTypedCode } from "./typed-text.ts";
import {
  type CreateFormValues,
  currenciesOf,
  emptyValues,
  type FreeRow,
  fieldKey,
  hasInputValue,
  isNonFile,
} from "./values.ts";

export interface LinkPrefill {
  readonly bpCode: CaseType | undefined;
  /** The case type that the link names, if it does not exist. */
  readonly unknownCode: string | undefined;
  readonly fields: readonly { readonly code: string; readonly value: string }[];
  readonly arns: readonly string[];
  /** The masked names of the parameters that were left out because they look like a card number. */
  readonly cardParameters: readonly string[];
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
  const allowed = parameters.filter((pair) => !mayHoldCard(pair));
  const bpCode = allowed.find(([name]) => name === "bpCode")?.[1];
  const isKnown = bpCode !== undefined && isCaseType(bpCode);
  const fields = allowed.filter(
    ([name, value]) => name.startsWith(fieldPrefix) && name !== fieldPrefix && value !== "",
  );
  return {
    bpCode: isKnown ? bpCode : undefined,
    unknownCode: isKnown ? undefined : bpCode,
    arns: allowed.flatMap(([name, value]) => (name === "arn" && value.trim() ? [value] : [])),
    fields: fields.map(([name, value]) => ({ code: name.slice(fieldPrefix.length), value })),
    cardParameters: parameters.filter(mayHoldCard).map(([name]) => maskCardNumbers(name)),
    // Masked as a draft stores it, so that the draft of this link is found again.
    contents: maskCardNumbers(
      new URLSearchParams(
        parameters.map(([name, value]) =>
          mayHoldCard([name, value]) ? [maskCardNumbers(name), ""] : [name, value],
        ),
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

/** The values that a link asks for: in the input of a code if there is one, else as a free row. */
export const applyLink = (
  { bpCode, fields }: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues => withFields({ ...emptyValues(), bpCode: bpCode ?? "" }, fields, profile, tag);

export function moveToInputs(
  values: CreateFormValues,
  link: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues {
  const inputs = fieldsFor(profile, values.bpCode).filter(isNonFile);
  const isMoved = (row: FreeRow) => {
    const input = inputs.find(({ code }) => foldTypedCode(code) === foldTypedCode(row.code));
    const isOfLink = link.fields.some(({ code }) => code === row.code);
    return isOfLink && input !== undefined && !hasInputValue(values, input);
  };
  const freeRows = values.freeRows.filter((row) => !isMoved(row));
  return withFields({ ...values, freeRows }, values.freeRows.filter(isMoved), profile, tag);
}

function withFields(
  values: CreateFormValues,
  fields: LinkPrefill["fields"],
  profile: FormProfile,
  tag: LanguageTag,
): CreateFormValues {
  const inputs = { ...values.inputs };
  const freeRows = new Map<string, FreeRow>();
  for (const { code, value } of fields) {
    const field = fieldsFor(profile, values.bpCode).find(
      (input) => foldTypedCode(input.code) === foldTypedCode(code),
    );
    if (!field || !isNonFile(field)) freeRows.set(code, { code, value });
    else if (field.type !== "Money") inputs[fieldKey(field.code)] = { text: value };
    else inputs[fieldKey(field.code)] = readMoneyText(value, currenciesOf(field), tag);
  }
  return { ...values, inputs, freeRows: [...values.freeRows, ...freeRows.values()] };
}

const moneyValue = z.object({ amount: z.string(), currencyCode: z.string() });

/**
 * Reads a Money value of a link, JSON text or an amount alone, into what its inputs show. With a currency
 * that is not among `currencies` the whole text stays, so that the operator has to enter the amount.
 */
export function readMoneyText(
  value: string,
  currencies: readonly string[],
  tag: LanguageTag,
): { text: string; currency?: string } {
  const read = z.safeParse(
    moneyValue,
    tryOrUndefined((): unknown => JSON.parse(value)),
  );
  if (!read.success) return { text: value };
  const { amount, currencyCode } = read.data;
  const numericCode = numericCodeOf(currencyCode);
  const currency = currencies.find((code) => numericCodeOf(code) === numericCode);
  const text = currency === undefined ? undefined : plainAmount(amount, currency, tag);
  return text === undefined ? { text: value } : { text, currency };
}
