// A file of its own: signing out imports it, and the form must stay out of the first chunk.
import { safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import type { OperatorWork } from "#session/work.ts";

/** The key of this tab's draft in the session storage. Earlier versions had several under it, which are no draft now. */
export const draftKey = "case-viewer.create.drafts";

/** What signing out counts of a draft: `draft.ts` reads the rest. */
const countedDraft = z.object({
  form: z.object({
    link: z.string(),
    rows: z.array(z.object({ arn: z.string(), isCardMissing: z.boolean() })),
  }),
});

export const draftWork: OperatorWork = {
  forms: () => {
    const form = safeSessionStorage.readJson(draftKey, countedDraft)?.form;
    if (!form) return new Map();
    const rows = form.rows.filter(({ arn, isCardMissing }) => arn !== "" || isCardMissing);
    return new Map([[form.link, { forms: 1, rows: rows.length }]]);
  },
  clearOnSignOut: clearDraft,
};

/** Deletes the draft of this tab; an open form stays as it is. */
export function clearDraft(): void {
  safeSessionStorage.remove(draftKey);
}
