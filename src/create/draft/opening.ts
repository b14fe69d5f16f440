import { applyLink, type LinkPrefill, readLink } from "../form/link-prefill.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { type Draft, newDraftId, readDrafts } from "./drafts.ts";

/** How a form begins. */
export type Start =
  /** As the address wants it. */
  | { readonly kind: "address" }
  /** Empty. The draft with this id goes; without an id all of them. */
  | { readonly kind: "blank"; readonly dropped: string | undefined }
  /** As a draft left it. */
  | { readonly kind: "draft"; readonly draft: Draft };

/** What the form begins with. */
export interface Opening {
  readonly values: CreateFormValues;
  /** The transactions of a draft; none for one that is empty. */
  readonly transactions: Draft["transactions"];
  /** The id of its draft, and what the link asked for that the form began with. */
  readonly draft: Pick<Draft, "id" | "link">;
  /** Names of the card numbers that a draft could not keep. */
  readonly goneCards: readonly string[];
  readonly isRestored: boolean;
  /** The link that the form began with. */
  readonly link: LinkPrefill;
  /** The drafts of other forms; they are offered, and never mixed with this one. */
  readonly otherDrafts: readonly Draft[];
}

/**
 * The form with which a page begins. A link opens the draft that began with the same contents, else
 * a clean form; an address that asks for nothing opens the last draft.
 */
export function openForm(start: Start, visited: LinkPrefill, profile: FormProfile): Opening {
  const drafts = readDrafts();
  switch (start.kind) {
    case "blank": {
      const { dropped } = start;
      const left = dropped === undefined ? [] : drafts.filter(({ id }) => id !== dropped);
      return newForm(emptyValues(), readLink(""), visited.contents, left, profile);
    }
    case "draft":
      return restoredForm(start.draft, drafts, profile);
    case "address": {
      const { contents } = visited;
      const own =
        drafts.find(({ link }) => link === contents) ?? (contents === "" ? drafts[0] : undefined);
      if (own) return restoredForm(own, drafts, profile);
      const filled = applyLink(emptyValues(), visited, profile);
      return newForm(filled, visited, contents, drafts, profile);
    }
  }
}

/** A form with nothing typed into it. */
export const blankValues = (profile: FormProfile): CreateFormValues =>
  withInputs(emptyValues(), profile);

const restoredForm = (draft: Draft, drafts: readonly Draft[], profile: FormProfile): Opening => ({
  values: withInputs(draft.values, profile),
  transactions: draft.transactions,
  draft,
  goneCards: draft.goneCards,
  isRestored: true,
  link: readLink(draft.link),
  otherDrafts: drafts.filter(({ id }) => id !== draft.id),
});

const newForm = (
  values: CreateFormValues,
  link: LinkPrefill,
  contents: string,
  otherDrafts: readonly Draft[],
  profile: FormProfile,
): Opening => ({
  values: withInputs(values, profile),
  transactions: [],
  draft: { id: newDraftId(), link: contents },
  goneCards: [],
  isRestored: false,
  link,
  otherDrafts,
});

/** Values in which every input of the profile has its place. */
function withInputs(values: CreateFormValues, { caseTypes }: FormProfile): CreateFormValues {
  const codes = Object.values(caseTypes).flatMap((fields) =>
    (fields ?? []).map(({ code }) => code),
  );
  const inputs = codes.map((code) => [fieldKey(code), { text: "" }] as const);
  return { ...values, typed: { ...Object.fromEntries(inputs), ...values.typed } };
}
