import { memo, useId, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import type { ContractNote } from "#wire/contract-note.ts";
import { ContractNotes } from "./ContractNotes.tsx";
import { RawAnswer } from "./RawAnswer.tsx";
import styles from "./ServiceAnswer.module.css";

interface ServiceAnswerProps {
  readonly received: RetrievedCase["received"];
  /** `undefined` until the search for notes is done. */
  readonly notes: readonly ContractNote[] | undefined;
  /** Why there are none. */
  readonly notesError: Error | null;
}

/**
 * What the service answered, for those who look after the connection: folded, because an operator rarely needs it, and
 * rendered when it is first opened.
 */
export const ServiceAnswer = memo(function ServiceAnswer(props: ServiceAnswerProps) {
  const { received, notes, notesError } = props;
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
            {notes && notes.length > 0 && <span>{t.differences({ count: notes.length })}</span>}
          </>
        }
      >
        {isRendered && (
          <SectionBoundary resetKey={received}>
            <div className="stack">
              {notesError && <FailureNotice error={notesError} takesFocus={false} />}
              {notes && notes.length > 0 && <ContractNotes notes={notes} />}
              <RawAnswer received={received} />
            </div>
          </SectionBoundary>
        )}
      </Disclosure>
    </section>
  );
});
