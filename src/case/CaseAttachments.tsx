import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { profileQuery } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import type { WriteCaseReport } from "#documents/files/use-files.ts";
import { Attachments } from "#documents/list/Attachments.tsx";
import { LanguageContext, useLanguage } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import type { Case } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Stage } from "#model/stage.ts";
import { SessionProvider, useSessionContext } from "#session/SessionProvider.tsx";

function useReportWriter(id: CaseId): WriteCaseReport {
  const language = useLanguage();
  const session = useSessionContext();
  const queries = useQueryClient();
  const { formProfile } = useSettings();
  return useCallback(
    async (reported, includesHiddenFields) => {
      const { writeReport } = await importChunk(() => import("./print/write-report.tsx"));
      const meanings = queries.getQueryData(profileQuery(formProfile).queryKey);
      const data = { ...reported, meanings };
      return writeReport(data, includesHiddenFields, id, language, (content) => (
        <LanguageContext value={language}>
          <SessionProvider {...session}>{content}</SessionProvider>
        </LanguageContext>
      ));
    },
    [id, language, session, queries, formProfile],
  );
}

interface CaseAttachmentsProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
}

export function CaseAttachments({ caseData, stage }: CaseAttachmentsProps) {
  const writeReport = useReportWriter(caseData.id);
  return <Attachments caseData={caseData} stage={stage} writeReport={writeReport} />;
}
