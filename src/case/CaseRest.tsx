import { useEffect, useMemo, useState } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { Attachments } from "#documents/Attachments.tsx";
import { documentsOf } from "#model/case.ts";
import { inBackground } from "#ui/breath.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { ContractNotes } from "./ContractNotes.tsx";
import { type CaseCommands, useCaseCommands } from "./case-commands.ts";
import { ParticipantsSection } from "./ParticipantsSection.tsx";
import { RawSection } from "./RawSection.tsx";
import { SafePart } from "./SafePart.tsx";
import { TransactionSection } from "./TransactionSection.tsx";

interface CaseRestProps extends Omit<CaseCommands, "shown"> {
  readonly retrieved: RetrievedCase;
}

/** Every value has to be read for the notes, so they come after all else. */
function useNotes(retrieved: RetrievedCase): RetrievedCase["notes"] {
  const [notes, setNotes] = useState<RetrievedCase["notes"]>([]);
  useEffect(() => {
    let isGone = false;
    async function find() {
      await inBackground(retrieved.findNotes());
      if (!isGone) setNotes(retrieved.notes);
    }
    const giveUp = whenIdle(() => void find());
    return () => {
      isGone = true;
      giveUp();
    };
  }, [retrieved]);
  return notes;
}

/** What stands below the stage, and what the palette offers; it comes once that is painted. */
export function CaseRest({ retrieved, ...commands }: CaseRestProps) {
  const { case: shown } = retrieved;
  const { showsHidden } = commands;
  useCaseCommands({ shown, ...commands });
  const notes = useNotes(retrieved);
  const documents = useMemo(() => documentsOf(shown), [shown]);
  return (
    <>
      <SafePart of={shown}>
        <Attachments caseId={shown.id} documents={documents} />
      </SafePart>
      <SafePart of={shown}>
        <TransactionSection transactions={shown.transactions} />
      </SafePart>
      <SafePart of={shown}>
        <ParticipantsSection fields={shown.participants} showsHidden={showsHidden} />
      </SafePart>
      {notes.length > 0 && <ContractNotes notes={notes} />}
      <SafePart of={shown}>
        <RawSection retrieved={retrieved} />
      </SafePart>
    </>
  );
}
