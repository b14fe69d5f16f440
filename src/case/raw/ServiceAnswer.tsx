import { memo, useId } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { lazyPart } from "#lib/import-chunk.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { nextPaint } from "#ui/page/after-paint.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import styles from "./ServiceAnswer.module.css";

/** The folded contents take no room on the page, so they are loaded after the case is painted. */
const AnswerParts = lazyPart(async () => {
  await nextPaint();
  return (await import("./AnswerParts.tsx")).AnswerParts;
});

export interface ServiceAnswerProps {
  readonly received: RetrievedCase["received"];
  /** `undefined` until the search for notes is done. */
  readonly notes: readonly ContractNote[] | undefined;
  /** Why there are none. */
  readonly notesError: Error | null;
}

/** What the service answered, for those who look after the connection: folded, because an operator rarely needs it. */
export const ServiceAnswer = memo(function ServiceAnswer(props: ServiceAnswerProps) {
  const { received, notes } = props;
  const { answer: t } = useMessages();
  const titleId = useId();
  return (
    <section className={styles.answer} aria-labelledby={titleId}>
      <Disclosure
        summary={
          <>
            <h2 id={titleId}>{t.title}</h2>
            {notes && <span>{t.summary({ notes: notes.length })}</span>}
          </>
        }
      >
        <SectionBoundary resetKey={received}>
          <AnswerParts {...props} />
        </SectionBoundary>
      </Disclosure>
    </section>
  );
});
