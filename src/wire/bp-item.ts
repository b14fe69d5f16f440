import * as z from "#lib/zod.ts";
import { BpField } from "./bp-field.ts";
import { calendarDate, dateTime } from "./date-time.ts";
import { bpCodes, controlActionStatuses } from "./enumerations.ts";
import {
  anyList,
  decimal,
  flag,
  flagOrInteger,
  flagOrText,
  integer,
  list,
  nested,
  oneOf,
  oneOrMany,
  text,
} from "./spec-value.ts";

/** Spec, BankContact. `bic` is absent in the sample. */
export const BankContact = z.looseObject({
  id: integer,
  bankId: text,
  bic: z.optional(text),
  direction: z.optional(text),
  phone: z.optional(text),
  email: z.optional(text),
});
export type BankContact = z.output<typeof BankContact>;

/** Spec, BpStartTrxProperty: the transaction that started the case. */
export const BpStartTrxProperty = z.looseObject({
  id: integer,
  date: calendarDate,
  amount: decimal,
  amountAndCurrency: text,
  cardAcceptorName: text,
  arn: text,
  initiatorName: text,
  respondentName: text,
  operatorRoleName: text,
  operatorInitiator: flag,
  operationType: text,
  transactionDate: calendarDate,
  initiatorContacts: list(BankContact),
  respondentContacts: list(BankContact),
});
export type BpStartTrxProperty = z.output<typeof BpStartTrxProperty>;

/** Spec, BpItemStage. */
export const BpItemStage = z.looseObject({
  id: integer,
  stageId: integer,
  isMerchantItemStage: z.optional(flagOrInteger),
  code: text,
  name: text,
  description: z.optional(text),
  longDescription: z.optional(text),
  isActive: flag,
  // The day 9999-12-31 where no automatic action is planned.
  autoActionDate: dateTime,
  fields: list(BpField),
  isAutoAction: flag,
  stageCreateDate: dateTime,
  // The day 0001-01-01 where the stage is not closed.
  stageCloseDate: dateTime,
  startDate: dateTime,
  isNextStage: flag,
  userId: z.optional(integer),
  userName: z.optional(text),
  isFinal: flag,
  controlActionStatus: z.optional(oneOrMany(controlActionStatuses)),
  controlActionActionDate: z.optional(dateTime),
});
export type BpItemStage = z.output<typeof BpItemStage>;

/** Spec, Case (BpItem). */
export const BpItem = z.looseObject({
  cardPrefix: text,
  cardSuffix: text,
  startTrxProperty: list(BpStartTrxProperty),
  stages: list(BpItemStage),
  participantFields: list(BpField),
  bpName: text,
  bpVersionId: integer,
  observerList: anyList("array of strings"),
  isCurentUserObserver: flag,
  userName: text,
  stageDescription: text,
  amount: decimal,
  isReversalExists: flag,
  // Declared as a boolean, but the sample has a role name.
  operatorRole: flagOrText,
  id: integer,
  // Spec: not shown; the exact spelling of the three payment systems, so any text is accepted.
  paymentSystem: text,
  dateCreated: dateTime,
  bpCode: oneOf(bpCodes),
  code: text,
});
export type BpItem = z.output<typeof BpItem>;

/** Spec, GetBpItem, response. */
export const GetBpItemResponse = z.looseObject({
  bpItem: z.optional(nested(BpItem)),
  success: flag,
  errorMessage: z.optional(text),
});
