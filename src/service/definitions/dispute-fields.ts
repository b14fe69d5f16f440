import type { FieldDefinition } from "../process.ts";
import { comment, disputeAmount, documents, yesNo } from "./claim-fields.ts";

/**
 * The claim; what CreateBp takes. Spec: not shown; no public example says what a dispute requires,
 * so nothing is required.
 */
export const openingFields: readonly FieldDefinition[] = [
  disputeAmount,
  {
    code: "f_DisputeReason",
    name: "Reason of the dispute",
    type: "Select",
    options: [
      { code: "4853", name: "Goods or services not received" },
      { code: "4854", name: "Not as described" },
      { code: "4834", name: "Charged twice" },
      { code: "4860", name: "Credit not processed" },
      { code: "4859", name: "Cash not dispensed" },
    ],
  },
  {
    code: "f_GoodsReceived",
    name: "Goods received",
    type: "RadioButton",
    options: [...yesNo, { code: "2", name: "In part" }],
  },
  {
    code: "f_MerchantContacted",
    name: "Merchant was contacted",
    type: "RadioButton",
    options: yesNo,
  },
  {
    code: "f_MerchantContactDate",
    name: "Date of the contact",
    type: "String",
    holds: "date",
    mask: "99.99.9999",
    requiredWhen: { field: "f_MerchantContacted", is: "1" },
    isPast: true,
    width: "120px",
  },
  {
    code: "f_OrderNumber",
    name: "Order number",
    type: "String",
    minLength: 4,
    maxLength: 24,
    description: "As on the receipt or in the merchant's letter.",
  },
  { ...comment, description: "What the cardholder says, in a few sentences." },
  documents,
];

/** What is repeated from the transaction. */
export const transactionFields: readonly FieldDefinition[] = [
  {
    code: "f_AuthCode",
    name: "Authorisation code",
    type: "Digits",
    minLength: 6,
    maxLength: 6,
    mask: "999999",
    isReadOnly: true,
    linkedTo: "authCode",
    width: "96px",
  },
  {
    code: "f_TerminalId",
    name: "Terminal",
    type: "String",
    maxLength: 8,
    isReadOnly: true,
    linkedTo: "terminal",
  },
];

/** The merchant's answer. */
export const representmentFields: readonly FieldDefinition[] = [
  {
    code: "f_RepresentedAmount",
    name: "Represented amount",
    type: "Money",
    description: "The part of the disputed amount that the merchant does not accept.",
    cssClass: "amount-strong",
  },
  {
    code: "f_RepresentmentReason",
    name: "Ground of the representment",
    type: "Select",
    options: [
      { code: "R1", name: "Proof of delivery" },
      { code: "R2", name: "Credit already processed" },
      { code: "R3", name: "Cardholder took part" },
      { code: "R4", name: "Claim out of time" },
    ],
  },
  {
    code: "f_MerchantAccepts",
    name: "Merchant accepts the claim",
    type: "RadioButton",
    options: yesNo,
  },
  { code: "f_RefundedAmount", name: "Already refunded", type: "Money" },
  ...transactionFields,
  {
    code: "f_DeliveryDate",
    name: "Delivered on",
    type: "String",
    holds: "date",
    mask: "99.99.9999",
    width: "120px",
  },
  {
    code: "f_TrackingNumber",
    name: "Tracking number",
    type: "Digits",
    minLength: 10,
    maxLength: 20,
    description: "The carrier's number, digits only.",
  },
  { code: "f_Carrier", name: "Carrier", type: "String", maxLength: 60 },
  { code: "f_SignedBy", name: "Signed by", type: "String", maxLength: 80 },
  {
    code: "f_MerchantStatement",
    name: "Merchant's statement",
    type: "Text",
    maxLength: 4000,
    width: "100%",
  },
  { ...documents, code: "f_Evidence", name: "Evidence" },
  {
    code: "f_RiskScore",
    name: "Risk score",
    type: "Digits",
    isHidden: true,
    isReadOnly: true,
    description: "Used for routing only.",
  },
];

/** An answer of either bank before arbitration. */
export const answerFields: readonly FieldDefinition[] = [
  { code: "f_AnswerAmount", name: "Amount upheld", type: "Money" },
  { ...comment, code: "f_Answer", name: "Statement", maxLength: 4000 },
  { ...documents, code: "f_AnswerDocs", name: "Further documents" },
];
