import type { FieldDefinition, Option } from "../process.ts";

/** Yes and no, as RadioButton options. */
export const yesNo: readonly Option[] = [
  { code: "1", name: "Yes" },
  { code: "0", name: "No" },
];

/** The disputed amount; the process says where it is required. */
export const disputeAmount: FieldDefinition = {
  code: "f_DisputeAmount",
  name: "Disputed amount",
  type: "Money",
  width: "220px",
  description: "The part of the transaction that is disputed, in the currency of the claim.",
};

/** The evidence handed in with a claim or an answer. */
export const documents: FieldDefinition = {
  code: "f_Docs",
  name: "Documents",
  type: "String",
  holds: "files",
  width: "100%",
  description: "Receipts, letters, pictures: whatever supports the claim.",
};

/** Free text beside a claim or an answer. */
export const comment: FieldDefinition = {
  code: "f_Comment",
  name: "Comment",
  type: "Text",
  maxLength: 2000,
  width: "100%",
};

/** How a case ended, in the last stage of every process. */
export const closingFields: readonly FieldDefinition[] = [
  {
    code: "f_Outcome",
    name: "Outcome",
    type: "Select",
    options: [
      { code: "ISS", name: "In favour of the issuer" },
      { code: "ACQ", name: "In favour of the acquirer" },
      { code: "SPL", name: "Amount shared" },
      { code: "WDR", name: "Withdrawn" },
    ],
  },
  { code: "f_SettledAmount", name: "Settled amount", type: "Money" },
  { ...comment, code: "f_ClosingNote", name: "Closing note" },
];

/** About the participants of a case, in every process. */
export const participantFields: readonly FieldDefinition[] = [
  { code: "p_Issuer", name: "Issuer", type: "String" },
  { code: "p_Acquirer", name: "Acquirer", type: "String" },
  { code: "p_MerchantId", name: "Merchant number", type: "Digits", maxLength: 15 },
  { code: "p_Origin", name: "Origin of this case", type: "Text" },
];
