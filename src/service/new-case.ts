import type { BpDocument, BpItem, BpItemStage, BpStartTrxProperty, Decimal } from "./bp-item.ts";
import { participantFieldOf } from "./field.ts";
import { moneyText } from "./money.ts";
import type { ProcessDefinition } from "./process.ts";
import type { Transaction } from "./transaction.ts";
import { addDays, calendarDate, type WallTime } from "./wall-clock.ts";

/** The side of a case the operator of the demo stands on. */
export type Side = "Issuer" | "Acquirer";

/** What is particular to one case; the rest follows from its process and transactions. */
export interface CaseFacts {
  readonly id: number;
  readonly process: ProcessDefinition;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly stages: readonly BpItemStage[];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: Side;
  /** The case's amount; without, that of its first transaction. */
  readonly amount?: Decimal;
}

const origin =
  "Demo data. The process, its stages and periods, the banks, the people and the merchant are invented.";

/** A case as it is sent. Spec, BpItem. */
export function bpItemOf(facts: CaseFacts): BpItem {
  const { id, process, transactions, stages, created, side } = facts;
  const [transaction] = transactions;
  const known: Readonly<Record<string, string>> = {
    p_Issuer: transaction.issuer.name,
    p_Acquirer: transaction.acquirer.name,
    p_MerchantId: transaction.merchantId,
    p_Origin: origin,
  };
  return {
    cardPrefix: transaction.cardPrefix,
    cardSuffix: transaction.cardSuffix,
    startTrxProperty: transactions.map((one, at) =>
      trxPropertyOf(one, { id: id * 10 + at + 1, created, side }),
    ),
    stages,
    participantFields: process.participantFields.map((field) =>
      participantFieldOf(field, known[field.code] ?? ""),
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

/** A file of a case, without its content. The id is unique, because the case's id is. */
export function documentOf(
  caseId: number,
  number: number,
  name: string,
  { creator, at }: { creator: string; at: WallTime },
): BpDocument {
  return { id: `${caseId}-${number}`, creationDate: at, creator, name };
}
