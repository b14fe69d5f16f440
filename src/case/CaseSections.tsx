import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { RetrievedCase } from "#api/get-case.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { runInBackground } from "#lib/scheduler.ts";
import { untilIdle } from "#lib/when-idle.ts";
import { useCaseCommands } from "./case-commands.ts";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { transactionAnchor } from "./navigation.ts";
import { ServiceAnswer } from "./raw/ServiceAnswer.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";

/** The contract notes of an answer. Finding them reads every value, so it waits until the browser is idle. */
const notesQuery = ({ case: { id }, received, retrievedAt }: RetrievedCase) =>
  queryOptions({
    queryKey: ["contract-notes", id, retrievedAt] as const,
    queryFn: async () => {
      await untilIdle();
      const { findContractNotes } = await importChunk(() => import("#wire/contract-note.ts"));
      return runInBackground(findContractNotes(received));
    },
    structuralSharing: false,
    // It must outlast the rendering of a long case, as the changes must.
    gcTime: 10_000,
  });

/** Everything below the stage, and the palette's entries for the case. */
export function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { case: caseData, received } = retrieved;
  useCaseCommands(caseData);
  // After a refresh the notes of the answer before stay until the new ones are found.
  const { data: notes } = useQuery({
    ...notesQuery(retrieved),
    placeholderData: keepPreviousData,
  });
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
