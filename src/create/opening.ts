import { type Claim, emptyClaim, fieldKey } from "./claim.ts";
import { readDraft } from "./draft.ts";
import type { FormProfile } from "./form-profile.ts";
import { applyLink, type LinkPrefill, readLink } from "./link-prefill.ts";

/** What the form begins with. */
export interface Opening {
  readonly claim: Claim;
  /** Names of the card numbers that a draft could not keep. */
  readonly goneCards: readonly string[];
  readonly isRestored: boolean;
  readonly link: LinkPrefill;
}

/**
 * The form as a link or a draft of this tab wants it. A draft that began with the same link has
 * the last word; any other link is laid over the draft.
 */
export function openForm(search: string, profile: FormProfile): Opening {
  const link = readLink(search);
  const draft = readDraft();
  const claim = draft?.claim ?? emptyClaim();
  return {
    claim: withInputs(
      draft?.link === link.query ? claim : applyLink(claim, link, profile),
      profile,
    ),
    goneCards: draft?.goneCards ?? [],
    isRestored: draft !== undefined,
    link,
  };
}

/** A form to start over with. */
export const blankForm = (profile: FormProfile): Opening => ({
  claim: withInputs(emptyClaim(), profile),
  goneCards: [],
  isRestored: false,
  link: readLink(""),
});

/** A claim in which every input of the profile has its place. */
function withInputs(claim: Claim, { caseTypes }: FormProfile): Claim {
  const codes = Object.values(caseTypes).flatMap((fields) =>
    (fields ?? []).map(({ code }) => code),
  );
  const inputs = codes.map((code) => [fieldKey(code), { text: "" }] as const);
  return { ...claim, typed: { ...Object.fromEntries(inputs), ...claim.typed } };
}
