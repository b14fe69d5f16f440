import type { RetrievedCase } from "#api/get-case.ts";
import { useSeconds } from "#case-ui/clock.ts";
import { idText } from "#language/card-number.ts";
import { useFullWords, useLanguage } from "#language/LanguageProvider.tsx";
import { documentsOf } from "#model/case.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { PaperContext } from "#ui/paper.ts";
import { SentText } from "#ui/SentText.tsx";
import { CaseHeader } from "./CaseHeader.tsx";
import { ContractNotes } from "./ContractNotes.tsx";
import { ParticipantsSection } from "./ParticipantsSection.tsx";
import styles from "./PrintedCase.module.css";
import { PrintedDocuments } from "./PrintedDocuments.tsx";
import { PrintedStageTimes } from "./PrintedStageTimes.tsx";
import { SafePart } from "./SafePart.tsx";
import { StageSection } from "./StageSection.tsx";
import { ThingsToCheck } from "./ThingsToCheck.tsx";
import { TransactionSection } from "./TransactionSection.tsx";

/** What is printed of a case. */
export interface PrintedCaseProps {
  readonly retrieved: RetrievedCase;
}

/**
 * A case on paper: everything expanded, hidden fields too, card numbers masked, and on every page
 * which case it is and when it was retrieved.
 */
export function PrintedCase({ retrieved }: PrintedCaseProps) {
  const { case: shown, notes } = retrieved;
  const words = useFullWords();
  const { timeZone } = useSettings();
  return (
    <PaperContext value>
      <div className={styles.printed}>
        <PageHead retrieved={retrieved} />
        <div>
          <CaseHeader shown={shown} />
          <p className={styles.clock}>{words.stage.time.byServiceClock({ zone: timeZone })}</p>
          <SafePart>
            <ThingsToCheck shown={shown} />
          </SafePart>
          {shown.stages.length > 0 && (
            <SafePart>
              <PrintedStageTimes stages={shown.stages} />
            </SafePart>
          )}
          {shown.stages.map((stage) => (
            <SafePart key={stage.key}>
              <StageSection stage={stage} showsHidden />
            </SafePart>
          ))}
          <SafePart>
            <PrintedDocuments documents={documentsOf(shown)} />
          </SafePart>
          <SafePart>
            <TransactionSection transactions={shown.transactions} />
          </SafePart>
          <SafePart>
            <ParticipantsSection fields={shown.participants} showsHidden />
          </SafePart>
          {notes.length > 0 && <ContractNotes notes={notes} />}
        </div>
      </div>
    </PaperContext>
  );
}

/** The head of a table is what every browser repeats on each page. */
function PageHead({ retrieved }: PrintedCaseProps) {
  const { tag, words } = useLanguage();
  const { id, code } = retrieved.case;
  // What is left until a deadline is counted from now, not from when the case was retrieved.
  const printedAt = useSeconds();
  const format = new Intl.DateTimeFormat(tag, {
    dateStyle: "medium",
    timeStyle: "long",
    hourCycle: "h23",
  });
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <p>
          {words.case.untitled({ id: idText(id) })}
          {code !== "" && (
            <>
              {" · "}
              <SentText>{code}</SentText>
            </>
          )}
        </p>
        <p>
          {words.copy.retrievedAt({ when: format.format(retrieved.retrievedAt) })}
          <br />
          {words.copy.printedAt({ when: format.format(printedAt) })}
        </p>
      </div>
    </div>
  );
}
