import type { ProcessDefinition } from "../process.ts";
import {
  closingFields,
  comment,
  disputeAmount,
  documents,
  participantFields,
  yesNo,
} from "./claim-fields.ts";

/**
 * GF, a request in good faith, outside the periods of the network. Invented for the demo, except
 * for the codes of the first stage's fields, which public examples of such services show.
 */
export const goodFaith: ProcessDefinition = {
  bpCode: "GF",
  bpName: "Good faith request",
  bpVersionId: 3,
  participantFields,
  stages: [
    {
      stageId: 401,
      code: "request_sent",
      name: "Request sent",
      description: "One bank asks the other for its good will.",
      longDescription: "The period of a dispute has passed; the respondent is free to refuse.",
      days: 7,
      automaticNext: "good_faith_review",
      fields: [
        { ...disputeAmount, isRequired: true },
        {
          code: "f_GoodFaithDescription",
          name: "What is asked for",
          type: "Text",
          isRequired: true,
          minLength: 10,
          maxLength: 2000,
          width: "100%",
        },
        comment,
        documents,
      ],
    },
    {
      stageId: 402,
      code: "good_faith_review",
      name: "Respondent's review",
      description: "The respondent talks to the merchant and decides.",
      longDescription: "Without a decision within the period the request counts as refused.",
      days: 30,
      automaticNext: "good_faith_closed",
      controlAction: "Waiting",
      isMerchant: true,
      fields: [
        {
          code: "f_WillPay",
          name: "Respondent is willing to pay",
          type: "RadioButton",
          options: yesNo,
        },
        { code: "f_OfferedAmount", name: "Offered amount", type: "Money" },
        { ...comment, code: "f_ReviewComment", name: "Answer" },
      ],
    },
    {
      stageId: 403,
      code: "voluntary_payment",
      name: "Voluntary payment",
      description: "The offered amount is paid.",
      longDescription: "Booked outside of the clearing; the payer enters the reference.",
      days: 5,
      controlAction: "NotRequired",
      fields: [
        { code: "f_PaymentRef", name: "Payment reference", type: "String", maxLength: 35 },
        { code: "f_PaidAmount", name: "Paid amount", type: "Money" },
      ],
    },
    {
      stageId: 404,
      code: "good_faith_closed",
      name: "Request closed",
      description: "The request has ended.",
      longDescription: "Nothing more can be done in this case.",
      isFinal: true,
      fields: closingFields,
    },
  ],
};
