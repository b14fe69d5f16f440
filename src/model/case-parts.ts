import type { Case } from "./case.ts";
import type { CaseDocument } from "./case-document.ts";
import { currencyOf } from "./disputed.ts";
import { caseFacts, type FactValue } from "./facts.ts";
import { type CaseField, isFileCount } from "./field.ts";
import { decimalKey } from "./money/decimal.ts";
import { dateOf, isMismatch, receivedText } from "./received.ts";
import type { Stage } from "./stage.ts";
import type { Transaction } from "./transaction.ts";

type CaseFact = ReturnType<typeof caseFacts>[number];

/** Facts that are compared as a part of their own, or follow from the fields. */
const otherParts = new Set<CaseFact["name"]>(["amount", "ofAmount", "reason"]);

function factKey(value: FactValue): string {
  if (value.kind === "text") return receivedText(value.text);
  if (value.kind === "time") return receivedText(value.when);
  if (value.kind === "caseType") return value.code;
  if (value.kind === "role") return receivedText(value.role);
  if (value.kind === "people") return value.names.toSorted().join(", ");
  return value.kind === "reversal" ? String(value.exists) : "";
}

const stageFacts = ["user", "description"] as const;

type KindOfPart =
  /** The stage itself; its `text` is its name. */
  | { readonly kind: "stage"; readonly stage: Stage }
  /** `state`: active, closed, next, final. */
  | { readonly kind: "state" | "deadline" | "control"; readonly stage: Stage }
  | { readonly kind: "stageFact"; readonly fact: (typeof stageFacts)[number] }
  | { readonly kind: "field"; readonly field: CaseField }
  | { readonly kind: "document"; readonly document: CaseDocument }
  | { readonly kind: "transaction"; readonly transaction: Transaction }
  | { readonly kind: "amount"; readonly amount: string; readonly currency: string }
  | { readonly kind: "fact"; readonly fact: CaseFact };

export type PartKind = KindOfPart["kind"];

/** A part of a case that may be new, removed or changed when the case is read again. */
export type CasePart = KindOfPart & {
  /** Key of the stage it belongs to; "" for the case itself and its participants. */
  readonly stageKey: string;
  /** Identifies the part within its kind. Several parts may share one path. */
  readonly path: string;
  readonly text: string;
};

/**
 * Lists the parts of a case, stage by stage, without what follows from other parts or does not interest an operator: a
 * stage's code, full description, dates of creation, start and decision, and whether it is resolved automatically; of a
 * field all but its value and documents; the content of a document.
 */
export function* casePartsOf(caseData: Case): Generator<CasePart> {
  for (const stage of caseData.stages) yield* stageParts(stage);
  yield* fieldParts(caseData.participants, "");
  yield* caseData.transactions.map(transactionPart);
  yield* caseParts(caseData);
}

function stageParts(stage: Stage): CasePart[] {
  const frame = { stageKey: stage.key, path: stage.key };
  const { isActive, isNext, isFinal, closed, controlActions } = stage;
  const controlPart = (actions: Stage["controlActions"]): CasePart[] =>
    actions.length === 0 ? [] : [{ ...frame, kind: "control", text: controlKey(actions), stage }];
  return [
    { ...frame, kind: "stage", text: stage.name, stage },
    { ...frame, kind: "state", text: keyOf(isActive, isNext, isFinal, dateKey(closed)), stage },
    { ...frame, kind: "deadline", text: dateKey(stage.autoAction), stage },
    ...controlPart(controlActions.filter((action) => action !== "NotRequired")),
    ...stageFacts.map((fact): CasePart => {
      return { ...frame, kind: "stageFact", path: keyOf(stage.key, fact), text: stage[fact], fact };
    }),
    ...fieldParts(stage.fields, stage.key),
  ];
}

const fieldParts = (fields: readonly CaseField[], stageKey: string): CasePart[] =>
  fields.flatMap((field) => {
    const name = field.code || field.name;
    return [
      { kind: "field", stageKey, path: keyOf(stageKey, name), text: fieldText(field), field },
      ...field.documents.map((document) => documentPart(document, stageKey, name)),
    ];
  });

function fieldText(field: CaseField): string {
  // The count of its files says nothing that the files do not say.
  if (isFileCount(field)) return keyOf("", "");
  if (field.kind !== "money" || !field.money)
    return keyOf(receivedText(field.shown), field.valueCode);
  const { amount, currency, numericCode } = field.money;
  return keyOf(decimalKey(amount), currency, numericCode);
}

const documentPart = (document: CaseDocument, stageKey: string, field: string): CasePart => ({
  kind: "document",
  stageKey,
  path: keyOf(stageKey, field, document.id || document.name),
  text: keyOf(document.name, document.creator, receivedText(document.created)),
  document,
});

/** Of a transaction and its contacts, beside dates and amount. A property that a later version adds changes no text. */
const comparedKeys = [
  ..."amountAndCurrency merchant arn operationType operatorRole operatorIsInitiator".split(" "),
  ..."initiator respondent initiatorContacts respondentContacts".split(" "),
  ..."bankId bic direction phone email".split(" "),
];

function transactionPart(transaction: Transaction): CasePart {
  const { arn, date, transactionDate, unreadContacts } = transaction;
  const dates = [date, transactionDate].map(receivedText);
  const amount = decimalKey(receivedText(transaction.amount));
  const text = JSON.stringify([dates, amount, transaction, ...unreadContacts], comparedKeys);
  return { kind: "transaction", stageKey: "", path: arn, text, transaction };
}

function caseParts(caseData: Case): CasePart[] {
  const amount = receivedText(caseData.amount);
  const frame = { stageKey: "", path: "" };
  const facts = caseFacts(caseData).filter(({ name }) => !otherParts.has(name));
  return [
    { ...frame, kind: "amount", text: decimalKey(amount), amount, currency: currencyOf(caseData) },
    ...facts.map((fact): CasePart => {
      return { ...frame, kind: "fact", path: fact.name, text: factKey(fact.value), fact };
    }),
  ];
}

const controlKey = (actions: Stage["controlActions"]): string =>
  keyOf(
    ...actions.map((action) => (typeof action === "string" ? action : action.unknown)).toSorted(),
  );

/** The text of a date for comparison, the same for every spelling of "no date". */
const dateKey = (date: Stage["autoAction"] | Stage["closed"]): string =>
  isMismatch(date) ? receivedText(date) : (dateOf(date) ?? "");

const keyOf = (...values: readonly (string | boolean)[]): string => JSON.stringify(values);
