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
 * FR, a report of fraud. Invented for the demo, except for the codes of the first stage's fields
 * and of the fraud types, which public examples of such services show.
 */
export const fraud: ProcessDefinition = {
  bpCode: "FR",
  bpName: "Fraud report",
  bpVersionId: 7,
  participantFields,
  stages: [
    {
      stageId: 201,
      code: "fraud_reported",
      name: "Fraud reported",
      description: "The issuer reports that the cardholder did not take part.",
      longDescription:
        "The report is registered and sent to the acquirer by itself when the period ends.",
      days: 2,
      automaticNext: "acquirer_review",
      fields: [
        { ...disputeAmount, isRequired: true },
        {
          code: "f_FraudType",
          name: "Type of fraud",
          type: "Select",
          isRequired: true,
          options: [
            { code: "00", name: "Lost card" },
            { code: "01", name: "Stolen card" },
            { code: "02", name: "Card never received" },
            { code: "03", name: "False application" },
            { code: "04", name: "Counterfeit card" },
            { code: "06", name: "Card not present" },
            { code: "07", name: "Several imprints" },
            { code: "08", name: "Collusion of a merchant" },
            { code: "09", name: "Phishing" },
            { code: "10", name: "Account taken over" },
            { code: "40", name: "Other, see the comment" },
            { code: "51", name: "Bust-out" },
            { code: "60", name: "Manipulation of the cardholder" },
          ],
        },
        {
          ...comment,
          requiredWhen: { field: "f_FraudType", is: "40" },
          description: "Required when the type of fraud is 40.",
        },
        documents,
      ],
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
        {
          code: "f_EntryMode",
          name: "How the card was read",
          type: "Select",
          options: [
            { code: "05", name: "Chip" },
            { code: "07", name: "Contactless" },
            { code: "81", name: "Typed in a shop on the net" },
            { code: "90", name: "Magnetic stripe" },
          ],
        },
        {
          code: "f_Authenticated",
          name: "Cardholder was authenticated",
          type: "RadioButton",
          options: yesNo,
        },
        { code: "f_DeviceId", name: "Device", type: "String", maxLength: 64 },
        {
          code: "f_ReviewNote",
          name: "Merchant's answer",
          type: "Text",
          maxLength: 4000,
          width: "100%",
        },
        { ...documents, code: "f_ReviewDocs", name: "Evidence of the merchant" },
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
        {
          code: "f_LiableParty",
          name: "Liable party",
          type: "RadioButton",
          options: [
            { code: "I", name: "Issuer" },
            { code: "A", name: "Acquirer" },
          ],
        },
        { code: "f_LiableAmount", name: "Amount of the liability", type: "Money" },
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
      fields: [
        {
          code: "f_SettlementRef",
          name: "Settlement reference",
          type: "Digits",
          minLength: 12,
          maxLength: 12,
        },
      ],
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
