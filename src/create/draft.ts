import * as z from "zod/mini";
import { maskCardNumbers } from "#language/card-number.ts";
import { caseTypes } from "#model/case-type.ts";
import { attempt, keptJson } from "#session/storage.ts";
import { type Claim, newTransaction } from "./claim.ts";
import { draftKey } from "./kept-draft.ts";
import { safeArn } from "./safe-arn.ts";

z.config({ jitless: true });

const schema = z.object({
  version: z.literal(1),
  link: z.string(),
  bpCode: z.enum(["", ...caseTypes]),
  transactions: z.array(z.object({ arn: z.string(), hadCard: z.boolean() })),
  typed: z.record(z.string(), z.object({ text: z.string(), currency: z.optional(z.string()) })),
  rows: z.array(z.object({ code: z.string(), value: z.string(), isCopied: z.boolean() })),
});

/** What a reload leaves of the form. */
export interface Draft {
  readonly claim: Claim;
  /** The query of the link the form was opened with. */
  readonly link: string;
  /** Names of the card numbers that were there and have to be typed again. */
  readonly goneCards: readonly string[];
}

/**
 * Keeps the form over a reload of this tab, without card numbers and without files. What only
 * looks like a card number is kept masked.
 */
export function keepDraft(claim: Claim, link: string, hasCard: (name: string) => boolean): void {
  const typed = Object.entries(claim.typed).flatMap(([name, value]) =>
    value?.text ? [[name, { ...value, text: maskCardNumbers(value.text) }] as const] : [],
  );
  const draft: z.output<typeof schema> = {
    version: 1,
    link: maskCardNumbers(link),
    bpCode: claim.bpCode,
    transactions: claim.transactions.map(({ arn, card }) => ({
      arn: safeArn(arn),
      hadCard: hasCard(card),
    })),
    typed: Object.fromEntries(typed),
    rows: claim.rows.map(({ code, value, isCopied }) => ({
      code: maskCardNumbers(code),
      value: maskCardNumbers(value),
      isCopied,
    })),
  };
  // A full or forbidden storage costs the draft, not the work.
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify(draft)));
}

/** The form as a reload left it; `undefined` when there is nothing usable. */
export function readDraft(): Draft | undefined {
  const read = z.safeParse(
    schema,
    keptJson(() => sessionStorage, draftKey),
  );
  if (!read.success) return undefined;
  const { bpCode, transactions, typed, rows, link } = read.data;
  const restored = transactions.map(({ arn, hadCard }) => ({ ...newTransaction(arn), hadCard }));
  return {
    link,
    goneCards: restored.filter(({ hadCard }) => hadCard).map(({ card }) => card),
    claim: {
      bpCode,
      // A batch is not kept, and a form without any transaction would send none.
      transactions:
        restored.length === 0
          ? [newTransaction()]
          : restored.map(({ arn, card }) => ({ arn, card })),
      typed,
      rows,
      files: {},
    },
  };
}
