import { useDeferredValue } from "react";
import { formatTimeOfDay } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { Draft } from "./draft.ts";

/** Says that a draft was restored, and offers an empty form. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const { draft: t } = useMessages().create;
  // A live region announces changes only, so the text is inserted after the first render.
  const announced = useDeferredValue(t.restored, "");
  return (
    <Notice
      tone="info"
      title={
        <>
          <span aria-hidden>{t.restored}</span>
          <span role="status" className="visually-hidden">
            {announced}
          </span>
        </>
      }
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

/** Offers the draft of another form. */
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
