import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { messageOf, type RetrievedCase } from "#api/get-case.ts";
import { MarksContext } from "#case-ui/ChangeMark.tsx";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useTurn } from "#case-ui/TurnLabel.tsx";
import { useChanges } from "#changes/use-changes.ts";
import { profileQuery } from "#config/form-profile.ts";
import { CaseFilesProvider, useCaseFiles } from "#documents/CaseFilesProvider.tsx";
import { documentsInOrder } from "#documents/files/find-document.ts";
import type { WriteCaseReport } from "#documents/files/use-files.ts";
import { Attachments } from "#documents/list/Attachments.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { importChunk, lazyPart } from "#lib/import-chunk.ts";
import { whenIdle } from "#lib/scheduler.ts";
import { type Case, documentsOf } from "#model/case.ts";
import { initialStage, type Stage } from "#model/stage.ts";
import { caseSentence, openStageOf } from "#model/turn.ts";
import { useSessionContext } from "#session/SessionProvider.tsx";
import { CopyToolbar, useCopyKey } from "#ui/copy/CopyToolbar.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useRootClass } from "#ui/page/display.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { transactionAnchor } from "./anchors.ts";
import { useSharedToggle } from "./CaseTogglesProvider.tsx";
import { CaseTools, Refresh } from "./CaseTools.tsx";
import styles from "./CaseView.module.css";
import { ParticipantsSection } from "./fields/FieldList.tsx";
import { useCaseSearch } from "./find/FindBox.tsx";
import { CaseDetails } from "./header/CaseDetails.tsx";
import { CaseHeader } from "./header/CaseHeader.tsx";
import { ThingsToCheck } from "./header/ThingsToCheck.tsx";
import { usePrinting } from "./print/use-printing.tsx";
import { StageList } from "./stages/StageList.tsx";
import { SelectedStage } from "./stages/StageSection.tsx";
import { TransactionSection } from "./transactions/TransactionSection.tsx";
import { useScrollToTarget } from "./use-scroll-to-target.ts";

const importFind = () => import("./find/FindResults.tsx");
/** Loads the search ahead of its use. A failure is ignored here, because the use reports it. */
const preloadFind = () => void importFind().catch(() => {});
const FindResults = lazyPart(async () => (await importFind()).FindResults);
const ServiceAnswer = lazyPart(
  async () => (await import("./answer/ServiceAnswer.tsx")).ServiceAnswer,
);
const Preview = lazyPart(async () => (await import("#documents/preview/Preview.tsx")).Preview);

