import type { ProcessDefinition } from "../process.ts";
import { createFieldsOf } from "./create-fields.ts";
import { closingFields, digits, files, money, string, text, yesNo } from "./fields.ts";

/**
 * COM, a complaint that the other bank broke a rule of the network. Invented for the demo, except
 * for the codes of the first stage's fields, which public examples of such services show.
 */
export const complaint: ProcessDefinition = {
  bpCode: "COM",
  bpName: "Compliance complaint",
  bpVersionId: 4,
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
      fields: createFieldsOf("COM"),
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
        yesNo("f_Accepts", "Complaint accepted"),
        string("f_RuleNumber", "Rule", { maxLength: 20 }),
        text("f_ComplianceAnswer", "Answer", { maxLength: 4000 }),
        files("f_ComplianceAnswerDocs", "Documents of the answer"),
      ],
    },
    {
      stageId: 303,
      code: "ruling",
      name: "Ruling",
      description: "The network rules on the complaint.",
      longDescription: "The ruling is entered by hand; nothing happens automatically.",
      controlAction: "NotRequired",
      fields: [
        digits("f_RulingNumber", "Number of the ruling", { maxLength: 12 }),
        money("f_Penalty", "Penalty"),
        text("f_RulingText", "Text of the ruling", { maxLength: 8000 }),
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
      fields: [text("f_AppealText", "Grounds of the appeal", { maxLength: 2000 })],
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
