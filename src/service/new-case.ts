import type {
  BpDocument,
  BpItem,
  BpItemStage,
  BpStartTrxProperty,
  Decimal,
} from "./answer-types.ts";
import type { Bytes } from "./base64.ts";
import type { ReceivedFile, ReceivedValue, ReceivedValues } from "./check-fields.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type FieldValue, participantFieldOf } from "./field.ts";
import type { Text } from "./language.ts";
import { moneyText } from "./money.ts";
import type { ProcessDefinition } from "./processes.ts";
import {
  enterStage,
  fieldsOf,
  freshStages,
  isCaseOpen,
  withDueActions,
  withNextMarked,
} from "./stages.ts";
import type { Decide, NewCase } from "./store/store.ts";
import { addDays, calendarDate, type WallTime } from "./wall-clock.ts";

/** The bank that the demo's operator works for. */
type Side = "Issuer" | "Acquirer";

/** The properties of one case that do not follow from its process and transactions. */
export interface NewCaseFacts {
  readonly id: number;
  readonly process: ProcessDefinition;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly stages: readonly BpItemStage[];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: Side;
  /** The case's amount; by default that of its first transaction. */
  readonly amount?: Decimal;
}

/** Makes a case. Spec, BpItem. */
export function bpItemOf(facts: NewCaseFacts): BpItem {
  const { id, process, transactions, stages, created, side } = facts;
  const [transaction] = transactions;
  const participants: Readonly<Record<string, string>> = {
    p_Issuer: transaction.issuer.name,
    p_Acquirer: transaction.acquirer.name,
    p_MerchantId: transaction.merchantId,
    p_Origin: process.origin,
  };
  return {
    cardPrefix: transaction.cardPrefix,
    cardSuffix: transaction.cardSuffix,
    startTrxProperty: transactions.map((trx, index) =>
      trxPropertyOf(trx, { id: id * 10 + index + 1, created, side }),
    ),
    stages,
    participantFields: process.participantFields.map((field) =>
      participantFieldOf(field, participants[field.code] ?? ""),
    ),
    bpName: process.bpName,
    bpVersionId: process.bpVersionId,
    observerList: [],
    isCurentUserObserver: false,
    userName: facts.userName,
    stageDescription: stages.find(({ isActive }) => isActive)?.description ?? "",
    amount: facts.amount ?? transaction.amount.amount,
    isReversalExists: false,
    operatorRole: side,
    id,
    paymentSystem: transaction.paymentSystem,
    dateCreated: created,
    bpCode: process.bpCode,
    code: `${process.bpCode}-${created.slice(2, 4)}-${id % 900_000}`,
  };
}

function trxPropertyOf(
  transaction: Transaction,
  { id, created, side }: { id: number; created: WallTime; side: Side },
): BpStartTrxProperty {
  const { issuer, acquirer, daysAgo } = transaction;
  return {
    id,
    date: calendarDate(addDays(created, 1 - daysAgo)),
    amount: transaction.amount.amount,
    amountAndCurrency: moneyText(transaction.amount),
    cardAcceptorName: transaction.merchant,
    arn: transaction.arn,
    initiatorName: issuer.name,
    respondentName: acquirer.name,
    operatorRoleName: side,
    operatorInitiator: side === "Issuer",
    operationType: transaction.operationType,
    transactionDate: calendarDate(addDays(created, -daysAgo)),
    initiatorContacts: issuer.contacts,
    respondentContacts: acquirer.contacts,
  };
}

/** The operator who creates cases. Spec: not shown; the user of a token, so every token is this operator's. */
export const operator = { userId: 7102, userName: "petrova" };

/** A valid request for one transaction. */
export interface AcceptedRequest {
  readonly process: ProcessDefinition;
  readonly transaction: Transaction;
  readonly values: ReceivedValues;
  readonly now: WallTime;
}

/** Makes a new case, unless there is an open one with the same case type and ARN. */
export function newCaseUnlessOpen(request: AcceptedRequest): Decide {
  const { process, transaction, now } = request;
  return (stored) => {
    const open = stored.find(
      ({ bpItem }) =>
        bpItem.bpCode === process.bpCode &&
        bpItem.startTrxProperty.some(({ arn }) => arn === transaction.arn) &&
        isCaseOpen(withDueActions(bpItem, now)),
    );
    const lastId = stored.at(-1)?.id ?? 0;
    return open
      ? openCaseText(open.id, process.bpCode, transaction.arn)[process.language]
      : newCase(lastId + 1, request);
  };
}

const openCaseText = (id: number, bpCode: string, arn: string): Text => ({
  en: `Case ${id} (${bpCode}) about ARN ${arn} is still open; a second one was not created.`,
  ru: `Кейс ${id} (${bpCode}) по ARN ${arn} ещё открыт; второй не создан.`,
});

const isFiles = (value: ReceivedValue): value is readonly ReceivedFile[] => Array.isArray(value);

function newCase(id: number, request: AcceptedRequest): NewCase {
  const { process, transaction, values, now } = request;
  const files = new Map<string, Bytes>();
  const store = ({ name, bytes }: ReceivedFile): BpDocument => {
    const documentId = `${id}-${files.size + 1}`;
    files.set(documentId, bytes);
    return { id: documentId, creationDate: now, creator: operator.userName, name };
  };
  const stored = new Map<string, FieldValue>();
  for (const [code, value] of values) stored.set(code, isFiles(value) ? value.map(store) : value);

  const [first] = process.stages;
  const stages = freshStages(process, id, now, transaction).map((stage) =>
    stage.code === first.code
      ? {
          ...enterStage(stage, first, now),
          ...operator,
          fields: fieldsOf(first, transaction, Object.fromEntries(stored)),
        }
      : stage,
  );
  const bpItem = bpItemOf({
    id,
    process,
    transactions: [transaction],
    stages: withNextMarked(stages),
    created: now,
    userName: operator.userName,
    side: "Issuer",
    ...disputedAmount(values, transaction),
  });
  return { record: { id, bpItem }, files };
}

/**
 * The disputed amount as the case's amount, which has no currency. A disputed amount in another currency than
 * the transaction's is left out.
 */
function disputedAmount(values: ReceivedValues, { amount }: Transaction) {
  const disputed = values.get("f_DisputeAmount");
  if (typeof disputed !== "object" || isFiles(disputed)) return {};
  return disputed.currency === amount.currency ? { amount: disputed.amount } : {};
}
