import { useEffect, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { runInBackground } from "#lib/scheduler.ts";
import { whenIdle } from "#lib/when-idle.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import { useCaseCommands } from "./case-commands.ts";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { transactionAnchor } from "./navigation.ts";
import { ServiceAnswer } from "./raw/ServiceAnswer.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";

/** Finds the contract notes of an answer. The search reads every value, so it waits until the browser is idle. */
function useNotes(received: RetrievedCase["received"]): readonly ContractNote[] | undefined {
  const [notes, setNotes] = useState<readonly ContractNote[]>();
  useEffect(() => {
    let isGone = false;
    async function find() {
      const { findContractNotes } = await importChunk(() => import("#wire/contract-note.ts"));
      const found = await runInBackground(findContractNotes(received));
      if (!isGone) setNotes(found);
    }
    // Code that cannot be loaded is reported by the folded section.
    const giveUp = whenIdle(() => void find().catch(() => {}));
    return () => {
      isGone = true;
      giveUp();
    };
  }, [received]);
  return notes;
}

/** Everything below the stage, and the palette's entries for the case. */
export function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { case: caseData, received } = retrieved;
  useCaseCommands(caseData);
  const notes = useNotes(received);
  return (
    <>
      <div id={transactionAnchor}>
        <SectionBoundary resetKey={caseData}>
          <TransactionSection caseData={caseData} />
        </SectionBoundary>
      </div>
      <SectionBoundary resetKey={caseData}>
        <ParticipantsSection
          fields={caseData.participants}
          hasUnread={caseData.hasUnreadParticipants}
        />
      </SectionBoundary>
      <SectionBoundary resetKey={caseData}>
        <ServiceAnswer received={received} notes={notes} />
      </SectionBoundary>
    </>
  );
}
