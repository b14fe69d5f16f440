import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RetrievedCase } from "#api/get-case.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { transactionAnchor } from "./anchors.ts";
import { notesQuery } from "./answer/notes-query.ts";
import { ServiceAnswer } from "./answer/ServiceAnswer.tsx";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";

export function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { case: caseData, received } = retrieved;
  // After a refresh the notes of the answer before stay until the new ones are found.
  const { data: notes, error } = useQuery({
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
          transactions={caseData.transactions}
        />
      </SectionBoundary>
      <SectionBoundary resetKey={caseData}>
        <ServiceAnswer received={received} notes={notes} notesError={error} />
      </SectionBoundary>
    </>
  );
}
