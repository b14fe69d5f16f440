import type { RetrievedCase } from "#api/get-case.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { transactionAnchor } from "./anchors.ts";
import { ServiceAnswer } from "./answer/ServiceAnswer.tsx";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";

export function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const { case: caseData, received } = retrieved;
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
        <ServiceAnswer received={received} />
      </SectionBoundary>
    </>
  );
}
