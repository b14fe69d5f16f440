import { type LanguageTag, languages } from "#i18n/languages.ts";
import { safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { caseTypes } from "#model/case-type.ts";
import { cleanCard, maskCard, maskCardNumbers, mayBeCardForArn } from "#privacy/card-number.ts";
import { clearDrafts, draftsKey } from "../clear-drafts.ts";
import { translateAmount } from "../form/amount.ts";
import { type CreateFormValues, codeOfColumn, fieldKey, isAnyEntered } from "../form/values.ts";
import { pasteErrors } from "../rows/problem.ts";
import { hasOrHadCard, type NewRow, type Row } from "../rows/row.ts";

const typedValues = z.record(
  z.string(),
  z.object({
    text: z.string(),
    currency: z.optional(z.string()),
    decimal: z.optional(z.enum([",", "."])),
  }),
);

/** The stored names of `inputs`, `freeRows` and `isCardMissing` are older: `typed`, `rows`, `hadCard`. */
const storedDraft = z.object({
  savedAt: z.number(),
  link: z.string(),
  /** The language with whose signs the amounts are written; absent in drafts of an earlier version. */
  tag: z.optional(z.enum(languages.map(({ tag }) => tag))),
  bpCode: z.enum(["", ...caseTypes]),
  transactions: z.array(
    z.object({
      // Absent in drafts of an earlier version.
      number: z.optional(z.int()),
      arn: z.string(),
      hadCard: z.boolean(),
      notThisTime: z.optional(z.boolean()),
      // An earlier version stored a kind of error that no longer exists.
      // oxlint-disable-next-line promise/valid-params -- zod's `catch`, not a promise's.
      pasteError: z.catch(z.optional(z.enum(pasteErrors)), undefined),
      values: z.optional(typedValues),
      refusal: z.optional(z.string()),
    }),
  ),
  /** The columns of the table, by their keys; absent in drafts of an earlier version. */
  columns: z.optional(z.array(z.string())),
  typed: typedValues,
  rows: z.array(z.object({ code: z.string(), value: z.string() })),
});

const storedDrafts = z.object({ version: z.literal(2), drafts: z.array(storedDraft) });

/**
 * A form as it is stored in the session storage of this tab, one for each `link`: the contents of the
 * link that the form began with, as a query; "" without a link. `savedAt` counts milliseconds since 1970.
 */
export type Draft = z.output<typeof storedDraft>;

/** The drafts of this tab, the one saved last first. */
export function readDrafts(): Draft[] {
  const stored = safeSessionStorage.readJson(draftsKey, storedDrafts);
  return (stored?.drafts ?? []).toSorted((left, right) => right.savedAt - left.savedAt);
}

/** What a page of a draft begins with. */
export interface DraftForm {
  readonly values: CreateFormValues;
  readonly transactions: readonly NewRow[];
  readonly columns: readonly string[];
}

/** The form of a draft. */
export const formOf = ({ bpCode, typed, rows, transactions, columns = [] }: Draft): DraftForm => ({
  values: { bpCode, inputs: typed, freeRows: rows, files: {} },
  transactions: transactions.map(({ hadCard, notThisTime, ...row }) => ({
    ...row,
    isCardMissing: hadCard,
    isNotThisTime: notThisTime,
  })),
  columns,
});

/** Writes the amounts of a draft with the signs of a language. */
export function inLanguage(draft: Draft, tag: LanguageTag): Draft {
  const from = draft.tag ?? tag;
  if (from === tag) return draft;
  const { typed, transactions } = draft;
  return {
    ...draft,
    tag,
    typed: translated(typed, from, tag, () => ""),
    transactions: transactions.map((row) => ({
      ...row,
      values:
        row.values &&
        translated(row.values, from, tag, (key) => typed[fieldKey(codeOfColumn(key))]?.currency),
    })),
  };
}

/**
 * Rewrites the amounts among values in another language.
 * @param currencyOf finds the currency of an amount without its own.
 */
function translated(
  values: Draft["typed"],
  from: LanguageTag,
  to: LanguageTag,
  currencyOf: (key: string) => string | undefined,
): Draft["typed"] {
  const all = { ...values };
  for (const [key, { text, currency, decimal }] of Object.entries(values)) {
    // Only amounts have a currency, "" while none is chosen.
    if (currency === undefined) continue;
    const read = currency || (currencyOf(key) ?? "");
    all[key] = { currency, ...translateAmount({ text, currency: read, decimal }, from, to) };
  }
  return all;
}

/** Saves a form. Other drafts stay. */
type SaveDraft = (
  values: CreateFormValues,
  transactions: readonly Row[],
  columns: readonly string[],
  tag: LanguageTag,
) => void;

/**
 * Makes the writer of one draft, so that a form survives a reload of this tab, without card numbers and without files.
 * What looks like a card number is stored masked. There may be thousands of rows, so an unchanged
 * transaction is masked only once, and the other drafts are read again only after something else than this writer has
 * changed the storage.
 */
export function createDraftWriter(link: string): SaveDraft {
  const maskedRows = new WeakMap<Row, unknown>();
  let last: { readonly text: string; readonly others: readonly unknown[] } | undefined;

  function maskedRow(row: Row): unknown {
    const known = maskedRows.get(row);
    if (known !== undefined) return known;
    const maskedNow = masked(storedRow(row));
    maskedRows.set(row, maskedNow);
    return maskedNow;
  }
  return ({ bpCode, inputs, freeRows }, transactions, columns, tag) => {
    const isUnchanged = last?.text === safeSessionStorage.read(draftsKey);
    const others = last && isUnchanged ? last.others : otherDrafts(link);
    const form = masked({
      savedAt: Date.now(),
      link,
      tag,
      bpCode,
      typed: Object.fromEntries(
        Object.entries(inputs).filter(([, value]) => value?.text || value?.currency),
      ),
      rows: freeRows,
      columns,
    });
    const draft = Object.assign({ transactions: transactions.map(maskedRow) }, form);
    const text = storedText([...others, draft]);
    // In a full or blocked storage there is no draft; the form itself is not affected.
    if (safeSessionStorage.write(draftsKey, text)) last = { text, others };
  };
}

const storedRow = (row: Row): Draft["transactions"][number] => ({
  number: row.number,
  arn: storedArn(row),
  pasteError: row.pasteError,
  hadCard: hasOrHadCard(row),
  ...(row.isNotThisTime && { notThisTime: true }),
  ...(isAnyEntered(row.values) && { values: row.values }),
  refusal: row.refusal,
});

/** The ARN to store. What may be a card number, perhaps mistyped, is masked. */
function storedArn({ rawArn, arn }: Row): string {
  if (!mayBeCardForArn(rawArn)) return arn;
  const masked = maskCardNumbers(rawArn);
  return masked === rawArn ? maskCard(cleanCard(rawArn)) : masked;
}

const otherDrafts = (link: string): Draft[] => readDrafts().filter((draft) => draft.link !== link);

export function dropDraft(link: string): void {
  const others = otherDrafts(link);
  if (others.length === 0) return clearDrafts();
  safeSessionStorage.write(draftsKey, storedText(others));
}

const storedText = (drafts: readonly unknown[]): string => JSON.stringify({ version: 2, drafts });

const masked = (value: object): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? maskCardNumbers(part) : part,
  );
