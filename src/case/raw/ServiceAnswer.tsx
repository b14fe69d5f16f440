import { memo, useId } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import type { ContractNote } from "#wire/contract-note.ts";
import { ContractNotes } from "../checks/ContractNotes.tsx";
import { RawSection } from "./RawSection.tsx";
import styles from "./ServiceAnswer.module.css";

interface ServiceAnswerProps {
  readonly received: RetrievedCase["received"];
  /** `undefined` until they were looked for. */
  readonly notes: readonly ContractNote[] | undefined;
}

/** What the service answered, for those who look after the connection: folded, because an operator rarely needs it. */
export const ServiceAnswer = memo(function ServiceAnswer({ received, notes }: ServiceAnswerProps) {
  const { answer: words } = useMessages();
  const titleId = useId();
  return (
    <section className={styles.answer} aria-labelledby={titleId}>
      <Disclosure
        summary={
          <>
            <h2 id={titleId}>{words.title}</h2>
            {notes && <span>{words.summary({ notes: notes.length })}</span>}
          </>
        }
      >
        <div className={styles.parts}>
          {notes && notes.length > 0 && <ContractNotes notes={notes} />}
          <RawSection received={received} />
        </div>
      </Disclosure>
    </section>
  );
});
