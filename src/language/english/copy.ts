/** Copies of a value, a field, a stage, a case; masked numbers. */
export const copyWords = {
  copy: "Copy",
  of: ({ name }: { name: string }) => `Copy ${name}`,
  field: ({ name }: { name: string }) => `Copy field ${name}`,
  stage: "Copy stage",
  case: "Copy case",
  caseId: "Copy case id",
  caseCode: "Copy case code",
  as: { text: "As text", json: "As JSON", row: "As a table row" },
  copied: "Copied",
  notCopied: "Could not be copied",
  caseIdIs: "Case id",
  retrieved: "Retrieved",
  showNumber: "Show number",
  hideNumber: "Hide number",
  maskedNumbers: "What looks like a card number is masked:",
};
