import { memo, startTransition, useEffect, useId, useMemo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { whenIdle } from "#lib/scheduler.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { contractNotes } from "#wire/contract-note.ts";
import { ContractNotes } from "./ContractNotes.tsx";
import { RawAnswer } from "./RawAnswer.tsx";
import styles from "./ServiceAnswer.module.css";

/**
 * What the service answered, for those who look after the connection: folded, because an operator rarely needs it, and
 * rendered when it is first opened.
 */
export const ServiceAnswer = memo(function ServiceAnswer({
  received,
}: Pick<RetrievedCase, "received">) {
  // After the paint, because the notes read every value: `useDeferredValue` would not wait, since the case itself is
  // deferred. Those of the answer before stay until the new ones are found.
  const [read, setRead] = useState<RetrievedCase["received"]>();
  useEffect(() => whenIdle(() => startTransition(() => setRead(received))), [received]);
  const notes = useMemo(() => (read ? contractNotes(read) : []), [read]);
  const { answer: t } = useMessages();
  const titleId = useId();
  const [isRendered, setRendered] = useState(false);
  return (
    <section className={styles.answer} aria-labelledby={titleId}>
      <Disclosure
        onToggle={(isShown) => isShown && setRendered(true)}
        summary={
          <>
            <h2 id={titleId}>{t.title}</h2>
            {notes.length > 0 && <span>{t.differences({ count: notes.length })}</span>}
          </>
        }
      >
        {isRendered && (
          <SectionBoundary resetKey={received}>
            <div className="stack">
              {notes.length > 0 && <ContractNotes notes={notes} />}
              <RawAnswer received={received} />
            </div>
          </SectionBoundary>
        )}
      </Disclosure>
    </section>
  );
});
