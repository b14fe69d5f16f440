import type { BpItem, BpItemStage, BpStartTrxProperty } from "./answer-types.ts";
import type { Transaction } from "./demo/transactions.ts";
import { participantFieldOf } from "./field.ts";
import type { LocalizedText, ServiceLanguage } from "./language.ts";
import { moneyText } from "./money.ts";
import type { ProcessDefinition } from "./processes.ts";
import { addDays, calendarDate, type WallTime } from "./wall-clock.ts";

type Side = "Issuer" | "Acquirer";

const roleNames: Readonly<Record<Side, LocalizedText>> = {
  Issuer: { en: "Issuer", ru: "Эмитент" },
  Acquirer: { en: "Acquirer", ru: "Эквайер" },
};

/** The properties of one case that do not follow from its process and transactions. */
export interface BpItemFacts {
  readonly id: number;
  readonly process: ProcessDefinition;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly stages: readonly BpItemStage[];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: Side;
}

/** Makes a case. Spec, BpItem. */
export function bpItemOf(facts: BpItemFacts): BpItem {
  const { id, process, transactions, stages, created, side } = facts;
  const { language } = process;
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
      trxPropertyOf(trx, { id: id * 10 + index + 1, created, side, language }),
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
    // Spec: not shown; which amount it is. The transaction's, because only that has a currency outside the fields.
    amount: transaction.amount.amount,
    isReversalExists: false,
    operatorRole: roleNames[side][language],
    id,
    paymentSystem: transaction.paymentSystem[language],
    dateCreated: created,
    bpCode: process.bpCode,
    code: `${process.bpCode}-${created.slice(2, 4)}-${id % 900_000}`,
  };
}

function trxPropertyOf(
  transaction: Transaction,
  {
    id,
    created,
    side,
    language,
  }: Pick<BpItemFacts, "id" | "created" | "side"> & { language: ServiceLanguage },
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
    operatorRoleName: roleNames[side][language],
    operatorInitiator: side === "Issuer",
    operationType: transaction.operationType[language],
    transactionDate: calendarDate(addDays(created, -daysAgo)),
    initiatorContacts: issuer.contacts,
    respondentContacts: acquirer.contacts,
  };
}
