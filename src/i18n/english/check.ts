/** What does not go together in a case. */
export const checkWords = {
  title: "Things to check",
  why: "The data of this case contradicts itself. It is shown as received.",
  show: "Show stage",
  showStage: ({ stage }: { stage: string }) => `Show stage ${stage}`,
  "no-active-stage": "No stage is active, and none says that the case has ended.",
  "several-active-stages": ({ stages }: { stages: string }) =>
    `Several stages are active: ${stages}.`,
  "active-and-closed": ({ stage, closed }: { stage: string; closed: string }) =>
    `“${stage}” is active although it has a close date: ${closed}.`,
  "next-and-closed": ({ stage, closed }: { stage: string; closed: string }) =>
    `“${stage}” is flagged as next although it has a close date: ${closed}.`,
  "automatic-without-date": ({ stage }: { stage: string }) =>
    `“${stage}” is to be resolved by an automatic action, but its date is missing.`,
  "final-and-waiting": ({ stage }: { stage: string }) =>
    `“${stage}” is final, yet a merchant action awaits the acquirer's decision.`,
  "decided-without-date": ({ stage }: { stage: string }) =>
    `The acquirer has decided in “${stage}”, but the date of the decision is missing.`,
  "transaction-amount": ({ amount, shown }: { amount: string; shown: string }) =>
    `A transaction's amount is ${amount}, but with its currency it is ${shown}.`,
  "field-amount": (sent: { field: string; stage: string; amount: string; shown: string }) =>
    `“${sent.field}” in “${sent.stage}” is ${sent.amount}, but its display value is ${sent.shown}.`,
};
