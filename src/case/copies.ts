import type { RetrievedCase } from "#api/get-case.ts";
import { sentPart } from "#api/sent-part.ts";
import { maskedJsonInSteps } from "#language/masked-json.ts";
import type { Language } from "#language/words.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import { inSteps } from "#ui/breath.ts";
import type { Copies } from "#ui/CopyMenu.tsx";
import { caseText, fieldText, stageText } from "./copy-text.ts";

/** What is copied of: the data as retrieved, never what is on the screen. */
export interface CopySource {
  readonly retrieved: RetrievedCase;
  /** Hidden fields are in the text of a stage and of the case too. JSON has them always. */
  readonly withHidden: boolean;
}

/** A text and JSON, both made in steps: a case may be hundreds of megabytes long. */
const copies = (text: () => Generator<undefined, string>, part: unknown): Copies => ({
  text: () => inSteps(text()),
  // Digit for digit but for card numbers.
  json: () => inSteps(maskedJsonInSteps(part ?? null, 2)),
});

/** A case to copy. */
export const caseCopies = ({ retrieved, withHidden }: CopySource, language: Language): Copies =>
  copies(() => caseText(retrieved.case, withHidden, language), sentPart(retrieved, ""));

/** One of its stages. */
export const stageCopies = (
  { retrieved, withHidden }: CopySource,
  stage: Stage,
  language: Language,
): Copies =>
  copies(
    () => stageText(stage, withHidden, language),
    sentPart(retrieved, `stages[${retrieved.case.stages.indexOf(stage)}]`),
  );

/** One of its fields. */
export const fieldCopies = (
  { retrieved }: CopySource,
  field: CaseField,
  language: Language,
): Copies => copies(() => fieldText(field, language), sentPart(retrieved, field.path));
