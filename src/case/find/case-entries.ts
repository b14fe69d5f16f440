import { caseTypeText, initiatorText, roleText, timeText } from "#case-ui/case-words.ts";
import { formatField, transactionAmount } from "#case-ui/format-field.ts";
import { escapedName } from "#documents/names/shown-name.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { FullLanguage } from "#i18n/languages.ts";
import { type Case, cardText, currencyOf, documentsOf } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { minorUnit } from "#model/currency.ts";
import type { CaseField } from "#model/field.ts";
import { receivedText } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import type { Contact, Transaction } from "#model/transaction.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { fieldName } from "../field-names.ts";

/** How many characters of a text are searched: more would take too long while somebody types. */
export const searchedLength = 50_000;

/** Where on the case screen an entry is. */
export type EntryPlace =
  | { readonly kind: "header" | "transaction" }
  | { readonly kind: "stage"; readonly stage: Stage }
  /** `stage` is `undefined` for a field of the participants. */
  | { readonly kind: "field"; readonly field: CaseField; readonly stage: Stage | undefined }
  | { readonly kind: "document"; readonly document: CaseDocument };

/** One searchable value of the case; card numbers are masked in all texts. */
export interface CaseEntry {
  readonly place: EntryPlace;
  /** The stage or the part of the case. */
  readonly where: string;
  /** The name of a field or a fact. */
  readonly what: string;
  /** Whether the name is searched too; false for general names such as "Description". */
  readonly isNamed: boolean;
  readonly value: string;
  /** The value is an amount or a number that may be written in groups. */
  readonly isGrouped: boolean;
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

/** Whether a case has texts of which the end is not searched. */
export const isSearchedInPart = (entries: readonly CaseEntry[]): boolean =>
  entries.some(({ value }) => value.length > searchedLength);

const masked = (text: string) => maskedStart(text, searchedLength);
const cut = (text: string) => text.slice(0, searchedLength + 1);

interface Fact {
  readonly what: string;
  readonly value: string;
  /** Not masked: an amount, or a text that is masked already. */
  readonly isPlain?: boolean;
  readonly isGrouped?: boolean;
}

const factEntries = (
  facts: readonly Fact[],
  place: EntryPlace,
  where: string,
  isNamed: boolean,
): CaseEntry[] =>
  facts
    .filter(({ value }) => value !== "")
    .map(({ what, value, isPlain = false, isGrouped = false }) => ({
      place,
      where,
      what,
      isNamed,
      value: isPlain ? cut(value) : masked(value),
      isGrouped,
      code: "",
      valueCode: "",
    }));

function headerEntries(shown: Case, language: FullLanguage): CaseEntry[] {
  const { tag, words } = language;
  const { case: terms, find } = words;
  const currency = currencyOf(shown);
  const amount =
    typeof shown.amount === "string" && currency !== ""
      ? `${formatAmount(shown.amount, minorUnit(currency), tag)} ${currency}`
      : receivedText(shown.amount);
  const facts: Fact[] = [
    { what: find.caseCode, value: shown.code },
    { what: find.caseId, value: String(shown.id) },
    { what: find.process, value: shown.processName },
    { what: terms.caseType, value: caseTypeText(shown.caseType, words) },
    { what: terms.paymentSystem, value: shown.paymentSystem },
    {
      what: terms.amount,
      value: amount,
      isGrouped: true,
      isPlain: typeof shown.amount === "string",
    },
    { what: terms.card, value: cardText(shown), isGrouped: true },
    { what: terms.role, value: roleText(shown.operatorRole, terms) },
    { what: terms.created, value: timeText(shown.created, language) },
    { what: terms.user, value: shown.user },
    {
      what: terms.observers,
      value: [...shown.observers, ...(shown.viewerObserves ? [terms.youObserve] : [])].join(", "),
    },
    { what: find.reversal, value: shown.hasReversal ? terms.reversalExists : "" },
    { what: find.currentStage, value: shown.stageDescription },
  ];
  return factEntries(facts, { kind: "header" }, find.header, true);
}

function stageEntries(stage: Stage, { words }: FullLanguage): CaseEntry[] {
  const { stage: terms, find, case: caseTerms } = words;
  const { longDescription, description } = stage;
  const facts = [
    { what: find.stage, value: stage.name },
    { what: terms.code, value: stage.code === stage.name ? "" : stage.code },
    { what: terms.description, value: description },
    { what: terms.longDescription, value: longDescription === description ? "" : longDescription },
    { what: caseTerms.user, value: stage.user },
  ];
  return factEntries(facts, { kind: "stage", stage }, masked(stage.name || terms.unnamed), false);
}

function fieldEntry(field: CaseField, stage: Stage | undefined, language: FullLanguage): CaseEntry {
  const { words } = language;
  const { text, isAmount, currency, code } = formatField(field, language);
  return {
    place: { kind: "field", field, stage },
    where: stage ? maskedStart(stage.name || words.stage.unnamed) : words.case.participants,
    what: masked(fieldName(field, words)),
    isNamed: true,
    value: isAmount ? `${cut(text)} ${currency}`.trimEnd() : masked(text),
    isGrouped: isAmount,
    code: field.code === fieldName(field, words) ? "" : masked(field.code),
    valueCode: masked(code),
  };
}

const documentEntry = (
  document: CaseDocument,
  number: number,
  { words: { documents: words } }: FullLanguage,
): CaseEntry => ({
  place: { kind: "document", document },
  where: words.attachments,
  what: escapedName(masked(document.name.trim() || words.unnamed({ number }))),
  isNamed: true,
  value: masked(document.creator),
  isGrouped: false,
  code: "",
  valueCode: "",
});

function transactionEntries(
  transaction: Transaction,
  index: number,
  count: number,
  { words }: FullLanguage,
): CaseEntry[] {
  const { case: terms } = words;
  const { trx } = terms;
  const amount = transactionAmount(transaction);
  const facts: Fact[] = [
    { what: trx.amount, value: amount.text, isGrouped: true, isPlain: amount.isAmount },
    { what: trx.transactionDate, value: receivedText(transaction.transactionDate) },
    { what: trx.date, value: receivedText(transaction.date) },
    { what: trx.arn, value: transaction.arn, isGrouped: true },
    { what: trx.merchant, value: transaction.merchant },
    { what: trx.operationType, value: transaction.operationType },
    { what: trx.role, value: transaction.operatorRole },
    { what: trx.operatorIs, value: initiatorText(transaction.operatorIsInitiator, terms) },
    { what: trx.initiator, value: transaction.initiator },
    ...contactFacts(trx.initiator, transaction.initiatorContacts, words),
    { what: trx.respondent, value: transaction.respondent },
    ...contactFacts(trx.respondent, transaction.respondentContacts, words),
  ];
  const where = count > 1 ? terms.transactionOf({ number: index + 1, count }) : terms.transaction;
  return factEntries(facts, { kind: "transaction" }, where, true);
}

const contactFacts = (
  side: string,
  contacts: readonly Contact[],
  { case: { trx }, find }: FullLanguage["words"],
): Fact[] =>
  contacts.flatMap(({ email, phone, direction, bankId, bic }) => [
    { what: `${side}, ${find.email}`, value: email },
    { what: `${side}, ${find.phone}`, value: phone, isGrouped: true },
    { what: `${side}, ${find.direction}`, value: direction },
    { what: `${side}, ${trx.bank}`, value: bankId },
    { what: `${side}, ${trx.bic}`, value: bic },
  ]);
