import { BpField } from "./bp-field.ts";
import { autoActionDate, calendarDate, dateTime, stageCloseDate } from "./date-time.ts";
import { bpCodes, controlActionStatuses } from "./enumerations.ts";
import {
  decimal,
  flag,
  integer,
  numberOrFlag,
  oneOf,
  oneOrMany,
  type Read,
  text,
  textOrFlag,
  total,
} from "./leaf.ts";
import { list, resource } from "./resource.ts";

/** Spec, BankContact. `bic` is absent in the sample. */
export const BankContact = resource(
  { id: integer(), bankId: text(), bic: text(), direction: text(), phone: text(), email: text() },
  ["bic", "direction", "phone", "email"],
);
export type BankContact = Read<typeof BankContact>;

/** Spec, BpStartTrxProperty: the transaction that started the case. */
export const BpStartTrxProperty = resource({
  id: integer(),
  date: calendarDate(),
  amount: decimal(),
  amountAndCurrency: text(),
  cardAcceptorName: text(),
  arn: text(),
  initiatorName: text(),
  respondentName: text(),
  operatorRoleName: text(),
  operatorInitiator: flag(),
  operationType: text(),
  transactionDate: calendarDate(),
  initiatorContacts: list(BankContact),
  respondentContacts: list(BankContact),
});
export type BpStartTrxProperty = Read<typeof BpStartTrxProperty>;

/** Spec, BpItemStage. */
export const BpItemStage = resource(
  {
    id: integer(),
    stageId: integer(),
    isMerchantItemStage: numberOrFlag(),
    code: text(),
    name: text(),
    description: text(),
    longDescription: text(),
    isActive: flag(),
    autoActionDate: autoActionDate(),
    fields: list(BpField),
    isAutoAction: flag(),
    stageCreateDate: dateTime(),
    stageCloseDate: stageCloseDate(),
    startDate: dateTime(),
    isNextStage: flag(),
    userId: integer(),
    userName: text(),
    isFinal: flag(),
    controlActionStatus: oneOrMany(controlActionStatuses),
    controlActionActionDate: dateTime(),
  },
  [
    "isMerchantItemStage",
    "description",
    "longDescription",
    "userId",
    "userName",
    "controlActionStatus",
    "controlActionActionDate",
  ],
);
export type BpItemStage = Read<typeof BpItemStage>;

const texts = () =>
  total<readonly unknown[]>("array of strings", (sent) => (Array.isArray(sent) ? sent : undefined));

/** Spec, Case (BpItem). */
export const BpItem = resource({
  cardPrefix: text(),
  cardSuffix: text(),
  startTrxProperty: list(BpStartTrxProperty),
  stages: list(BpItemStage),
  participantFields: list(BpField),
  bpName: text(),
  bpVersionId: integer(),
  observerList: texts(),
  isCurentUserObserver: flag(),
  userName: text(),
  stageDescription: text(),
  amount: decimal(),
  isReversalExists: flag(),
  operatorRole: textOrFlag(),
  id: integer(),
  // Spec: not shown; the exact spelling of the three payment systems is omitted, so any text is one.
  paymentSystem: text(),
  dateCreated: dateTime(),
  bpCode: oneOf(bpCodes),
  code: text(),
});
export type BpItem = Read<typeof BpItem>;
