import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FormProfile } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import type { CaseType } from "#model/case-type.ts";
import { applyLink, type LinkPrefill, readLink } from "../form/link-prefill.ts";
import { type Draft, type DraftForm, formOf, inLanguage, readDrafts } from "./drafts.ts";

/** Which form a page begins with: the one that the address asks for, an empty one, or one of a draft. */
export type InitialForm = "address" | EmptyForm | Draft;

interface EmptyForm {
  readonly caseType: CaseType | "";
}

export const isDraft = (start: InitialForm): start is Draft =>
  typeof start === "object" && "link" in start;

/**
 * Finds the form with which a page begins. A link opens the draft that began with the same contents, else a clean form;
 * an address without a link opens the last draft. An empty form has the link of its case type, and no contents of the
 * address. Values that look like a card number are removed from the address.
 */
export function useInitialForm(start: InitialForm, profile: FormProfile) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tag } = useLanguage();
  const [visited] = useState(() =>
    readLink(start === "address" || isDraft(start) ? search : linkOf(start)),
  );
  const [initial] = useState(() => {
    const drafts = readDrafts();
    const draft = draftOf(start, visited, drafts);
    const link = draft?.link ?? visited.contents;
    return {
      ...(draft ? formOf(inLanguage(draft, tag)) : newForm(visited, profile, tag)),
      link,
      isRestored: draft !== undefined,
      /** The link in the address, without what looks like a card number. */
      visited: start === "address" ? visited : undefined,
      /** The drafts of other forms; they are offered, and never mixed with this one. */
      otherDrafts: drafts.filter((other) => other.link !== link),
    };
  });
  // The address gets the link of the form, so that a reload opens the same form again.
  const isOther = start !== "address" || visited.cardParameters.length > 0;
  const address = isOther ? initial.link : undefined;
  useEffect(() => {
    if (address !== undefined)
      void navigate({ search: address }, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return initial;
}

const linkOf = ({ caseType }: EmptyForm): string => (caseType === "" ? "" : `bpCode=${caseType}`);

function newForm(visited: LinkPrefill, profile: FormProfile, tag: LanguageTag): DraftForm {
  return {
    values: applyLink(visited, profile, tag),
    transactions: visited.arns.map((arn) => ({ arn })),
    columns: [],
  };
}

function draftOf(
  start: InitialForm,
  { contents }: LinkPrefill,
  drafts: readonly Draft[],
): Draft | undefined {
  if (isDraft(start)) return start;
  const isPlain = start === "address" && contents === "";
  return drafts.find(({ link }) => link === contents) ?? (isPlain ? drafts[0] : undefined);
}
