import type { RetrievedCase } from "#api/get-case.ts";
import { caseFacts, type LabelledText, stageFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { stageStates } from "#case-ui/format-case.ts";
import { formatField, maskedValue, type PlainText } from "#case-ui/format-field.ts";
import { turnText } from "#case-ui/format-turn.ts";
import { shownName } from "#documents/names/shown-name.ts";
import type { Language } from "#i18n/languages.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import { openStageOf, type Turn } from "#model/turn.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { fieldName } from "../field-names.ts";
import { stageSection, type TextSection, textSections } from "../text-sections.ts";

/** The source of a copy: the received data, not the text on the screen. */
export interface CopySource {
  readonly retrieved: RetrievedCase;
  readonly turn: Turn;
  readonly includesHiddenFields: boolean;
}

/** The part that is copied: a field, else a stage, else the case, whole or as a summary. */
export interface CopiedPart {
  readonly stage?: Stage;
  readonly field?: CaseField;
  readonly isSummary?: boolean;
}

/** Writes a case, or a part of it, as text. Card numbers are masked. */
export function copyOf(
  source: CopySource,
  { stage, field, isSummary }: CopiedPart,
  language: Language,
): string {
  const { case: caseData } = source.retrieved;
  if (field) return writeLine(fieldFact(field, language));
  if (isSummary) return summaryOf(source, language);
  const sections = stage ? [stageSection(stage, language)] : textSections(caseData, language);
  return sections
    .map((section) => writeSection(section, source.includesHiddenFields, language))
    .filter((written) => written !== "")
    .join("\n\n");
}

/**
 * A case in five lines, for a message to a colleague: which case, how much, which transaction, whose turn,
 * until when. What was not received is left out.
 */
function summaryOf({ retrieved, turn }: CopySource, language: Language): string {
  const { case: caseData } = retrieved;
  const { messages } = language;
  const [first] = caseData.transactions;
  const openStage = openStageOf(turn);
  const action = openStage ? stageFacts(openStage, language) : [];
  const ofCase = caseFacts(caseData, language);
  const ofFirst = first ? transactionFacts(first, language) : [];
  const lines = [
    [caseData.code, maskedId(caseData.id), caseData.processName].map(maskCardNumbers),
    [
      ...valuesOf(ofCase, "amount").map((fact) => fact && maskedValue(fact)),
      caseData.hasReversal && messages.case.reversalExists,
    ],
    [
      ...valuesOf(ofFirst, "merchant", "transactionDate"),
      ...valuesOf(ofCase, "card"),
      ...valuesOf(ofFirst, "arn"),
    ].map((fact) => fact && maskCardNumbers(fact.shown)),
    [maskCardNumbers(turnText(turn, messages))],
    valuesOf(action, "autoAction").map(
      (fact) => fact && `${fact.term}: ${maskCardNumbers(fact.text)}`,
    ),
  ];
  return lines
    .map((parts) => parts.filter(Boolean).join(" · "))
    .filter((line) => line !== "")
    .join("\n");
}

/** The facts of these names that were received, in this order. */
const valuesOf = (facts: readonly LabelledText[], ...names: readonly string[]) =>
  names.map((name) => facts.find((fact) => fact.name === name)).filter((fact) => fact?.text);

/** Writes the title and the facts of a section, and below an empty line its fields; "" for an empty section. */
function writeSection(
  section: TextSection,
  includesHiddenFields: boolean,
  language: Language,
): string {
  const { title, stage, facts, fields } = section;
  if (facts.length === 0 && fields.length === 0) return "";
  const states = stage ? stageStates(stage, language.messages) : [];
  const heading = states.length === 0 ? title : `${title} (${states.join(", ")})`;
  const fieldLines = fields
    .filter(({ isVisible }) => includesHiddenFields || isVisible)
    .map((field) => writeLine(fieldFact(field, language)));
  const gap = facts.length > 0 && fieldLines.length > 0 ? [""] : [];
  return [maskCardNumbers(heading), ...facts.map(writeLine), ...gap, ...fieldLines].join("\n");
}

/** Writes a fact on a line, with card numbers masked; a text of several lines begins on a line of its own. */
function writeLine({ term, ...value }: PlainText & { readonly term: string }): string {
  const text = maskedValue(value);
  return `${maskCardNumbers(term)}:${text.includes("\n") ? "\n" : " "}${text}`;
}

/** A field: its name, its value with the coded value, and the names of its documents. */
function fieldFact(field: CaseField, language: Language) {
  const { text, code, plain } = formatField(field, language);
  const value = text === "" || code === "" ? plain.text : `${plain.text} (${code})`;
  const documents = field.documents.map(({ name, id }) => `- ${shownName(name || id)}`);
  return {
    term: fieldName(field, language.messages),
    text:
      [value, ...documents, field.hasUnreadDocuments ? language.messages.case.unread : ""]
        .filter(Boolean)
        .join("\n") || "—",
    isAmount: plain.isAmount,
  };
}
