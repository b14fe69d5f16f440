import { type Claim, emptyClaim, fieldKey } from "./claim.ts";
import { type Draft, newDraftId, readDrafts } from "./draft/drafts.ts";
import type { FormProfile } from "./form-profile.ts";
import { applyLink, type LinkPrefill, readLink } from "./link-prefill.ts";

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
  readonly claim: Claim;
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
      return newForm(emptyClaim(), readLink(""), visited.contents, left, profile);
    }
    case "draft":
      return restoredForm(start.draft, drafts, profile);
    case "address": {
      const { contents } = visited;
      const own =
        drafts.find(({ link }) => link === contents) ?? (contents === "" ? drafts[0] : undefined);
      if (own) return restoredForm(own, drafts, profile);
      const filled = applyLink(emptyClaim(), visited, profile);
      return newForm(filled, visited, contents, drafts, profile);
    }
  }
}

/** A form with nothing typed into it. */
export const blankClaim = (profile: FormProfile): Claim => withInputs(emptyClaim(), profile);

const restoredForm = (draft: Draft, drafts: readonly Draft[], profile: FormProfile): Opening => ({
  claim: withInputs(draft.claim, profile),
  draft,
  goneCards: draft.goneCards,
  isRestored: true,
  link: readLink(draft.link),
  otherDrafts: drafts.filter(({ id }) => id !== draft.id),
});

const newForm = (
  claim: Claim,
  link: LinkPrefill,
  contents: string,
  otherDrafts: readonly Draft[],
  profile: FormProfile,
): Opening => ({
  claim: withInputs(claim, profile),
  draft: { id: newDraftId(), link: contents },
  goneCards: [],
  isRestored: false,
  link,
  otherDrafts,
});

/** A claim in which every input of the profile has its place. */
function withInputs(claim: Claim, { caseTypes }: FormProfile): Claim {
  const codes = Object.values(caseTypes).flatMap((fields) =>
    (fields ?? []).map(({ code }) => code),
  );
  const inputs = codes.map((code) => [fieldKey(code), { text: "" }] as const);
  return { ...claim, typed: { ...Object.fromEntries(inputs), ...claim.typed } };
}