interface CaseViewProps {
  readonly retrieved: RetrievedCase;
  readonly neighbours: ReactNode;
  readonly failure: ReactNode;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

export function CaseView(props: CaseViewProps) {
  const { retrieved, neighbours, failure, isRefreshing, onRefresh } = props;
  const { case: caseData, retrievedAt } = retrieved;
  const language = useLanguage();
  const { case: t } = language.messages;
  const message = messageOf(retrieved);
  const [searchParams] = useSearchParams();
  const { stages } = caseData;
  const stage = initialStage(caseData.stages, searchParams.get("stage"));
  const { query, setQuery, searchedText, endSearch } = useCaseSearch();
  const [showsHidden] = useSharedToggle("showsHiddenFields");
  const isFinding = searchedText !== "";
  const changes = useChanges(retrieved);
  const printing = usePrinting(retrieved);

  const stageSection = useRef<HTMLElement>(null);
  useScrollToTarget(stageSection, isFinding);
  useEffect(() => whenIdle(preloadFind), []);
  useCopyKey();
  const shownFailure = printing.failure || failure;
  useRootClass(styles.hasFailure, Boolean(shownFailure));
  const turn = useTurn(caseData);
  const sentence = caseSentence(caseData, turn);
  async function findFirst(text: string) {
    const { firstHit } = await importChunk(importFind);
    return firstHit(caseData, turn, language, text, showsHidden);
  }
  const turnStage = openStageOf(turn);

  return (
    <CaseFilesProvider caseId={caseData.id} retrievedAt={retrievedAt} onBeforeShow={endSearch}>
      <CopyToolbar>
        <MarksContext value={changes?.marks.size ? changes.marks : undefined}>
          <CaseHeader
            caseData={caseData}
            turn={turn}
            sentence={sentence}
            bar={{
              tools: (
                <CaseTools
                  caseData={caseData}
                  turn={turn}
                  find={{ text: query, onFind: setQuery, findFirst }}
                  onPrint={printing.start}
                />
              ),
              refresh: <Refresh {...{ isRefreshing, onRefresh, retrievedAt }} />,
              neighbours,
            }}
            changes={changes}
          />
          <div className={styles.columns}>
            <SectionBoundary resetKey={isFinding && caseData}>
              {isFinding && (
                <div className={styles.found}>
                  <FindResults caseData={caseData} turn={turn} text={searchedText} />
                </div>
              )}
            </SectionBoundary>
            {/* Hidden and not unmounted: downloads continue, and nothing renders again after the search. */}
            <div className={styles.side} hidden={isFinding}>
              <div className={styles.sticky}>
                <SectionBoundary resetKey={caseData}>
                  <StageList
                    stages={stages}
                    hasUnread={caseData.hasUnreadStages}
                    selected={stage}
                    turnStage={turnStage}
                  />
                </SectionBoundary>
                <SectionBoundary resetKey={caseData}>
                  <CaseDetails caseData={caseData} turn={turn} sentence={sentence} />
                </SectionBoundary>
              </div>
            </div>
            <div className={`stack ${styles.main}`} hidden={isFinding}>
              {message !== "" && (
                <Notice tone="info" title={t.serviceSays}>
                  <ServiceMessage text={message} />
                </Notice>
              )}
              <SectionBoundary resetKey={caseData}>
                <ThingsToCheck caseData={caseData} />
              </SectionBoundary>
              <div className={styles.stage}>
                <SelectedStage
                  ref={stageSection}
                  caseData={caseData}
                  stage={stage}
                  turnStage={turnStage}
                  sentence={sentence}
                />
                <SectionBoundary resetKey={caseData}>
                  <CaseAttachments caseData={caseData} stage={stage} />
                </SectionBoundary>
              </div>
              <div className={`stack ${styles.rest}`}>
                <CaseSections retrieved={retrieved} />
              </div>
            </div>
            <PreviewArea caseData={caseData} stage={stage} isHidden={isFinding} />
          </div>
          {shownFailure && <div className={styles.failure}>{shownFailure}</div>}
        </MarksContext>
      </CopyToolbar>
      {printing.parts}
    </CaseFilesProvider>
  );
}

interface CaseFilesProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
}

function CaseAttachments({ caseData, stage }: CaseFilesProps) {
  const { id } = caseData;
  const language = useLanguage();
  const session = useSessionContext();
  const queries = useQueryClient();
  const writeReport: WriteCaseReport = useCallback(
    async (files, includesHiddenFields) => {
      const { writeReport: write } = await importChunk(() => import("./print/write-report.tsx"));
      const { queryKey } = profileQuery(session.settings.formProfile);
      const meanings = queries.getQueryData(queryKey);
      return write(files, { id, includesHiddenFields, meanings, language, session });
    },
    [id, language, session, queries],
  );
  return <Attachments caseData={caseData} stage={stage} writeReport={writeReport} />;
}

interface PreviewAreaProps extends CaseFilesProps {
  readonly isHidden: boolean;
}

/** The preview of a file: in a third column where there is room. */
function PreviewArea({ caseData, stage, isHidden }: PreviewAreaProps) {
  const { previewed, openPreview } = useCaseFiles();
  useRootClass(styles.hasPreview, previewed !== undefined && !isHidden);
  useShortcut({ key: "v" }, () => {
    const [first] = documentsInOrder(documentsOf(caseData), stage?.documents);
    if (first && !previewed) openPreview(first.document);
  });
  return (
    previewed && (
      <div className={styles.aside} hidden={isHidden}>
        <SectionBoundary resetKey={previewed} isRequested>
          <Preview caseData={caseData} stage={stage} />
        </SectionBoundary>
      </div>
    )
  );
}

function CaseSections({ retrieved }: { readonly retrieved: RetrievedCase }) {
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
