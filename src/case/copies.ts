import type { RetrievedCase } from "#api/get-case.ts";
import { sentPart } from "#api/sent-part.ts";
import { maskedJsonInSteps } from "#language/masked-json.ts";
import type { Language } from "#language/words.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import type { TurnSettings } from "#model/turn.ts";
import { inSteps } from "#ui/breath.ts";
import type { Copies } from "#ui/CopyMenu.tsx";
import { caseRow, fieldRow, stageRow } from "./copy-row.ts";
import { caseText, fieldText, stageText } from "./copy-text.ts";

/** What is copied of: the data as retrieved, never what is on the screen. */
export interface CopySource {
  readonly retrieved: RetrievedCase;
  /** Hidden fields are in the text of a stage and of the case too. JSON has them always. */
  readonly withHidden: boolean;
  /** What the turn of the case depends on. */
  readonly settings: TurnSettings;
}

/** As JSON, digit for digit but for card numbers: a case may be hundreds of megabytes long. */
const jsonText = (part: unknown): Promise<string> => inSteps(maskedJsonInSteps(part ?? null, 2));

/** A case to copy. */
export const caseCopies = (
  { retrieved, withHidden, settings }: CopySource,
  language: Language,
): Copies => ({
  text: () => caseText(retrieved.case, withHidden, language),
  json: () => jsonText(sentPart(retrieved, "")),
  row: () => caseRow(retrieved.case, settings, language),
});

/** One of its stages. */
export const stageCopies = (
  { retrieved, withHidden }: CopySource,
  stage: Stage,
  language: Language,
): Copies => ({
  text: () => stageText(stage, withHidden, language),
  json: () => jsonText(sentPart(retrieved, `stages[${retrieved.case.stages.indexOf(stage)}]`)),
  row: () => stageRow(retrieved.case, stage, language),
});

/** One of its fields. */
export const fieldCopies = (
  { retrieved }: CopySource,
  field: CaseField,
  language: Language,
): Copies => ({
  text: () => fieldText(field, language),
  json: () => jsonText(sentPart(retrieved, field.path)),
  row: () => fieldRow(retrieved.case, field),
});
