import type { ProcessDefinition } from "../process.ts";
import { createFieldsOf } from "./create-fields.ts";
import {
  closingFields,
  digits,
  files,
  money,
  radio,
  select,
  string,
  text,
  yesNo,
} from "./fields.ts";

/**
 * FR, a report of fraud. Invented for the demo, except for the codes of the first stage's fields
 * and of the fraud types, which public examples of such services show.
 */
export const fraud: ProcessDefinition = {
  bpCode: "FR",
  bpName: "Fraud report",
  bpVersionId: 7,
  stages: [
    {
      stageId: 201,
      code: "fraud_reported",
      name: "Fraud reported",
      description: "The issuer reports that the cardholder did not take part.",
      longDescription:
        "The report is registered and sent to the acquirer automatically when the period ends.",
      days: 2,
      automaticNext: "acquirer_review",
      fields: createFieldsOf("FR"),
    },
    {
      stageId: 202,
      code: "acquirer_review",
      name: "Acquirer's review",
      description: "The acquirer checks the merchant's side of the transaction.",
      longDescription:
        "The acquirer asks the merchant how the payment was made and accepts or declines the merchant's answer. Without a decision the liability is decided on the issuer's report alone.",
      days: 15,
      automaticNext: "liability",
      controlAction: "Waiting",
      isMerchant: true,
      fields: [
        select(
          "f_EntryMode",
          "How the card was read",
          ["05", "Chip"],
          ["07", "Contactless"],
          ["81", "Typed in an online shop"],
          ["90", "Magnetic stripe"],
        ),
        yesNo("f_Authenticated", "Cardholder was authenticated"),
        string("f_DeviceId", "Device", { maxLength: 64 }),
        text("f_ReviewNote", "Merchant's answer", { maxLength: 4000 }),
        files("f_ReviewDocs", "Evidence of the merchant"),
      ],
    },
    {
      stageId: 203,
      code: "liability",
      name: "Liability",
      description: "Who bears the loss is decided.",
      longDescription:
        "Decided by rule from the report and the review, at the latest when the period ends.",
      days: 5,
      automaticNext: "settlement",
      controlAction: "NotRequired",
      fields: [
        radio("f_LiableParty", "Liable party", ["I", "Issuer"], ["A", "Acquirer"]),
        money("f_LiableAmount", "Amount of the liability"),
      ],
    },
    {
      stageId: 204,
      code: "settlement",
      name: "Settlement",
      description: "The amount is moved between the banks.",
      longDescription: "Booked with the next clearing after the decision.",
      days: 3,
      automaticNext: "fraud_closed",
      fields: [digits("f_SettlementRef", "Settlement reference", { minLength: 12, maxLength: 12 })],
    },
    {
      stageId: 205,
      code: "fraud_closed",
      name: "Report closed",
      description: "The report has been settled.",
      longDescription: "Nothing more can be done in this case.",
      isFinal: true,
      fields: closingFields,
    },
  ],
};
