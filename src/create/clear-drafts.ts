// A file of its own: signing out imports it, and the form must stay out of the first chunk.
import { safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import type { OperatorWork } from "#session/work.ts";

/** The key of this tab's drafts in the session storage. */
export const draftsKey = "case-viewer.create.drafts";

/** What signing out counts of a draft: `drafts.ts` reads the rest. */
const countedDrafts = z.object({
  drafts: z.array(
    z.object({
      link: z.string(),
      transactions: z.array(z.object({ arn: z.string(), hadCard: z.boolean() })),
    }),
  ),
});

/** The drafts as a part of the operator's work. */
export const drafts: OperatorWork = {
  forms: () => {
    const stored = safeSessionStorage.readJson(draftsKey, countedDrafts)?.drafts ?? [];
    return new Map(
      stored.map(({ link, transactions }) => [
        link,
        { forms: 1, rows: transactions.filter(({ arn, hadCard }) => arn !== "" || hadCard).length },
      ]),
    );
  },
  clearOnSignOut: clearDrafts,
};

/** Deletes every draft of this tab; an open form stays as it is. */
export function clearDrafts(): void {
  safeSessionStorage.remove(draftsKey);
}
