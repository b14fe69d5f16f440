import { useDeferredValue } from "react";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatTimeOfDay } from "#i18n/moment.ts";
import { withoutBidiControls } from "#privacy/untrusted-text.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { LinkPrefill } from "../form/link-prefill.ts";
import type { Draft } from "./drafts.ts";

/** Names the parameters of a link that were not filled in. */
export function LinkNotices({
  refused,
  unknownCode,
}: Pick<LinkPrefill, "refused" | "unknownCode">) {
  const { link: words } = useMessages().create;
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="warn"
          isAlert
          title={words.refused({ names: withoutBidiControls(refused.join(", ")) })}
        />
      )}
      {unknownCode !== undefined && (
        <Notice tone="warn" title={words.unknownCode({ code: withoutBidiControls(unknownCode) })} />
      )}
    </>
  );
}

interface DraftNoticeProps {
  /** Whether something of the draft was sent since, for example by the tab that this one is a copy of. */
  readonly wasSent: boolean;
  readonly onStartOver: () => void;
}

/** Says that a draft was restored, and offers an empty form. */
export function DraftNotice({ wasSent, onStartOver }: DraftNoticeProps) {
  const { draft: words } = useMessages().create;
  const text = wasSent ? `${words.restored} ${words.wasSent}` : words.restored;
  // A live region announces changes only, so the text is inserted after the first render.
  const announced = useDeferredValue(text, "");
  return (
    <Notice
      tone={wasSent ? "warn" : "info"}
      title={
        <>
          <span aria-hidden>{text}</span>
          <span role="status" className="visually-hidden">
            {announced}
          </span>
        </>
      }
      end={
        <Button variant="quiet" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    />
  );
}

interface OtherDraftProps {
  readonly draft: Draft;
  readonly onUse: () => void;
  readonly onDiscard: () => void;
}

/** Offers the draft of another form. */
export function OtherDraft({ draft, onUse, onDiscard }: OtherDraftProps) {
  const { tag, words } = useLanguage();
  const { draft: texts } = words.create;
  const [arn, ...others] = draft.transactions.map((row) => row.arn).filter(Boolean);
  const about = [draft.bpCode, arn && texts.arn({ end: arn.slice(-4), more: others.length })];
  return (
    <Notice
      tone="warn"
      title={texts.other({
        time: formatTimeOfDay(draft.savedAt, tag),
        about: about.filter(Boolean).join(", "),
      })}
      end={
        <>
          <Button variant="quiet" onClick={onUse}>
            {texts.use}
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </>
      }
    />
  );
}
