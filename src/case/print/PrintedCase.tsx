import { useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { stageStates } from "#case-ui/format-stage.ts";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useTurn } from "#case-ui/TurnLabel.tsx";
import { useClock } from "#config/clock.ts";
import { useSettings } from "#config/settings-context.ts";
import { DocumentFacts } from "#documents/files/DocumentFacts.tsx";
import { FileName } from "#documents/files/FileName.tsx";
import { receivedName } from "#documents/files/file-names.ts";
import { documentAnchor, pathInPack } from "#documents/files/find-document.ts";
import type { CaseFile } from "#documents/files/worker-messages.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { documentsOf, hasUnreadDocuments } from "#model/case.ts";
import { isIncluded } from "#model/case-document.ts";
import { hasValue } from "#model/field.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { stageTimeOf } from "#model/time/stage-time.ts";
import { caseSentence } from "#model/turn.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Panel } from "#ui/Panel.tsx";
import { PrintContext } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { ContractNotes } from "../answer/ServiceAnswer.tsx";
import { CaseTogglesContext, printedToggles } from "../CaseTogglesProvider.tsx";
import { ParticipantsSection } from "../fields/FieldList.tsx";
import { CaseDetails } from "../header/CaseDetails.tsx";
import { CaseHeader } from "../header/CaseHeader.tsx";
import { ThingsToCheck } from "../header/ThingsToCheck.tsx";
import { StageSection } from "../stages/StageSection.tsx";
import { formatStageTime } from "../stages/StageTime.tsx";
import { TransactionSection } from "../transactions/TransactionSection.tsx";
import styles from "./PrintedCase.module.css";

interface PrintedCaseProps {
  readonly retrieved: RetrievedCase;
  readonly includesHiddenFields: boolean;
  /** Of the pack, whose report this is. */
  readonly files?: readonly CaseFile[] | undefined;
}

/** A case in print, or as the report of an evidence pack. */
export function PrintedCase({ retrieved, includesHiddenFields, files }: PrintedCaseProps) {
  const { case: caseData, received } = retrieved;
  const { messages: t } = useLanguage();
  const { timeZone } = useSettings();
  const turn = useTurn(caseData);
  const sentence = caseSentence(caseData, turn);
  return (
    <PrintContext value>
      <CaseTogglesContext value={printedToggles(includesHiddenFields)}>
        <div className={styles.printed}>
          <PrintHeader retrieved={retrieved} files={files} />
          <div>
            <SectionBoundary>
              <CaseHeader caseData={caseData} turn={turn} sentence={sentence} />
            </SectionBoundary>
            <SectionBoundary>
              <CaseDetails caseData={caseData} turn={turn} sentence={sentence} />
            </SectionBoundary>
            <p className={styles.clock}>{t.stage.time.byServiceClock({ zone: timeZone })}</p>
            {files && <p className={styles.clock}>{t.pack.report.masking}</p>}
            <SectionBoundary>
              <ThingsToCheck caseData={caseData} />
            </SectionBoundary>
            {caseData.stages.length > 0 && (
              <SectionBoundary>
                <StageTimes stages={caseData.stages} />
              </SectionBoundary>
            )}
            {caseData.stages
              .filter((stage) => isPrinted(stage, includesHiddenFields))
              .map((stage) => (
                <SectionBoundary key={stage.key}>
                  <StageSection stage={stage} sentence={sentence} />
                </SectionBoundary>
              ))}
            <SectionBoundary>
              <Documents {...{ retrieved, includesHiddenFields, files }} />
            </SectionBoundary>
            <SectionBoundary>
              <TransactionSection caseData={caseData} />
            </SectionBoundary>
            <SectionBoundary>
              <ParticipantsSection
                fields={caseData.participants}
                hasUnread={caseData.hasUnreadParticipants}
                transactions={caseData.transactions}
              />
            </SectionBoundary>
            <ContractNotes received={received} />
          </div>
        </div>
      </CaseTogglesContext>
    </PrintContext>
  );
}

type ReportProps = Pick<PrintedCaseProps, "retrieved" | "files">;

/** A table header, because every browser repeats it on each page. */
function PrintHeader({ retrieved, files }: ReportProps) {
  const { tag, messages } = useLanguage();
  const { id, code } = retrieved.case;
  // The time left is counted from now and not from the retrieval, so both times are printed.
  const [printedAt] = useState(() => Date.now());
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <p>
          {messages.case.untitled({ id: maskedId(id) })}
          {code !== "" && (
            <>
              {" · "}
              <ReceivedText>{code}</ReceivedText>
            </>
          )}
        </p>
        <p>
          {messages.printing.retrievedAt({
            when: formatMoment(retrieved.retrievedAt, tag, "zone"),
          })}
          {!files && (
            <>
              <br />
              {messages.printing.printedAt({ when: formatMoment(printedAt, tag, "zone") })}
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Whether a stage has begun, or has anything else to print. */
const isPrinted = (stage: Stage, includesHiddenFields: boolean) =>
  stage.isActive ||
  isClosed(stage) ||
  stage.controlActions.length > 0 ||
  stage.hasUnreadFields ||
  stage.fields.some(
    (field) =>
      (includesHiddenFields || field.isVisible) &&
      (hasValue(field) || field.documents.length > 0 || field.hasUnreadDocuments),
  );

/** The time of each stage, in full; also of the stages that have not begun, which have no section. */
function StageTimes({ stages }: { readonly stages: readonly Stage[] }) {
  const language = useLanguage();
  const clock = useClock();
  const { stage: t } = language.messages;
  return (
    <Panel title={t.time.title}>
      <ol>
        {stages.map((stage) => {
          const { main, dates } = formatStageTime(stageTimeOf(stage, clock), language);
          const states = stageStates(stage, language.messages).join(", ");
          return (
            <li key={stage.key} className={styles.time}>
              <ReceivedText>{stage.name || t.unnamed}</ReceivedText>
              <span>{main || states}</span>
              <span>{dates}</span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Documents({ retrieved, includesHiddenFields, files }: PrintedCaseProps) {
  const documents = documentsOf(retrieved.case)
    // The number is that of the list on the screen.
    .map((document, index) => ({ document, number: index + 1 }))
    .filter(({ document }) => isIncluded(document, includesHiddenFields));
  const hasUnread = hasUnreadDocuments(retrieved.case);
  const messages = useMessages();
  const { documents: t } = messages;
  return (
    <Panel title={t.attachments}>
      {documents.length === 0 && !hasUnread && <p>—</p>}
      {hasUnread && <p>{messages.case.unread}</p>}
      <ol>
        {documents.map(({ document, number }) => {
          const packed = files?.find(({ path }) => path === document.path);
          return (
            <li
              key={document.path}
              id={files && documentAnchor(document.path)}
              className={styles.document}
            >
              <FileName name={receivedName(document, number, messages)} />
              <DocumentFacts document={document} />
              {packed && (
                <p className={styles.file}>
                  <PackedFile packed={packed} />
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function PackedFile({ packed }: { readonly packed: CaseFile }) {
  const { tag, messages } = useLanguage();
  const { documents: t, pack } = messages;
  const { file } = packed;
  if (typeof file === "string") {
    return (
      <>
        <b>{pack.report.notPacked}</b>: {t.problems[file]}
      </>
    );
  }
  const path = pathInPack(packed);
  return (
    <>
      <a href={path.split("/").map(encodeURIComponent).join("/")}>
        <bdi>{path}</bdi>
      </a>{" "}
      · {formatBytes(file.size, tag)}
    </>
  );
}
