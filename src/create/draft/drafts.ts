import * as z from "zod/mini";
import { caseTypes } from "#model/case-type.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { readStoredJson, tryOrUndefined } from "#session/storage.ts";
import { draftsKey, dropDrafts } from "../clear-drafts.ts";
import type { CreateFormValues } from "../form/values.ts";
import { pasteFaults, type Transaction } from "../transactions/transaction.ts";

z.config({ jitless: true });

const storedDraft = z.object({
  id: z.string(),
  savedAt: z.number(),
  link: z.string(),
  bpCode: z.enum(["", ...caseTypes]),
  transactions: z.array(
    z.object({
      arn: z.string(),
      hadCard: z.boolean(),
      pasteFault: z.optional(z.enum(pasteFaults)),
    }),
  ),
  typed: z.record(z.string(), z.object({ text: z.string(), currency: z.optional(z.string()) })),
  rows: z.array(z.object({ code: z.string(), value: z.string(), isCopied: z.boolean() })),
});

const storedDrafts = z.object({ version: z.literal(2), drafts: z.array(storedDraft) });

/**
 * What the session storage of this tab keeps of a form: `id` is unlike that of any other draft,
 * `savedAt` counts milliseconds since 1970, and `link` is what the link asked for that the form
 * began with, as a query; "" without a link.
 */
export type Draft = z.output<typeof storedDraft>;

/** The drafts of this tab, the one saved last first. */
export function readDrafts(): Draft[] {
  const read = z.safeParse(
    storedDrafts,
    readStoredJson(() => sessionStorage, draftsKey),
  );
  const drafts = read.data?.drafts ?? [];
  return drafts.toSorted((one, other) => other.savedAt - one.savedAt);
}

/**
 * Saves a form over a reload of this tab, without card numbers and without files; other drafts stay.
 * What only looks like a card number is stored masked.
 */
export function saveDraft(
  { id, link }: Pick<Draft, "id" | "link">,
  values: CreateFormValues,
  transactions: readonly Transaction[],
): void {
  const typed = Object.entries(values.typed).flatMap(([name, value]) =>
    value?.text ? [[name, { ...value, text: maskCardNumbers(value.text) }] as const] : [],
  );
  store([
    ...readDrafts().filter((draft) => draft.id !== id),
    {
      id,
      savedAt: Date.now(),
      link: maskCardNumbers(link),
      bpCode: values.bpCode,
      transactions: transactions.map(({ arn, cardMask, isCardGone, pasteFault }) => ({
        arn,
        pasteFault,
        hadCard: isCardGone || cardMask !== "",
      })),
      typed: Object.fromEntries(typed),
      rows: values.rows.map(({ code, value, isCopied }) => ({
        code: maskCardNumbers(code),
        value: maskCardNumbers(value),
        isCopied,
      })),
    },
  ]);
}

/** Forgets one draft. */
export const dropDraft = (id: string): void =>
  store(readDrafts().filter((draft) => draft.id !== id));

function store(drafts: readonly Draft[]): void {
  if (drafts.length === 0) return dropDrafts();
  // A full or forbidden storage costs the draft, not the work.
  tryOrUndefined(() => sessionStorage.setItem(draftsKey, JSON.stringify({ version: 2, drafts })));
}
