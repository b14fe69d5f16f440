import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { ContractNotes } from "../checks/ContractNotes.tsx";
import { RawSection } from "./RawSection.tsx";
import type { ServiceAnswerProps } from "./ServiceAnswer.tsx";

/** Where the answer differs from the specification, and the answer itself. */
export function AnswerParts({ received, notes, notesError }: ServiceAnswerProps) {
  return (
    <div className="stack">
      {notesError && <FailureNotice error={notesError} takesFocus={false} />}
      {notes && notes.length > 0 && <ContractNotes notes={notes} />}
      <RawSection received={received} />
    </div>
  );
}
