import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { newId } from "#session/storage.ts";
import { applyLink, type LinkPrefill, readLink } from "../form/link-prefill.ts";
import { type CreateFormValues, emptyValues } from "../form/values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { type Draft, readDrafts } from "./drafts.ts";

/** Which form a page begins with: the one that the address asks for, an empty one, or one of a draft. */
export type Start = "address" | "blank" | Draft;

/** The form with which a page begins. */
export interface InitialForm {
  readonly values: CreateFormValues;
  /** The transactions of a draft; none for an empty form. */
  readonly transactions: Draft["transactions"];
  /** The id of its draft, and the contents of the link that the form began with. */
  readonly draft: Pick<Draft, "id" | "link">;
  readonly isRestored: boolean;
  /** What was refused of the link in the address. */
  readonly leftOut: Pick<LinkPrefill, "refused" | "unknownCode"> | undefined;
  /** The drafts of other forms; they are offered, and never mixed with this one. */
  readonly otherDrafts: readonly Draft[];
}

/**
 * Finds the form with which a page begins. A link opens the draft that began with the same contents, else
 * a clean form; an address without contents opens the last draft. Refused parameters are removed from the
 * address.
 */
export function useInitialForm(start: Start, profile: FormProfile): InitialForm {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tag } = useLanguage();
  const [visited] = useState(() => readLink(search));
  const [initial] = useState(() => openForm(start, visited, profile, tag));
  // The address of the draft's link, so that a reload opens the same draft again.
  const draftQuery = typeof start === "object" ? start.link : undefined;
  const isRefused = start === "address" && visited.refused.length > 0;
  const address = isRefused ? visited.contents : draftQuery;
  useEffect(() => {
    if (address !== undefined) void navigate({ search: address }, { replace: true });
  }, [address, navigate]);
  return initial;
}

function openForm(
  start: Start,
  visited: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): InitialForm {
  const drafts = readDrafts();
  const restored = draftOf(start, visited, drafts);
  const blank = () => (start === "blank" ? emptyValues() : applyLink(visited, profile, tag));
  const { bpCode, typed, rows } = restored ?? blank();
  const { id, link, transactions } = restored ?? {
    id: newId(),
    link: visited.contents,
    transactions: [],
  };
  return {
    values: { bpCode, typed, rows, files: {} },
    transactions,
    draft: { id, link },
    isRestored: restored !== undefined,
    leftOut: start === "address" ? visited : undefined,
    otherDrafts: drafts.filter((draft) => draft.id !== id),
  };
}

function draftOf(start: Start, { contents }: LinkPrefill, drafts: readonly Draft[]) {
  if (start === "blank") return undefined;
  if (start !== "address") return start;
  return drafts.find(({ link }) => link === contents) ?? (contents === "" ? drafts[0] : undefined);
}
