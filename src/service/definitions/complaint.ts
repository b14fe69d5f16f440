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
 * COM, a complaint that the other bank broke a rule of the network. Invented for the demo, except
 * for the codes of the first stage's fields, which public examples of such services show.
 */
export const complaint: ProcessDefinition = {
  bpCode: "COM",
  bpName: "Compliance complaint",
  bpVersionId: 4,
  participantFields,
  stages: [
    {
      stageId: 301,
      code: "complaint_filed",
      name: "Complaint filed",
      description: "One bank says that the other broke a rule.",
      longDescription:
        "The complaint names the rule, the day it was broken and the day that was noticed.",
      days: 5,
      automaticNext: "respondent_answer",
      fields: [
        {
          code: "f_ComplianceDescription",
          name: "What happened",
          type: "Text",
          minLength: 10,
          maxLength: 4000,
          width: "100%",
          description: "Name the rule and how it was broken.",
        },
        disputeAmount,
        {
          code: "f_ViolationDate",
          name: "Day of the violation",
          type: "String",
          holds: "date",
          isPast: true,
          mask: "99.99.9999",
          width: "120px",
        },
        {
          code: "f_RevealDate",
          name: "Day it was noticed",
          type: "String",
          holds: "date",
          isPast: true,
          notBefore: "f_ViolationDate",
          mask: "99.99.9999",
          width: "120px",
        },
        {
          code: "f_LateRevealReason",
          name: "Why it was noticed later",
          type: "Text",
          maxLength: 1000,
          requiredWhen: { field: "f_RevealDate", differsFrom: "f_ViolationDate" },
          width: "100%",
        },
        {
          code: "f_AdjClearingStatus",
          name: "State of the adjustment",
          type: "Select",
          options: [
            { code: "0", name: "No adjustment" },
            { code: "1", name: "Sent" },
            { code: "2", name: "Cleared" },
          ],
        },
        comment,
        documents,
      ],
    },
    {
      stageId: 302,
      code: "respondent_answer",
      name: "Respondent's answer",
      description: "The other bank answers the complaint.",
      longDescription:
        "The respondent accepts the complaint or says why the rule was kept. An answer of the merchant needs the acquirer's decision first.",
      days: 10,
      automaticNext: "ruling",
      controlAction: "Waiting",
      isMerchant: true,
      fields: [
        { code: "f_Accepts", name: "Complaint accepted", type: "RadioButton", options: yesNo },
        { code: "f_RuleNumber", name: "Rule", type: "String", maxLength: 20 },
        {
          code: "f_ComplianceAnswer",
          name: "Answer",
          type: "Text",
          maxLength: 4000,
          width: "100%",
        },
        { ...documents, code: "f_ComplianceAnswerDocs", name: "Documents of the answer" },
      ],
    },
    {
      stageId: 303,
      code: "ruling",
      name: "Ruling",
      description: "The network rules on the complaint.",
      longDescription: "The ruling is entered by hand; nothing happens by itself.",
      controlAction: "NotRequired",
      fields: [
        { code: "f_RulingNumber", name: "Number of the ruling", type: "Digits", maxLength: 12 },
        { code: "f_Penalty", name: "Penalty", type: "Money" },
        { ...comment, code: "f_RulingText", name: "Text of the ruling", maxLength: 8000 },
      ],
    },
    {
      stageId: 304,
      code: "appeal",
      name: "Appeal",
      description: "Either bank may appeal once.",
      longDescription: "Without an appeal the ruling stands when the period ends.",
      days: 30,
      automaticNext: "complaint_closed",
      fields: [{ ...comment, code: "f_AppealText", name: "Grounds of the appeal" }],
    },
    {
      stageId: 305,
      code: "complaint_closed",
      name: "Complaint closed",
      description: "The complaint has ended.",
      longDescription: "Nothing more can be done in this case.",
      isFinal: true,
      fields: closingFields,
    },
  ],
};
