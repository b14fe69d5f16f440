/** Copies of a value, a field, a stage, a case; the printed case; masked numbers. */
export const copyWords = {
  copy: "Copy",
  of: ({ name, context = "" }: { name: string; context?: string | undefined }) =>
    `Copy ${name}${context && `, ${context}`}`,
  field: ({ name, context = "" }: { name: string; context?: string | undefined }) =>
    `Copy field ${name}${context && `, ${context}`}`,
  stage: "Copy stage",
  case: "Copy case",
  caseId: "Copy case id",
  caseCode: "Copy case code",
  as: { text: "As text", json: "As JSON" },
  copied: "Copied",
  notCopied: "Could not be copied",
  print: "Print",
  retrievedAt: ({ when }: { when: string }) => `Retrieved ${when}`,
  printedAt: ({ when }: { when: string }) => `Printed ${when}`,
  showNumber: "Show number",
  hideNumber: "Hide number",
};
