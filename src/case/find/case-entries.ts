import { caseFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { formatField } from "#case-ui/format-field.ts";
import { documentAnchor } from "#documents/list/document-anchor.ts";
import { escapedName } from "#documents/names/shown-name.ts";
import type { FullLanguage } from "#i18n/languages.ts";
import { type Case, documentsOf } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { fieldName } from "../field-names.ts";
import { type CasePlace, fieldAnchor, headerAnchor, transactionAnchor } from "../navigation.ts";

/** How many characters of a text are searched: more would take too long while somebody types. */
export const searchedLength = 50_000;

/** One searchable value of the case; card numbers are masked in all texts. */
export interface CaseEntry {
  readonly place: CasePlace;
  readonly isHidden: boolean;
  /** The stage or the part of the case. */
  readonly where: string;
  /** The name of a field or a fact. */
  readonly what: string;
  /** Whether the name is searched too; false for general names such as "Description". */
  readonly isNamed: boolean;
  readonly value: string;
  /** The code and the coded value of a field; "" where there is none. */
  readonly code: string;
  readonly valueCode: string;
}

/** Lists all values of a case in the order of the screen; empty ones are left out, except fields. */
export function caseEntriesOf(shown: Case, language: FullLanguage): CaseEntry[] {
  return [
    ...headerEntries(shown, language),
    ...shown.stages.flatMap((stage) => [
      ...stageEntries(stage, language),
      ...stage.fields.map((field) => fieldEntry(field, stage, language)),
    ]),
    ...documentsOf(shown).map((document, index) => documentEntry(document, index + 1, language)),
    ...shown.transactions.flatMap((transaction, index) =>
      transactionEntries(transaction, index, shown.transactions.length, language),
    ),
    ...shown.participants.map((field) => fieldEntry(field, undefined, language)),
  ];
}

/** What most entries have: nothing else is searched. */
const plain = { isHidden: false, isNamed: true, code: "", valueCode: "" };

/** Whether a case has texts of which the end is not searched. */
export const isSearchedInPart = (entries: readonly CaseEntry[]): boolean =>
  entries.some(({ value }) => value.length > searchedLength);

const masked = (text: string) => maskedStart(text, searchedLength);
const cut = (text: string) => text.slice(0, searchedLength + 1);

interface SearchedFact {
  readonly term: string;
  readonly text: string;
  readonly isAmount?: boolean;
}

const factEntries = (
  facts: readonly SearchedFact[],
  place: CasePlace,
  where: string,
  isNamed: boolean,
): CaseEntry[] =>
  facts
    .filter(({ text }) => text !== "")
    .map(({ term, text, isAmount = false }) => ({
      ...plain,
      place,
      where,
      what: term,
      isNamed,
      value: isAmount ? cut(text) : masked(text),
    }));

function headerEntries(shown: Case, language: FullLanguage): CaseEntry[] {
  const { case: terms, find } = language.words;
  const facts: SearchedFact[] = [
    { term: find.caseCode, text: shown.code },
    { term: find.caseId, text: String(shown.id) },
    { term: find.process, text: shown.processName },
    ...caseFacts(shown, language),
    { term: find.reversal, text: shown.hasReversal ? terms.reversalExists : "" },
    { term: find.currentStage, text: shown.stageDescription },
  ];
  return factEntries(facts, { id: headerAnchor }, find.header, true);
}

function stageEntries(stage: Stage, { words }: FullLanguage): CaseEntry[] {
  const { stage: terms, find, case: caseTerms } = words;
  const { longDescription, description } = stage;
  const facts = [
    { term: find.stage, text: stage.name },
    { term: terms.description, text: description },
    { term: terms.longDescription, text: longDescription === description ? "" : longDescription },
    { term: terms.code, text: stage.code === stage.name ? "" : stage.code },
    { term: caseTerms.user, text: stage.user },
  ];
  return factEntries(facts, { stage }, masked(stage.name || terms.unnamed), false);
}

function fieldEntry(field: CaseField, stage: Stage | undefined, language: FullLanguage): CaseEntry {
  const { words } = language;
  const { text, isAmount, currency, code } = formatField(field, language);
  return {
    place: { stage, id: fieldAnchor(field.path) },
    isHidden: !field.isVisible,
    where: stage ? maskedStart(stage.name || words.stage.unnamed) : words.case.participants,
    what: masked(fieldName(field, words)),
    isNamed: true,
    value: isAmount ? `${cut(text)} ${currency}`.trimEnd() : masked(text),
    code: field.code === fieldName(field, words) ? "" : masked(field.code),
    valueCode: masked(code),
  };
}

const documentEntry = (
  document: CaseDocument,
  number: number,
  { words: { documents: words } }: FullLanguage,
): CaseEntry => ({
  ...plain,
  place: { id: documentAnchor(document.path) },
  where: words.attachments,
  what: escapedName(masked(document.name.trim() || words.unnamed({ number }))),
  value: masked(document.creator),
});

function transactionEntries(
  transaction: Transaction,
  index: number,
  count: number,
  language: FullLanguage,
): CaseEntry[] {
  const { words } = language;
  const { trx, transactionOf, transaction: onlyTransaction } = words.case;
  const { initiator, initiatorContacts, respondent, respondentContacts } = transaction;
  const facts: SearchedFact[] = [
    ...transactionFacts(transaction, language),
    { term: trx.initiator, text: initiator },
    ...contactFacts(trx.initiator, initiatorContacts, words),
    { term: trx.respondent, text: respondent },
    ...contactFacts(trx.respondent, respondentContacts, words),
  ];
  const where = count > 1 ? transactionOf({ number: index + 1, count }) : onlyTransaction;
  return factEntries(facts, { id: transactionAnchor }, where, true);
}

const contactFacts = (
  side: string,
  contacts: readonly Contact[],
  { case: { trx }, find }: FullLanguage["words"],
): SearchedFact[] =>
  contacts.flatMap(({ email, phone, direction, bankId, bic }) => [
    { term: `${side}, ${find.email}`, text: email },
    { term: `${side}, ${find.phone}`, text: phone },
    { term: `${side}, ${find.direction}`, text: direction },
    { term: `${side}, ${trx.bank}`, text: bankId },
    { term: `${side}, ${trx.bic}`, text: bic },
  ]);
