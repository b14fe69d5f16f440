import { useCallback, useEffect, useMemo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { Attachments } from "#documents/Attachments.tsx";
import type { WriteCaseReport } from "#documents/pack/use-pack.ts";
import { LanguageContext, useLanguage } from "#i18n/LanguageProvider.tsx";
import { documentsOf, hasHiddenFields, hasUnreadDocuments } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { SessionProvider, useSessionContext } from "#session/SessionProvider.tsx";
import { whenIdle } from "#ui/page/when-idle.ts";
import { inBackground } from "#ui/page/yielder.ts";
import { type ContractNote, findContractNotes } from "#wire/contract-note.ts";
import { useCaseCommands } from "./case-commands.ts";
import { ContractNotes } from "./checks/ContractNotes.tsx";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { transactionAnchor } from "./navigation.ts";
import { RawSection } from "./raw/RawSection.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";

/** Finds the contract notes of an answer. Every value is read for them, so this waits until the browser is idle. */
function useNotes(received: RetrievedCase["received"]): readonly ContractNote[] {
  const [notes, setNotes] = useState<readonly ContractNote[]>([]);
  useEffect(() => {
    let isGone = false;
    async function find() {
      const found = await inBackground(findContractNotes(received));
      if (!isGone) setNotes(found);
    }
    const giveUp = whenIdle(() => void find());
    return () => {
      isGone = true;
      giveUp();
    };
  }, [received]);
  return notes;
}

/** Returns a function that writes the report of an evidence pack; its code is loaded with the first report. */
function useReportWriter(id: CaseId): WriteCaseReport {
  const language = useLanguage();
  const session = useSessionContext();
  return useCallback(
    async (reported, includesHiddenFields) => {
      const { writeReport } = await import("./print/write-report.tsx");
      return writeReport(reported, includesHiddenFields, id, language, (content) => (
        <LanguageContext value={language}>
          <SessionProvider {...session}>{content}</SessionProvider>
        </LanguageContext>
      ));
    },
    [id, language, session],
  );
}

/** Everything below the stage, and the palette's entries for the case; rendered after the first paint. */
export function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { case: shown, received } = retrieved;
  useCaseCommands(shown);
  const notes = useNotes(received);
  const documents = useMemo(() => documentsOf(shown), [shown]);
  const findHiddenFields = useCallback(() => hasHiddenFields(shown), [shown]);
  const writeReport = useReportWriter(shown.id);
  return (
    <>
      <SectionBoundary resetKey={shown}>
        <Attachments
          caseId={shown.id}
          documents={documents}
          hasUnread={hasUnreadDocuments(shown)}
          hasHiddenFields={findHiddenFields}
          writeReport={writeReport}
        />
      </SectionBoundary>
      <div id={transactionAnchor}>
        <SectionBoundary resetKey={shown}>
          <TransactionSection
            transactions={shown.transactions}
            hasUnread={shown.hasUnreadTransactions}
            headerRole={shown.operatorRole}
          />
        </SectionBoundary>
      </div>
      <SectionBoundary resetKey={shown}>
        <ParticipantsSection fields={shown.participants} hasUnread={shown.hasUnreadParticipants} />
      </SectionBoundary>
      {notes.length > 0 && <ContractNotes notes={notes} />}
      <SectionBoundary resetKey={shown}>
        <RawSection received={received} />
      </SectionBoundary>
    </>
  );
}
