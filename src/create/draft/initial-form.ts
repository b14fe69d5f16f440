import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FormProfile } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { applyLink, type LinkPrefill, readLink } from "../form/link-prefill.ts";
import { emptyValues } from "../form/values.ts";
import { type Draft, type DraftForm, formOf, inLanguage, readDrafts } from "./drafts.ts";

/** Which form a page begins with: the one that the address asks for, an empty one, or one of a draft. */
export type InitialForm = "address" | "blank" | Draft;

/**
 * Finds the form with which a page begins. A link opens the draft that began with the same contents, else a clean form;
 * an address without a link opens the last draft. Values that look like a card number are removed from the address.
 */
export function useInitialForm(start: InitialForm, profile: FormProfile) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tag } = useLanguage();
  const [visited] = useState(() => readLink(search));
  const [initial] = useState(() => {
    const drafts = readDrafts();
    const draft = draftOf(start, visited, drafts);
    const link = draft?.link ?? visited.contents;
    return {
      ...(draft ? formOf(inLanguage(draft, tag)) : newForm(start, visited, profile, tag)),
      link,
      isRestored: draft !== undefined,
      /** The link in the address, without what looks like a card number. */
      visited: start === "address" ? visited : undefined,
      /** The drafts of other forms; they are offered, and never mixed with this one. */
      otherDrafts: drafts.filter((other) => other.link !== link),
    };
  });
  // The address gets the draft's link, so that a reload opens the same draft again.
  const draftQuery = typeof start === "object" ? start.link : undefined;
  const hasCards = start === "address" && visited.cardParameters.length > 0;
  const address = hasCards ? visited.contents : draftQuery;
  useEffect(() => {
    if (address !== undefined)
      void navigate({ search: address }, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return initial;
}

function newForm(
  start: InitialForm,
  visited: LinkPrefill,
  profile: FormProfile,
  tag: LanguageTag,
): DraftForm {
  return {
    values: start === "blank" ? emptyValues() : applyLink(visited, profile, tag),
    transactions: visited.arns.map((arn) => ({ arn })),
    columns: [],
  };
}

function draftOf(
  start: InitialForm,
  { contents }: LinkPrefill,
  drafts: readonly Draft[],
): Draft | undefined {
  if (start === "blank") return undefined;
  if (start !== "address") return start;
  return drafts.find(({ link }) => link === contents) ?? (contents === "" ? drafts[0] : undefined);
}
