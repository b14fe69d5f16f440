import { factText, formatField } from "#case-ui/format-field.ts";
import { turnText } from "#case-ui/format-turn.ts";
import { documentAnchor } from "#documents/files/find-document.ts";
import { escapedName, receivedName } from "#documents/files/shown-name.ts";
import type { Language } from "#i18n/languages.ts";
import { type Case, documentsOf } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import type { Turn } from "#model/turn.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { anchorOfField, type CaseTarget, headerAnchor } from "../anchors.ts";
import { fieldName } from "../fields/field-names.ts";
import { type TextSection, textSections } from "../text-sections.ts";

/** How many characters of a text are searched: more would take too long while somebody types. */
export const searchedLength = 50_000;

export interface CaseEntry {
  readonly place: CaseTarget;
  readonly isHidden: boolean;
  readonly where: string;
  readonly what: string;
  /** Whether the name is searched too; false for general names such as "Description". */
  readonly isNamed: boolean;
  readonly value: string;
  /** The code and the coded value of a field; "" where there is none. */
  readonly code: string;
  readonly valueCode: string;
}

/** Lists all values of a case; empty ones are left out, except fields. */
export function caseEntriesOf(caseData: Case, turn: Turn, language: Language): CaseEntry[] {
  const { documents: t, find, stage: stageWords } = language.messages;
  const turnEntry = {
    ...plain,
    place: { id: headerAnchor },
    where: find.header,
    what: stageWords.turn.label,
    value: masked(turnText(turn, language.messages)),
  };
  const sections = textSections(caseData, language).flatMap((section) => {
    const { stage, facts, fields } = section;
    const names = stage ? [{ term: find.stage, ...factText(stage.name) }] : [];
    // That there is no deadline is said in words of the viewer, of many stages.
    const found =
      stage?.autoAction === "never" ? facts.filter(({ name }) => name !== "autoAction") : facts;
    return [
      ...[...names, ...found].map((fact) => factEntry(fact, section)),
      ...fields.map((field) => fieldEntry(field, section, language)),
    ];
  });
  const documents = documentsOf(caseData).map(({ path, name, creator, stage }, index) => ({
    ...plain,
    place: { id: documentAnchor(path) },
    where: [t.attachments, masked(stage)].filter(Boolean).join(" › "),
    what: escapedName(masked(receivedName({ name }, index + 1, language.messages))),
    value: masked(creator),
  }));
  return [turnEntry, ...sections, ...documents];
}

/** The values that most entries share: they have nothing else to be searched. */
const plain = { isHidden: false, isNamed: true, code: "", valueCode: "" };

const masked = (text: string) => maskedStart(text, searchedLength);
const cut = (text: string) => text.slice(0, searchedLength + 1);

const factEntry = (
  fact: TextSection["facts"][number],
  { title, place, stage }: TextSection,
): CaseEntry => ({
  ...plain,
  place,
  where: maskedStart(title),
  what: fact.term,
  isNamed: stage === undefined,
  value: fact.isAmount ? cut(fact.shown) : masked(fact.shown),
});

function fieldEntry(field: CaseField, section: TextSection, language: Language): CaseEntry {
  const name = fieldName(field, language.messages);
  const { text, isAmount, currency, code, plain } = formatField(field, language);
  return {
    place: { ...section.place, id: anchorOfField(field) },
    isHidden: !field.isVisible,
    where: maskedStart(section.title),
    what: masked(name),
    isNamed: true,
    value: isAmount ? `${cut(text)} ${currency}`.trimEnd() : masked(text),
    code: field.code === name ? "" : masked(field.code),
    // A date is found as it is shown, and as it was received.
    valueCode: masked(code || (isAmount || plain.text === text ? "" : plain.text)),
  };
}
