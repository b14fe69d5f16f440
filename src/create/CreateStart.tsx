import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { unturned } from "#language/turning.ts";
import { Notice } from "#ui/Notice.tsx";
import { CreateDesk } from "./CreateDesk.tsx";
import type { FormProfile } from "./form-profile.ts";
import { dropDraft } from "./kept-draft.ts";
import { blankForm, openForm } from "./opening.ts";

interface CreateStartProps {
  readonly profile: FormProfile;
  /** Neither a link nor a draft has a say. */
  readonly isBlank: boolean;
  readonly onStartOver: () => void;
  readonly focusHeading: () => void;
}

/** What the form begins with, and what there is to say about it. */
export function CreateStart(props: CreateStartProps) {
  const { profile, isBlank, onStartOver, focusHeading } = props;
  const { link: words } = useWords().create;
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opening] = useState(() => (isBlank ? blankForm(profile) : openForm(search, profile)));
  const { refused, unknownCode, query } = opening.link;

  useEffect(() => {
    if (refused.length > 0) void navigate({ search: query }, { replace: true });
  }, [refused, query, navigate]);

  useEffect(() => {
    // Here, since the form that was left has kept a last draft of itself.
    if (isBlank) dropDraft();
  }, [isBlank]);

  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="warn"
          isAlert
          title={words.refused({ names: unturned(refused.join(", ")) })}
        />
      )}
      {unknownCode !== undefined && (
        <Notice tone="warn" title={words.unknownCode({ code: unturned(unknownCode) })} />
      )}
      <CreateDesk
        opening={opening}
        profile={profile}
        onStartOver={onStartOver}
        focusHeading={focusHeading}
      />
    </>
  );
}
