import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { readReceivedId } from "#model/case-id.ts";
import { caseTypes } from "#model/case-type.ts";
import { cleanCard, maskCard, maskCardNumbers, mayBeCardForArn } from "#privacy/card-number.ts";
import { groupedAmount, type InputValue, readAmount } from "../form/amount.ts";
import { isNonFile, type NonFileField } from "../form/field-kinds.ts";
import { amountIn } from "../form/money-field.ts";
import { type CreateFormValues, columnKey, fieldKey, isAnyEntered } from "../form/values.ts";
import { hasOrHadCard, type NewRow, type Row } from "../rows/row.ts";
import { draftKey } from "./clear-draft.ts";

/** Amounts are stored as they are sent, so that they mean the same in another language. */
const storedValues = z.record(
  z.string(),
  z.object({
    text: z.string(),
    currency: z.optional(z.string()),
    decimal: z.optional(z.enum([",", "."])),
  }),
);

type StoredValues = z.output<typeof storedValues>;

const storedForm = z.object({
  link: z.string(),
  bpCode: z.enum(["", ...caseTypes]),
  inputs: storedValues,
  freeRows: z.array(z.object({ code: z.string(), value: z.string() })),
  /** Their keys. */
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      number: z.int(),
      arn: z.string(),
      isCardMissing: z.boolean(),
      isNotThisTime: z.optional(z.boolean()),
      values: z.optional(storedValues),
      refusal: z.optional(z.string()),
      /** The case that the refusal has named; when, in milliseconds since 1970. */
      named: z.optional(z.object({ id: z.int(), at: z.number() })),
    }),
  ),
});

const storedDraft = z.object({ savedAt: z.number(), form: storedForm });

/** What a form has that a draft keeps: all but files and card numbers. */
export interface DraftForm {
  readonly values: CreateFormValues;
  readonly rows: readonly NewRow[];
  readonly columns: readonly NonFileField[];
}

export interface Draft extends DraftForm {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  /** The contents of the link that its form began with, as a query; "" without a link. */
  readonly link: string;
}

/**
 * Reads the draft of this tab, with its amounts as a language writes them. A column of a field that the profile does not
 * have any more is left out.
 */
export function readDraft(tag: LanguageTag, profile: FormProfile): Draft | undefined {
  const stored = safeSessionStorage.readJson(draftKey, storedDraft);
  if (!stored) return undefined;
  const { link, bpCode, inputs, freeRows, columns, rows } = stored.form;
  const fields = Object.values(profile.caseTypes).flatMap((ofType) => ofType.filter(isNonFile));
  const shown = (values: StoredValues) =>
    withAmounts(values, (amount) => (amount.decimal ? groupedAmount(amount, tag) : amount));
  return {
    savedAt: stored.savedAt,
    link,
    columns: columns.flatMap((key) => fields.find((field) => columnKey(field) === key) ?? []),
    values: { bpCode, inputs: shown(inputs), freeRows, files: {} },
    rows: rows.map(({ arn, named, ...row }) => {
      const id = readReceivedId(named?.id);
      const namedCase = named && id && ({ kind: "named", id, at: named.at } as const);
      return { ...row, rawArn: arn, values: row.values && shown(row.values), namedCase };
    }),
  };
}

/** @param text from {@link draftText}. @returns whether the browser has stored it. */
export const writeDraft = (text: string): boolean =>
  safeSessionStorage.write(draftKey, `{"savedAt":${Date.now()},"form":${text}}`);

/**
 * A form as JSON text, without card numbers and files. It has named properties of a row, never the whole row. What looks
 * like a card number in another place is masked.
 * @param tag the language in which its amounts are written.
 */
export function draftText(
  link: string,
  { bpCode, inputs, freeRows }: CreateFormValues,
  rows: readonly Row[],
  columns: readonly NonFileField[],
  tag: LanguageTag,
  profile: FormProfile,
): string {
  const typed = Object.entries(inputs).flatMap(([key, value]) =>
    value?.text || value?.currency ? [[key, value] as const] : [],
  );
  const fields = [...columns, ...fieldsFor(profile, bpCode)];
  const fieldOf = new Map(
    fields.flatMap((field) => [
      [fieldKey(field.code), field],
      [columnKey(field), field],
    ]),
  );
  /** An amount without a currency is read by the form's, or by the only one of its field. */
  function sent(amount: Readonly<InputValue>, key: string): InputValue {
    const field = fieldOf.get(key);
    const currency = amount.currency || (field && inputs[fieldKey(field.code)]?.currency);
    const read = field?.type === "Money" ? amountIn({ ...amount, currency }, field) : { currency };
    return asSent(amount, read.currency, tag);
  }
  const form: z.input<typeof storedForm> = {
    link,
    bpCode,
    inputs: withAmounts(Object.fromEntries(typed), sent),
    freeRows,
    columns: columns.map(columnKey),
    rows: rows.map((row) => ({
      number: row.number,
      arn: storedArn(row),
      isCardMissing: hasOrHadCard(row),
      isNotThisTime: row.isNotThisTime || undefined,
      values: isAnyEntered(row.values) ? withAmounts(row.values, sent) : undefined,
      refusal: row.refusal,
      named: row.namedCase?.kind === "named" ? row.namedCase : undefined,
    })),
  };
  return JSON.stringify(form, (_key, part: unknown) =>
    typeof part === "string" ? maskCardNumbers(part) : part,
  );
}

/** Changes the amounts among values. Only amounts have a currency, "" while none is chosen. */
const withAmounts = (
  values: Readonly<Record<string, Readonly<InputValue>>>,
  change: (amount: Readonly<InputValue>, key: string) => InputValue,
): StoredValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value.currency === undefined ? value : change(value, key),
    ]),
  );

/**
 * An amount as it is sent. One that is no amount stays as it is typed. One with two readings, which another language
 * might accept, gets a question mark, so that it stays unreadable until the operator decides.
 */
function asSent(
  amount: Readonly<InputValue>,
  currency: string | undefined,
  tag: LanguageTag,
): InputValue {
  const read = readAmount({ ...amount, currency }, tag);
  if ("amount" in read) return { ...amount, text: read.amount, decimal: "." };
  return read.error === "ambiguous" ? { ...amount, text: `${amount.text}?` } : amount;
}

/** What may be a card number, perhaps mistyped, is masked. */
const storedArn = ({ rawArn, arn }: Row): string =>
  mayBeCardForArn(rawArn) ? maskCard(cleanCard(rawArn)) : arn;
