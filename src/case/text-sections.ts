import { caseFacts, type LabelledText, stageFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { factText } from "#case-ui/format-field.ts";
import type { Language } from "#i18n/languages.ts";
import type { Case } from "#model/case.ts";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import { sides, type Transaction } from "#model/transaction.ts";
import { maskedId } from "#privacy/card-number.ts";
import { type CaseTarget, headerAnchor, transactionAnchor } from "./anchors.ts";

/** A fact with its term; card numbers in it are not masked. */
type TextFact = Omit<LabelledText, "name"> & Partial<Pick<LabelledText, "name">>;

export interface TextSection {
  readonly title: string;
  readonly place: CaseTarget;
  readonly stage?: Stage;
  readonly facts: readonly TextFact[];
  readonly fields: readonly CaseField[];
}

const fact = (term: string, text: string): TextFact => ({ term, ...factText(text) });
const received = (facts: readonly TextFact[]) => facts.filter(({ text }) => text !== "");

/** Everything that a case says, except for its documents: header, stages, transactions, participants. */
export function textSections(caseData: Case, language: Language): TextSection[] {
  const { case: t, find } = language.messages;
  const count = caseData.transactions.length;
  const header = [
    fact(find.caseCode, caseData.code),
    fact(find.caseId, maskedId(caseData.id)),
    ...caseFacts(caseData, language),
    fact(find.note, caseData.hasReversal ? t.reversalExists : ""),
  ];
  return [
    { title: find.header, place: { id: headerAnchor }, facts: received(header), fields: [] },
    ...caseData.stages.map((stage) => stageSection(stage, language)),
    ...caseData.transactions.map((transaction, index) => ({
      title: count > 1 ? t.transactionOf({ number: index + 1, count }) : t.transaction,
      place: { id: transactionAnchor },
      facts: received(allTransactionFacts(transaction, language)),
      fields: [],
    })),
    { title: t.participants, place: {}, facts: [], fields: caseData.participants },
  ];
}

function stageSection(stage: Stage, language: Language): TextSection {
  const { case: caseWords, stage: t } = language.messages;
  const { description, longDescription } = stage;
  const facts = [
    fact(caseWords.field.description, description),
    fact(t.longDescription, longDescription === description ? "" : longDescription),
    ...stageFacts(stage, language),
  ];
  return {
    title: stage.name || t.unnamed,
    place: { stage },
    stage,
    facts: received(facts),
    fields: stage.fields,
  };
}

function allTransactionFacts(transaction: Transaction, language: Language): TextFact[] {
  const { find } = language.messages;
  const { trx } = language.messages.case;
  const factsOfSides = sides.flatMap((side) => [
    fact(trx[side], transaction[side]),
    ...transaction[`${side}Contacts`].flatMap(({ direction, email, phone, bankId, bic }) => [
      fact(`${trx[side]}, ${find.direction}`, direction),
      fact(`${trx[side]}, ${find.email}`, email),
      fact(`${trx[side]}, ${find.phone}`, phone),
      fact(`${trx[side]}, ${trx.bank}`, bankId),
      fact(`${trx[side]}, ${trx.bic}`, bic),
    ]),
  ]);
  return [...transactionFacts(transaction, language), ...factsOfSides];
}
