import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseType } from "#model/case-type.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useProfile } from "../form/form-context.ts";
import { moveToInputs, readLink } from "../form/link-prefill.ts";
import { emptyValues } from "../form/values.ts";
import { type Draft, type DraftForm, readDraft } from "./draft.ts";

/** Which form a page begins with: the one that the address asks for, the draft, or an empty one of a case type. */
export type InitialForm = "address" | "draft" | { readonly caseType: CaseType | "" };

/**
 * Finds the form with which a page begins. An address without a link opens the draft; a link opens it if the draft began
 * with the same contents, else a clean form. Then the draft is offered, and the two are never mixed. Values that look
 * like a card number are removed from the address.
 */
export function useInitialForm(start: InitialForm) {
  const profile = useProfile();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { tag } = useLanguage();
  const [initial] = useState(() => {
    const link = readLink(typeof start === "string" ? search : linkOf(start.caseType));
    const { contents, bpCode, arns, fields } = link;
    const draft = readDraft(tag, profile);
    const isWanted =
      start === "draft" || (start === "address" && (contents === "" || contents === draft?.link));
    const restored = isWanted ? draft : undefined;
    const clean: DraftForm = {
      values: moveToInputs({ ...emptyValues(), bpCode, freeRows: [...fields] }, profile, tag),
      rows: arns.map((rawArn) => ({ rawArn })),
      columns: [],
    };
    return {
      ...(restored ?? clean),
      link: restored?.link ?? contents,
      isRestored: restored !== undefined,
      /** Whether the address has what looks like a card number. */
      hasCard: start === "address" && link.hasCard,
      /** The draft of another form. */
      offered: restored ? undefined : draft,
    };
  });
  // The address gets the link of the form, so that a reload opens the same form again.
  const address = start !== "address" || initial.hasCard ? initial.link : undefined;
  useEffect(() => {
    if (address !== undefined)
      void navigate({ search: address }, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return initial;
}

const linkOf = (caseType: CaseType | ""): string => (caseType === "" ? "" : `bpCode=${caseType}`);

export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { draft: t } = useMessages().create;
  // A live region announces changes only, so the text is inserted after the first render.
  const title = <span role="status">{useDeferredValue(t.restored, "")}</span>;
  return (
    <Notice
      tone="info"
      title={title}
      actions={
        <Button variant="quiet" onClick={onStartOver}>
          {t.startOver}
        </Button>
      }
    />
  );
}

interface OfferedDraftNoticeProps {
  readonly draft: Draft;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

export function OfferedDraftNotice({ draft, onUse, onDiscard }: OfferedDraftNoticeProps) {
  const { tag, messages } = useLanguage();
  const { draft: t } = messages.create;
  const [arn, ...others] = draft.rows.map((row) => row.rawArn).filter(Boolean);
  const about = [draft.values.bpCode, arn && t.arn({ end: arn.slice(-4), more: others.length })];
  return (
    <Notice
      tone="info"
      title={t.other({
        time: formatTimeOfDay(draft.savedAt, tag),
        about: about.filter(Boolean).join(", "),
      })}
      actions={
        <>
          <Button variant="quiet" onClick={onUse}>
            {t.use}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {t.discard}
          </Button>
        </>
      }
    />
  );
}
