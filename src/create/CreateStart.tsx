import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { unturned } from "#language/turning.ts";
import { Notice } from "#ui/Notice.tsx";
import { CreateScreen } from "./CreateScreen.tsx";
import { type Draft, dropDraft } from "./draft/drafts.ts";
import { dropDrafts } from "./draft/drop-drafts.ts";
import { openForm, type Start } from "./draft/opening.ts";
import { readLink } from "./form/link-prefill.ts";
import type { FormProfile } from "./profile/form-profile.ts";

interface CreateStartProps {
  readonly profile: FormProfile;
  readonly start: Start;
  /** Begins with an empty form instead of the one whose draft has this id. */
  readonly onStartOver: (draftId: string) => void;
  readonly onUseDraft: (draft: Draft) => void;
  readonly focusHeading: () => void;
}

/** What the form begins with, and what there is to say about it. */
export function CreateStart(props: CreateStartProps) {
  const { profile, start, onStartOver, onUseDraft, focusHeading } = props;
  const { link: words } = useFullWords().create;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [visited] = useState(() => readLink(search));
  const [opening] = useState(() => openForm(start, visited, profile));
  const isVisit = start.kind === "address";
  const { refused, unknownCode, query } = visited;
  const hasRefused = isVisit && refused.length > 0;

  useEffect(() => {
    if (hasRefused) void navigate({ search: query }, { replace: true });
  }, [hasRefused, query, navigate]);

  useEffect(() => {
    // A reload opens the same draft again.
    if (start.kind === "draft") void navigate({ search: start.draft.link }, { replace: true });
    // Here, since the form that was left has saved a last draft of itself.
    if (start.kind !== "blank") return;
    if (start.dropped === undefined) dropDrafts();
    else dropDraft(start.dropped);
  }, [start, navigate]);

  return (
    <>
      {hasRefused && (
        <Notice
          tone="warn"
          isAlert
          title={words.refused({ names: unturned(refused.join(", ")) })}
        />
      )}
      {isVisit && unknownCode !== undefined && (
        <Notice tone="warn" title={words.unknownCode({ code: unturned(unknownCode) })} />
      )}
      <CreateScreen
        opening={opening}
        profile={profile}
        onStartOver={() => onStartOver(opening.draft.id)}
        onUseDraft={onUseDraft}
        focusHeading={focusHeading}
      />
    </>
  );
}
