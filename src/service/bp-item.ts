import type { BpItem } from "./answer-types.ts";
import banks from "./demo/banks.json" with { type: "json" };
import type { Transaction } from "./demo/transactions.ts";
import { moneyText } from "./money.ts";
import type { LocalizedText, ProcessDefinition } from "./processes.ts";
import { fieldOf, type ReachedStages, stagesOf } from "./stages.ts";
import { addDays, calendarDate, type WallTime } from "./wall-clock.ts";

const roleNames: Readonly<Record<"Issuer" | "Acquirer", LocalizedText>> = {
  Issuer: { en: "Issuer", ru: "Эмитент" },
  Acquirer: { en: "Acquirer", ru: "Эквайер" },
};

const ownBank = "ALD";

const bankById: Readonly<Record<string, (typeof banks)[keyof typeof banks]>> = banks;

/** The payment systems by the first digits of the card. Spec: not shown; how they are spelled. */
const paymentSystems: Readonly<Record<string, LocalizedText>> = {
  "4000": { en: "Demo Network One", ru: "Первая демосеть" },
  "5100": { en: "Demo Network Two", ru: "Вторая демосеть" },
  "2200": { en: "Demo National", ru: "Национальная демосеть" },
};

export interface BpItemFacts {
  readonly id: number;
  readonly process: ProcessDefinition;
  readonly transactions: readonly [Transaction, ...Transaction[]];
  readonly created: WallTime;
  readonly userName: string;
  readonly side: "Issuer" | "Acquirer";
  readonly reached: ReachedStages;
}

/** Makes a case. Spec, BpItem. */
export function bpItemOf(facts: BpItemFacts): BpItem {
  const { id, process, transactions, created } = facts;
  const { language } = process;
  const [transaction] = transactions;
  const stages = stagesOf(facts, transaction);
  const role = roleNames[facts.side][language];
  const isIssuer = facts.side === "Issuer";
  const [own, other] = [bankById[ownBank], bankById[transaction.otherBank]];
  const [issuer, acquirer] = isIssuer ? [own, other] : [other, own];
  const participants: Readonly<Record<string, string | undefined>> = {
    p_Issuer: issuer?.name,
    p_Acquirer: acquirer?.name,
    p_MerchantId: transaction.merchantId,
    p_Origin: process.origin,
  };

  /** Spec, BpStartTrxProperty. */
  const trxPropertyOf = (trx: Transaction, index: number) => ({
    id: id * 10 + index + 1,
    date: calendarDate(addDays(created, 1 - trx.daysAgo)),
    amount: trx.amount.amount,
    amountAndCurrency: moneyText(trx.amount),
    cardAcceptorName: trx.merchant,
    arn: trx.arn,
    initiatorName: issuer?.name ?? "",
    respondentName: acquirer?.name ?? "",
    operatorRoleName: role,
    operatorInitiator: isIssuer,
    operationType: trx.operationType[language],
    transactionDate: calendarDate(addDays(created, -trx.daysAgo)),
    initiatorContacts: issuer?.contacts ?? [],
    respondentContacts: acquirer?.contacts ?? [],
  });

  return {
    cardPrefix: transaction.cardPrefix,
    cardSuffix: transaction.cardSuffix,
    startTrxProperty: transactions.map(trxPropertyOf),
    stages,
    participantFields: process.participantFields.map((definition) => {
      const value = participants[definition.code];
      const {
        fieldType: _,
        jsonValue: __,
        documentsInfo: ___,
        ...field
      } = fieldOf(definition, value);
      return field;
    }),
    bpName: process.bpName,
    bpVersionId: process.bpVersionId,
    observerList: [],
    isCurentUserObserver: false,
    userName: facts.userName,
    stageDescription: stages.find(({ isActive }) => isActive)?.description ?? "",
    // Spec: not shown; which amount it is. The transaction's, because only that has a currency outside the fields.
    amount: transaction.amount.amount,
    isReversalExists: false,
    operatorRole: role,
    id,
    paymentSystem: paymentSystems[transaction.cardPrefix]?.[language] ?? "",
    dateCreated: created,
    bpCode: process.bpCode,
    code: `${process.bpCode}-${created.slice(2, 4)}-${id % 900_000}`,
  };
}
