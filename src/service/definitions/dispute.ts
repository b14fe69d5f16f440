import type { FieldDefinition, ProcessDefinition } from "../process.ts";
import {
  closingFields,
  comment,
  disputeAmount,
  documents,
  participantFields,
  yesNo,
} from "./claim-fields.ts";

const openingFields: readonly FieldDefinition[] = [
  disputeAmount,
  {
    code: "f_DisputeReason",
    name: "Reason of the dispute",
    type: "Select",
    isRequired: true,
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

const transactionFields: readonly FieldDefinition[] = [
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

const representmentFields: readonly FieldDefinition[] = [
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

const answerFields: readonly FieldDefinition[] = [
  { code: "f_AnswerAmount", name: "Amount upheld", type: "Money" },
  { ...comment, code: "f_Answer", name: "Statement", maxLength: 4000 },
  { ...documents, code: "f_AnswerDocs", name: "Further documents" },
];

/**
 * DP, a dispute of a purchase. Invented for the demo: the stages, periods and fields of a real
 * service are data of that service. Spec, States and transitions: transitions are not shown.
 */
export const dispute: ProcessDefinition = {
  bpCode: "DP",
  bpName: "Dispute of a purchase",
  bpVersionId: 12,
  participantFields,
  stages: [
    {
      stageId: 101,
      code: "dispute_opened",
      name: "Dispute opened",
      description: "The issuer has taken up the cardholder's claim.",
      longDescription:
        "The claim is complete and registered. It goes to the acquirer by itself when the period ends; until then the issuer may still add documents.",
      days: 3,
      automaticNext: "retrieval_request",
      fields: [...openingFields, ...transactionFields],
    },
    {
      stageId: 102,
      code: "retrieval_request",
      name: "Retrieval request",
      description: "The acquirer is asked for a copy of the receipt.",
      longDescription:
        "The acquirer asks the merchant for the receipt and answers within the period. Without an answer the chargeback follows by itself.",
      days: 10,
      automaticNext: "chargeback",
      controlAction: "Waiting",
      isMerchant: true,
      fields: [
        {
          code: "f_RequestedCopy",
          name: "Requested copy",
          type: "Select",
          options: [
            { code: "ORG", name: "Original receipt" },
            { code: "SUB", name: "Substitute draft" },
          ],
        },
        { ...documents, code: "f_ReceiptDocs", name: "Receipt" },
      ],
    },
    {
      stageId: 103,
      code: "chargeback",
      name: "Chargeback",
      description: "The disputed amount is taken back from the acquirer.",
      longDescription:
        "The amount has been charged to the acquirer. No decision is asked for; the merchant's answer can begin as soon as the notice has been delivered.",
      days: 2,
      automaticNext: "representment",
      controlAction: "NotRequired",
      fields: [
        { code: "f_ChargebackAmount", name: "Chargeback amount", type: "Money", isReadOnly: true },
        {
          code: "f_ChargebackRef",
          name: "Chargeback reference",
          type: "Digits",
          minLength: 10,
          maxLength: 10,
        },
      ],
    },
    {
      stageId: 104,
      code: "representment",
      name: "Representment",
      description: "The acquirer answers with the merchant's evidence or accepts the claim.",
      longDescription:
        "The merchant's answer has to be accepted or declined by the acquirer before it reaches the issuer. Without a decision the claim counts as accepted and the dispute closes in favour of the issuer.",
      days: 14,
      automaticNext: "dispute_closed",
      controlAction: "Waiting",
      isMerchant: true,
      fields: representmentFields,
    },
    {
      stageId: 105,
      code: "pre_arbitration",
      name: "Pre-arbitration",
      description: "The issuer rejects the evidence and says why.",
      longDescription:
        "The issuer answers the merchant's evidence point by point. Without an answer the dispute closes in favour of the acquirer.",
      days: 10,
      automaticNext: "dispute_closed",
      fields: answerFields,
    },
    {
      stageId: 106,
      code: "pre_arbitration_response",
      name: "Pre-arbitration response",
      description: "The acquirer accepts or holds to its answer.",
      longDescription: "The last step between the two banks before the network decides.",
      days: 10,
      automaticNext: "dispute_closed",
      controlAction: "Waiting",
      fields: answerFields.map((field) => ({ ...field, code: `${field.code}2` })),
    },
    {
      stageId: 107,
      code: "arbitration",
      name: "Arbitration",
      description: "The network decides.",
      longDescription:
        "Both banks have been heard. The ruling is entered by hand; nothing happens by itself.",
      fields: [
        { code: "f_RulingRef", name: "Ruling reference", type: "String", maxLength: 40 },
        { code: "f_ArbitrationFee", name: "Arbitration fee", type: "Money" },
        { ...comment, code: "f_Ruling", name: "Ruling" },
      ],
    },
    {
      stageId: 108,
      code: "dispute_closed",
      name: "Dispute closed",
      description: "The dispute has ended.",
      longDescription: "Nothing more can be done in this case.",
      isFinal: true,
      fields: closingFields,
    },
  ],
};
