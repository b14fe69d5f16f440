import type { FieldDefinition, ProcessDefinition } from "../process.ts";
import { createFieldsOf } from "./create-fields.ts";
import {
  closingFields,
  date,
  digits,
  files,
  money,
  select,
  string,
  text,
  yesNo,
} from "./fields.ts";

/** What is repeated from the transaction. */
const transactionFields: readonly FieldDefinition[] = [
  digits("f_AuthCode", "Authorisation code", {
    minLength: 6,
    maxLength: 6,
    isReadOnly: true,
    linkedTo: "authCode",
  }),
  string("f_TerminalId", "Terminal", { maxLength: 8, isReadOnly: true, linkedTo: "terminal" }),
];

/** The merchant's answer. */
const representmentFields: readonly FieldDefinition[] = [
  money("f_RepresentedAmount", "Represented amount", {
    description: "The part of the disputed amount that the merchant does not accept.",
    cssClass: "amount-strong",
  }),
  select(
    "f_RepresentmentReason",
    "Ground of the representment",
    ["R1", "Proof of delivery"],
    ["R2", "Credit already processed"],
    ["R3", "Cardholder took part"],
    ["R4", "Claim out of time"],
  ),
  yesNo("f_MerchantAccepts", "Merchant accepts the claim"),
  money("f_RefundedAmount", "Already refunded"),
  ...transactionFields,
  date("f_DeliveryDate", "Delivered on"),
  digits("f_TrackingNumber", "Tracking number", {
    minLength: 10,
    maxLength: 20,
    description: "The carrier's number, digits only.",
  }),
  string("f_Carrier", "Carrier", { maxLength: 60 }),
  string("f_SignedBy", "Signed by", { maxLength: 80 }),
  text("f_MerchantStatement", "Merchant's statement", { maxLength: 4000 }),
  files("f_Evidence", "Evidence"),
  digits("f_RiskScore", "Risk score", {
    isHidden: true,
    isReadOnly: true,
    description: "Used for routing only.",
  }),
];

/** The answer of one bank before arbitration; each of the two has its own field codes. */
const answerFields = (suffix: string): readonly FieldDefinition[] => [
  money(`f_AnswerAmount${suffix}`, "Amount upheld"),
  text(`f_Answer${suffix}`, "Statement", { maxLength: 4000 }),
  files(`f_AnswerDocs${suffix}`, "Further documents"),
];

/**
 * DP, a dispute of a purchase. Invented for the demo: the stages, periods and fields of a real
 * service are data of that service. Spec, States and transitions: transitions are not shown.
 * Spec: not shown; no public example says what a dispute requires, so nothing is required.
 */
export const dispute: ProcessDefinition = {
  bpCode: "DP",
  bpName: "Dispute of a purchase",
  bpVersionId: 12,
  stages: [
    {
      stageId: 101,
      code: "dispute_opened",
      name: "Dispute opened",
      description: "The issuer has taken up the cardholder's claim.",
      longDescription:
        "The claim is complete and registered. It goes to the acquirer automatically when the period ends; until then the issuer may still add documents.",
      days: 3,
      automaticNext: "retrieval_request",
      fields: [...createFieldsOf("DP"), ...transactionFields],
    },
    {
      stageId: 102,
      code: "retrieval_request",
      name: "Retrieval request",
      description: "The acquirer is asked for a copy of the receipt.",
      longDescription:
        "The acquirer asks the merchant for the receipt and answers within the period. Without an answer the chargeback follows automatically.",
      days: 10,
      automaticNext: "chargeback",
      controlAction: "Waiting",
      isMerchant: true,
      fields: [
        select(
          "f_RequestedCopy",
          "Requested copy",
          ["ORG", "Original receipt"],
          ["SUB", "Substitute draft"],
        ),
        files("f_ReceiptDocs", "Receipt"),
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
        money("f_ChargebackAmount", "Chargeback amount", { isReadOnly: true }),
        digits("f_ChargebackRef", "Chargeback reference", { minLength: 10, maxLength: 10 }),
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
      fields: answerFields(""),
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
      fields: answerFields("2"),
    },
    {
      stageId: 107,
      code: "arbitration",
      name: "Arbitration",
      description: "The network decides.",
      longDescription:
        "Both banks have been heard. The ruling is entered by hand; nothing happens automatically.",
      fields: [
        string("f_RulingRef", "Ruling reference", { maxLength: 40 }),
        money("f_ArbitrationFee", "Arbitration fee"),
        text("f_Ruling", "Ruling", { maxLength: 2000 }),
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
