import type { ProcessDefinition } from "../process.ts";
import { closingFields, comment, documents, participantFields } from "./claim-fields.ts";
import {
  answerFields,
  openingFields,
  representmentFields,
  transactionFields,
} from "./dispute-fields.ts";

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
