import { plural } from "../plural.ts";

const forms = plural("en");
const requests = { one: "request", other: "requests" };
const transactions = { one: "transaction", other: "transactions" };

/** How a batch ended. */
export const batchResult = {
  heading: "Batch",
  progress: "Requests sent",
  tenths: ({ percent }: { percent: number }) => `${percent}% sent`,
  done: ({
    done,
    requests: asked,
    rows,
    all,
  }: Record<"done" | "requests" | "rows" | "all", number>) =>
    `${done} of ${asked} ${forms(asked, requests)}, ${rows} of ${all} ${forms(all, transactions)}`,
  phases: {
    running: "Sending",
    pausing: "Pauses after the request on its way",
    stopping: "Stops after the request on its way",
    paused: "Paused",
    stopped: "Stopped",
    ended: "Done",
  },
  locked: "Nothing goes out until you continue.",
  offline: "This computer is offline. Nothing goes out until you continue.",
  pause: "Pause",
  proceed: "Continue",
  stop: "Stop",
  sendRest: "Send the rest",
  counted: ({ created, all }: { created: number; all: number }) => `${created} of ${all} created`,
  refused: ({ count }: { count: number }) => `${count} refused.`,
  unknown: ({ count }: { count: number }) =>
    `${count} with an unknown outcome. Look for them in the dispute system before sending them again.`,
  unsent: ({ count }: { count: number }) => `${count} not sent.`,
  contradictory: ({ numbers }: { numbers: string }) =>
    `The service's answer as a whole contradicts its single results in request ${numbers}. Look for these transactions in the dispute system.`,
  lost: ({ number, rows, left }: { number: number; rows: number; left: number }) =>
    `Stopped at request ${number}: what became of its ${rows} ${forms(rows, transactions)} is not known. ${left === 0 ? "It was the last one." : `${left} ${forms(left, transactions)} behind it ${forms(left, { one: "was", other: "were" })} not sent.`}`,
  mismatch: ({ number, answered, asked }: { number: number; answered: number; asked: number }) =>
    `Stopped at request ${number}: the service sent ${answered} ${forms(answered, { one: "result", other: "results" })} for ${asked} ${forms(asked, transactions)}, so it cannot be said which belongs to which.`,
  unsaid: ({ number }: { number: number }) =>
    `Stopped at request ${number}: the service does not say of every transaction whether its case was created.`,
  failed: ({ number, left }: { number: number; left: number }) =>
    `Request ${number} was not carried out.${left === 0 ? "" : ` ${left} ${forms(left, transactions)} behind it ${forms(left, { one: "was", other: "were" })} not sent.`}`,
  inDoubt: ({ number, arns, more }: { number: number; arns: string; more: number }) =>
    `Request ${number} was not sent, and none behind it: some of its transactions were sent in this or another tab before, and what became of them is not known (${arns}${more > 0 ? ` and ${more} more` : ""}). Look for them in the dispute system before sending them again.`,
  filter: "Show results",
  groups: {
    created: "Created",
    refused: "Refused",
    unknown: "Unknown",
    sending: "Sending",
    unsent: "Not sent",
  },
  row: ({ number }: { number: number }) => `Row ${number}`,
  loose: ({ request, number }: { request: number; number: number }) =>
    `Request ${request}, result ${number}`,
  kinds: {
    created: "Created",
    refused: "Refused",
    unsaid: "Not said",
    unmatched: "Cannot be told",
    unknown: "Outcome unknown",
    failed: "Not created",
    unsent: "Not sent",
    sending: "Sending",
  },
  byPosition:
    "The service answers in the order of each request: each line belongs to the transaction in its place.",
  save: "Save as CSV",
  saveWorkbook: "Save for Excel",
  fileName: "batch-result",
  columns: {
    row: "Row",
    arn: "ARN",
    outcome: "Outcome",
    id: "Case id",
    message: "Message",
    request: "Request",
    sentAt: "Sent at",
  },
  worklist: ({ count }: { count: number }) =>
    `Put ${count} ${forms(count, { one: "case", other: "cases" })} on the worklist`,
};
