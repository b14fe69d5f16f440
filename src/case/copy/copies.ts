import { type RetrievedCase, receivedPart } from "#api/get-case.ts";
import { formatField, maskedValue } from "#case-ui/format-field.ts";
import { shownName } from "#documents/names/shown-name.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import type { CaseField } from "#model/field.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import type { Copies } from "#ui/copy/CopyMenu.tsx";
import { fieldName } from "../field-names.ts";
import { type PlainFact, stageSection, type TextSection, textSections } from "../text-sections.ts";

/** The source of a copy: the received data, and not the screen. */
export interface CopySource {
  readonly retrieved: RetrievedCase;
  /** Whether texts include hidden fields; JSON always does. */
  readonly withHidden: boolean;
}

/** What is copied: a field, else a stage, else the case. */
export interface CopiedPart {
  readonly stage?: Stage;
  readonly field?: CaseField;
}

/** The copies of a case or of a part of it. Card numbers are masked; JSON has every digit of other numbers. */
export function copiesOf(
  { retrieved, withHidden }: CopySource,
  { stage, field }: CopiedPart,
  language: Language,
): Copies {
  const { case: shown } = retrieved;
  const path = stage ? `stages[${shown.stages.indexOf(stage)}]` : "";
  function text() {
    if (field) return writeLine(fieldFact(field, language));
    const sections = stage ? [stageSection(stage, language)] : textSections(shown, language);
    return sections
      .map((section) => writeSection(section, withHidden, language))
      .filter((written) => written !== "")
      .join("\n\n");
  }
  const part = receivedPart(retrieved, field?.path ?? path) ?? null;
  return { text, json: () => maskedJson(part, 2) };
}

/** Writes the title and the facts of a section, and below an empty line its fields; "" for an empty section. */
function writeSection(section: TextSection, withHidden: boolean, language: Language): string {
  const { title, stage, facts, fields } = section;
  if (facts.length === 0 && fields.length === 0) return "";
  const states = stage ? stageStates(stage, language.words) : [];
  const heading = states.length === 0 ? title : `${title} (${states.join(", ")})`;
  const fieldLines = fields
    .filter(({ isVisible }) => withHidden || isVisible)
    .map((field) => writeLine(fieldFact(field, language)));
  const gap = facts.length > 0 && fieldLines.length > 0 ? [""] : [];
  return [maskCardNumbers(heading), ...facts.map(writeLine), ...gap, ...fieldLines].join("\n");
}

/** Writes a fact on a line, with card numbers masked; a text of several lines begins on a line of its own. */
function writeLine({ term, ...value }: PlainFact): string {
  const text = maskedValue(value);
  return `${maskCardNumbers(term)}:${text.includes("\n") ? "\n" : " "}${text}`;
}

/** A field: its name, its value with the coded one, and the names of its documents. */
function fieldFact(field: CaseField, language: Language): PlainFact {
  const { text, code, plain } = formatField(field, language);
  const value = text === "" || code === "" ? plain.text : `${plain.text} (${code})`;
  const documents = field.documents.map(({ name, id }) => `- ${shownName(name || id)}`);
  return {
    term: fieldName(field, language.words),
    text:
      [value, ...documents, field.hasUnreadDocuments ? language.words.case.unread : ""]
        .filter(Boolean)
        .join("\n") || "—",
    isAmount: plain.isAmount,
  };
}

/** What a stage is, in words. */
const stageStates = (stage: Stage, { stage: words }: Messages): string[] =>
  [
    stage.isActive && words.active,
    isClosed(stage) && words.closed,
    stage.isNext && words.next,
    stage.isFinal && words.final,
  ].filter((word) => word !== false);
