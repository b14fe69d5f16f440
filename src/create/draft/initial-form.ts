import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { dropDrafts } from "../clear-drafts.ts";
import { applyLink, type LinkPrefill, readLink } from "../form/link-prefill.ts";
import { type CreateFormValues, emptyValues, withInputs } from "../form/values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { type Draft, dropDraft, readDrafts } from "./drafts.ts";

/** Which form a page begins with. */
export type Start =
  /** The one that the address asks for. */
  | { readonly kind: "address" }
  /** An empty one. The draft with this id is deleted; without an id all drafts. */
  | { readonly kind: "blank"; readonly dropped: string | undefined }
  /** The one of a draft. */
  | { readonly kind: "draft"; readonly draft: Draft };

/** The form with which a page begins. */
export interface InitialForm {
  readonly values: CreateFormValues;
  /** The transactions of a draft; none for one that is empty. */
  readonly transactions: Draft["transactions"];
  /** The id of its draft, and what the link asked for that the form began with. */
  readonly draft: Pick<Draft, "id" | "link">;
  readonly isRestored: boolean;
  /** The link that the form began with. */
  readonly link: LinkPrefill;
  /** What was refused of the link in the address. */
  readonly leftOut: Pick<LinkPrefill, "refused" | "unknownCode"> | undefined;
  /** The drafts of other forms; they are offered, and never mixed with this one. */
  readonly otherDrafts: readonly Draft[];
}

/**
 * Finds the form with which a page begins. A link opens the draft that began with the same contents, else
 * a clean form; an address that asks for nothing opens the last draft. What a link must not hold is
 * taken out of the address.
 */
export function useInitialForm(start: Start, profile: FormProfile): InitialForm {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tag } = useLanguage();
  const [visited] = useState(() => readLink(search));
  const [initial] = useState(() => openForm(start, visited, profile, tag));
  const { query, refused } = visited;
  useEffect(() => {
    switch (start.kind) {
      case "address":
        if (refused.length > 0) void navigate({ search: query }, { replace: true });
        break;
      case "draft":
        // A reload opens the same draft again.
        void navigate({ search: start.draft.link }, { replace: true });
        break;
      case "blank":
        // In an effect: the replaced form saves a last draft when it is unmounted.
        if (start.dropped === undefined) dropDrafts();
        else dropDraft(start.dropped);
    }
  }, [start, query, refused, navigate]);
  return initial;
}

function openForm(
  start: Start,
  visited: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): InitialForm {
  const drafts = readDrafts();
  const { contents } = visited;
  const blank = {
    values: withInputs(emptyValues(), profile),
    transactions: [],
    draft: { id: crypto.randomUUID(), link: contents },
    isRestored: false,
    link: readLink(""),
    leftOut: undefined,
    otherDrafts: drafts,
  };
  switch (start.kind) {
    case "blank":
      return {
        ...blank,
        otherDrafts: drafts.filter(({ id }) => start.dropped !== undefined && id !== start.dropped),
      };
    case "draft":
      return restored(start.draft, drafts, profile);
    case "address": {
      const own =
        drafts.find(({ link }) => link === contents) ?? (contents === "" ? drafts[0] : undefined);
      if (own) return { ...restored(own, drafts, profile), leftOut: visited };
      const values = withInputs(applyLink(emptyValues(), visited, profile, tag), profile);
      return { ...blank, values, link: visited, leftOut: visited };
    }
  }
}

function restored(draft: Draft, drafts: readonly Draft[], profile: FormProfile): InitialForm {
  const { bpCode, typed, rows, transactions, link } = draft;
  return {
    values: withInputs({ bpCode, typed, rows, files: {} }, profile),
    transactions,
    draft,
    isRestored: true,
    link: readLink(link),
    leftOut: undefined,
    otherDrafts: drafts.filter(({ id }) => id !== draft.id),
  };
}
