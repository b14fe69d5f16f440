/** Copies of a value, a field, a stage, a case; the printed case; masked numbers. */
export const copyWords = {
  copy: "Copy",
  of: ({ name, place = "" }: { name: string; place?: string | undefined }) =>
    `Copy ${name}${place && `, ${place}`}`,
  field: ({ name, place = "" }: { name: string; place?: string | undefined }) =>
    `Copy field ${name}${place && `, ${place}`}`,
  stage: "Copy stage",
  case: "Copy case",
  caseId: "Copy case id",
  caseCode: "Copy case code",
  as: { text: "As text", json: "As JSON" },
  copied: "Copied",
  notCopied: "Could not be copied",
  caseIdIs: "Case id",
  print: "Print",
  retrievedAt: ({ when }: { when: string }) => `Retrieved ${when}`,
  printedAt: ({ when }: { when: string }) => `Printed ${when}`,
  showNumber: "Show number",
  hideNumber: "Hide number",
};
