import { formatFact } from "#case-ui/format-fact.ts";
import { formatField } from "#case-ui/format-field.ts";
import { turnText } from "#case-ui/format-stage.ts";
import { escapedName, receivedName } from "#documents/files/file-names.ts";
import { documentAnchor } from "#documents/files/find-document.ts";
import type { Language } from "#i18n/languages.ts";
import { type Case, documentsOf } from "#model/case.ts";
import { type AnyFact, caseFacts, sideFacts, stageFacts, transactionFacts } from "#model/facts.ts";
import type { CaseField } from "#model/field.ts";
import type { Turn } from "#model/turn.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { anchorOfField, type CaseTarget, headerAnchor, transactionAnchor } from "../anchors.ts";
import { fieldName } from "../fields/field-names.ts";

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

type Part = Pick<CaseEntry, "place" | "where">;

export function caseEntriesOf(caseData: Case, turn: Turn, language: Language): CaseEntry[] {
  const { documents: t, find, fact: words, stage: stageWords, case: caseWords } = language.messages;
  const header = { place: { id: headerAnchor, transactionAnchor }, where: find.header };
  const entriesOf = (facts: readonly AnyFact[], part: Part) =>
    facts.map((fact) => factEntry(fact, part, language)).filter(({ value }) => value !== "");
  const ofHeader = [
    {
      ...plain,
      ...header,
      what: stageWords.turn.label,
      value: masked(turnText(turn, language.messages)),
    },
    { ...plain, ...header, what: words.caseId, value: maskedId(caseData.id) },
    ...entriesOf(caseFacts(caseData), header),
  ];
  const ofStages = caseData.stages.flatMap((stage) => {
    const part = { place: { stage }, where: maskedStart(stage.name || stageWords.unnamed) };
    // That there is no deadline is said in words of the viewer, of many stages.
    const facts = stageFacts(stage).filter(
      ({ name }) => name !== "autoAction" || stage.autoAction !== "never",
    );
    return [
      ...entriesOf(facts, part).map((entry) => ({ ...entry, isNamed: false })),
      ...stage.fields.map((field) => fieldEntry(field, part, language)),
    ];
  });
  const { length: count } = caseData.transactions;
  const ofTransactions = caseData.transactions.flatMap((transaction, index) => {
    const where =
      count > 1 ? caseWords.transactionOf({ number: index + 1, count }) : caseWords.transaction;
    const facts = [...transactionFacts(transaction), ...sideFacts(transaction)];
    return entriesOf(facts, { place: { id: transactionAnchor }, where });
  });
  const participants = { place: {}, where: caseWords.participants };
  const documents = documentsOf(caseData).map(({ path, name, creator, stage }, index) => ({
    ...plain,
    place: { id: documentAnchor(path) },
    where: [t.attachments, masked(stage)].filter(Boolean).join(" › "),
    what: escapedName(masked(receivedName({ name }, index + 1, language.messages))),
    value: masked(creator),
  }));
  return [
    ...ofHeader,
    ...ofStages,
    ...ofTransactions,
    ...caseData.participants.map((field) => fieldEntry(field, participants, language)),
    ...documents,
  ];
}

/** The values that most entries share: they have nothing else to be searched. */
const plain = { isHidden: false, isNamed: true, code: "", valueCode: "" };

const masked = (text: string) => maskedStart(text, searchedLength);
const cut = (text: string) => text.slice(0, searchedLength + 1);

function factEntry(fact: AnyFact, part: Part, language: Language): CaseEntry {
  const { term, isAmount, shown } = formatFact(fact, language);
  const of = fact.side && fact.name !== fact.side ? `${language.messages.fact[fact.side]}, ` : "";
  return { ...plain, ...part, what: of + term, value: isAmount ? cut(shown) : masked(shown) };
}

function fieldEntry(field: CaseField, part: Part, language: Language): CaseEntry {
  const name = fieldName(field, language.messages);
  const { text, isAmount, currency, code, plain } = formatField(field, language);
  return {
    place: { ...part.place, id: anchorOfField(field) },
    isHidden: !field.isVisible,
    where: part.where,
    what: masked(name),
    isNamed: true,
    value: isAmount ? `${cut(text)} ${currency}`.trimEnd() : masked(text),
    code: field.code === name ? "" : masked(field.code),
    // A date is found as it is shown, and as it was received.
    valueCode: masked(code || (isAmount || plain.text === text ? "" : plain.text)),
  };
}
