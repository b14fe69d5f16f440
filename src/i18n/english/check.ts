/** What does not go together in a case. */
export const checkWords = {
  title: "Things to check",
  why: "The data of this case contradicts itself. It is shown as received.",
  show: "Show stage",
  showStage: ({ stage }: { stage: string }) => `Show stage ${stage}`,
  "no-active-stage": "No stage is active, and none says that the case has ended.",
  "several-active-stages": ({ stages }: { stages: string }) =>
    `Several stages are active: ${stages}.`,
  "same-stage-id": ({ id, stages }: { id: number; stages: string }) =>
    `Several stages have the identifier ${id}: ${stages}.`,
  "active-and-closed": ({ stage, when }: { stage: string; when: string }) =>
    `“${stage}” is active although it has a close date: ${when}.`,
  "next-and-closed": ({ stage, when }: { stage: string; when: string }) =>
    `“${stage}” is flagged as next although it has a close date: ${when}.`,
  "closed-before-started": (sent: { stage: string; closed: string; begun: string }) =>
    `“${sent.stage}” was closed ${sent.closed}, before it started: ${sent.begun}.`,
  "closed-before-case": (sent: { stage: string; closed: string; begun: string }) =>
    `“${sent.stage}” was closed ${sent.closed}, before the case was created: ${sent.begun}.`,
  "automatic-without-date": ({ stage }: { stage: string }) =>
    `“${stage}” is to be resolved by an automatic action, but its date is missing.`,
  "automatic-but-active": ({ stage, when }: { stage: string; when: string }) =>
    `The automatic action of “${stage}” was planned for ${when}, and the stage is still active.`,
  "final-and-automatic": ({ stage, when }: { stage: string; when: string }) =>
    `“${stage}” is final, yet an automatic action is planned for ${when}.`,
  "final-and-waiting": ({ stage }: { stage: string }) =>
    `“${stage}” is final, yet a merchant action awaits the acquirer's decision.`,
  "decided-without-date": ({ stage }: { stage: string }) =>
    `The acquirer has decided in “${stage}”, but the date of the decision is missing.`,
  "more-than-transactions": ({ amount, sum }: { amount: string; sum: string }) =>
    `The case's amount, ${amount}, is more than its transactions come to: ${sum}.`,
  "transaction-amount": ({ amount, shown }: { amount: string; shown: string }) =>
    `A transaction's amount is ${amount}, but with its currency it is ${shown}.`,
  "field-amount": (sent: { field: string; stage: string; amount: string; shown: string }) =>
    `“${sent.field}” in “${sent.stage}” is ${sent.amount}, but its display value is ${sent.shown}.`,
};
