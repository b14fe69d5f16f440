import type { ProcessDefinition } from "../process.ts";
import { createFieldsOf } from "./create-fields.ts";
import { closingFields, money, string, text, yesNo } from "./fields.ts";

/**
 * GF, a request in good faith, outside the periods of the network. Invented for the demo, except
 * for the codes of the first stage's fields, which public examples of such services show.
 */
export const goodFaith: ProcessDefinition = {
  bpCode: "GF",
  bpName: "Good faith request",
  bpVersionId: 3,
  stages: [
    {
      stageId: 401,
      code: "request_sent",
      name: "Request sent",
      description: "One bank asks the other for its good will.",
      longDescription: "The period of a dispute has passed; the respondent is free to refuse.",
      days: 7,
      automaticNext: "good_faith_review",
      fields: createFieldsOf("GF"),
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
        yesNo("f_WillPay", "Respondent is willing to pay"),
        money("f_OfferedAmount", "Offered amount"),
        text("f_ReviewComment", "Answer", { maxLength: 2000 }),
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
        string("f_PaymentRef", "Payment reference", { maxLength: 35 }),
        money("f_PaidAmount", "Paid amount"),
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
