import * as z from "zod/mini";
import { maskCardNumbers } from "#language/card-number.ts";
import { caseTypes } from "#model/case-type.ts";
import { attempt, keptJson } from "#session/storage.ts";
import type { CreateFormValues } from "../form/values.ts";
import { type CheckedTransaction, pasteFaults } from "../transactions/transaction.ts";
import { newCardName, type RestoredTransaction } from "../transactions/transaction-list.ts";
import { draftsKey, dropDrafts } from "./drop-drafts.ts";

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

type StoredDraft = z.output<typeof storedDraft>;

/** What the session storage of this tab keeps of a form. */
export interface Draft {
  /** Unlike that of any other draft of this tab. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: CreateFormValues;
  readonly transactions: readonly RestoredTransaction[];
  /** What the link asked for that the form began with, as a query; "" without a link. */
  readonly link: string;
  /** Names of the card numbers that were there and have to be typed again. */
  readonly goneCards: readonly string[];
}

/** The id of a form that has no draft yet. */
export const newDraftId = (): string => crypto.randomUUID();

/** The drafts of this tab, the one saved last first. */
export const readDrafts = (): Draft[] =>
  readStored()
    .map(toDraft)
    .toSorted((one, other) => other.savedAt - one.savedAt);

/**
 * Saves a form over a reload of this tab, without card numbers and without files; other drafts stay.
 * What only looks like a card number is stored masked.
 */
export function saveDraft(
  { id, link }: Pick<Draft, "id" | "link">,
  values: CreateFormValues,
  transactions: readonly CheckedTransaction[],
  hasCard: (name: string) => boolean,
): void {
  const typed = Object.entries(values.typed).flatMap(([name, value]) =>
    value?.text ? [[name, { ...value, text: maskCardNumbers(value.text) }] as const] : [],
  );
  store([
    ...readStored().filter((draft) => draft.id !== id),
    {
      id,
      savedAt: Date.now(),
      link: maskCardNumbers(link),
      bpCode: values.bpCode,
      transactions: transactions.map(({ arn, card, isCardGone, pasteFault }) => ({
        arn,
        pasteFault,
        hadCard: isCardGone || hasCard(card),
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
  store(readStored().filter((draft) => draft.id !== id));

function readStored(): StoredDraft[] {
  const read = z.safeParse(
    storedDrafts,
    keptJson(() => sessionStorage, draftsKey),
  );
  return read.data?.drafts ?? [];
}

function store(drafts: readonly StoredDraft[]): void {
  if (drafts.length === 0) return dropDrafts();
  // A full or forbidden storage costs the draft, not the work.
  attempt(() => sessionStorage.setItem(draftsKey, JSON.stringify({ version: 2, drafts })));
}

function toDraft({ id, savedAt, link, transactions, ...values }: StoredDraft): Draft {
  const restored = transactions.map((transaction) => ({ ...transaction, card: newCardName() }));
  return {
    id,
    savedAt,
    link,
    values: { ...values, files: {} },
    transactions: restored,
    goneCards: restored.filter(({ hadCard }) => hadCard).map(({ card }) => card),
  };
}
