import { plural } from "../plural.ts";

const forms = plural("en");
const digits = new Intl.NumberFormat("en-GB");
const cases = { one: "case", other: "cases" };
const requests = { one: "request", other: "requests" };
const results = { one: "result", other: "results" };
const transactions = { one: "transaction", other: "transactions" };

/** The outcome of the transactions, and the progress of their requests. */
export const createResult = {
  heading: "Result",
  counted: ({ created, all }: { created: number; all: number }) =>
    `${digits.format(created)} of ${digits.format(all)} created`,
  /** Where results can't be matched to transactions. */
  countedAlone: ({ created }: { created: number }) => `${digits.format(created)} created`,
  refused: ({ count }: { count: number }) => `${digits.format(count)} refused.`,
  notReported: ({ count }: { count: number }) => `${digits.format(count)} not reported.`,
  unknown: ({ count }: { count: number }) =>
    `${digits.format(count)} with an unknown outcome. Look for them in the dispute system before sending them again.`,
  notSent: ({ count }: { count: number }) => `${digits.format(count)} not sent.`,
  saysCreated: "The service reports overall success, but its individual results say otherwise.",
  saysRefused: "The service reports overall failure, but its individual results say otherwise.",
  contradictory: ({ numbers }: { numbers: string }) =>
    `In request ${numbers} the overall answer of the service contradicts its individual results.`,
  otherCount: ({ answered, sent }: { answered: number; sent: number }) =>
    `The service sent ${answered} ${forms(answered, results)} for ${sent} ${forms(sent, transactions)}, so we can't tell which belongs to which.`,
  checkBoth: "Look for these transactions in the dispute system before sending them again.",
  halt: {
    at: ({ number }: { number: number }) => `Stopped at request ${number}:`,
    lost: ({ rows, notSent }: { rows: number; notSent: number }) =>
      `the outcome of its ${digits.format(rows)} ${forms(rows, transactions)} is unknown. ${notSent === 0 ? "It was the last one." : `${digits.format(notSent)} ${forms(notSent, transactions)} after it ${forms(notSent, { one: "was", other: "were" })} not sent.`}`,
    notReported: "the service did not report the outcome of every transaction.",
    failed: ({ number, notSent }: { number: number; notSent: number }) =>
      `Request ${number} was not carried out.${notSent === 0 ? "" : ` ${digits.format(notSent)} ${forms(notSent, transactions)} after it ${forms(notSent, { one: "was", other: "were" })} not sent.`}`,
    unreadable: ({ number, name }: { number: number; name: string }) =>
      `Request ${number} was not sent, nor any after it: the file “${name}” can no longer be read. Go back to the form, remove it and choose it again.`,
    inDoubt: ({ number, arns, more }: { number: number; arns: string; more: number }) =>
      `Request ${number} was not sent, nor any after it: some of its transactions were sent before, in this or another tab, and their outcome is unknown (${arns}${more > 0 ? ` and ${more} more` : ""}). Look for them in the dispute system before sending them again.`,
  },
  filter: "Show results",
  statuses: {
    created: "Created",
    refused: "Refused",
    notReported: "Not reported",
    unknown: "Outcome unknown",
    sending: "Sending",
    ready: "Not sent",
    problem: "Held back",
  },
  line: ({ number }: { number: number }) => `Result ${number}`,
  lineOf: ({ request, number }: { request: number; number: number }) =>
    `Request ${request}, result ${number}`,
  open: ({ id }: { id: string }) => `Open case ${id}`,
  noId: "The service sent no case id.",
  noReason: "The service gave no reason.",
  noOutcome: "The service did not report whether this case was created.",
  unmatched: "Can't be matched",
  notCarriedOut: "The request was not carried out.",
  byPosition: "Results are matched to transactions by their order.",
  earlier: "Created before:",
  retry: "Retry failed only",
  back: "Back to the form",
  retryHint: "Opens the others to correct and send again. Nothing is sent yet.",
  another: "Create another",
  retrying: "Created transactions were removed. The others are ready to send again.",
  allKept: "Nothing was removed because we can't tell which cases were created.",
  retyping: "Card numbers are not kept after sending: type them again.",
  save: "Save as CSV",
  saveWorkbook: "Save for Excel",
  fileName: "create-result",
  columns: {
    transaction: "Transaction",
    arn: "ARN",
    outcome: "Outcome",
    id: "Case id",
    message: "Message",
    request: "Request",
    sentAt: "Sent at",
  },
  worklist: ({ count }: { count: number }) =>
    `Put ${digits.format(count)} ${forms(count, cases)} on the worklist`,
  queue: {
    heading: "Requests",
    progress: "Requests sent",
    percent: ({ percent }: { percent: number }) => `${percent}% sent`,
    done: ({
      done,
      requests: sent,
      rows,
      all,
    }: Record<"done" | "requests" | "rows" | "all", number>) =>
      `${digits.format(done)} of ${digits.format(sent)} ${forms(sent, requests)}, ${digits.format(rows)} of ${digits.format(all)} ${forms(all, transactions)}`,
    phases: {
      running: "Sending",
      pausing: "Pauses after the current request",
      stopping: "Stops after the current request",
      paused: "Paused",
      stopped: "Stopped",
      ended: "Done",
    },
    locked: "Nothing is sent until you continue.",
    offline: "This computer is offline. Nothing is sent until you continue.",
    pause: "Pause",
    proceed: "Continue",
    stop: "Stop",
    rest: {
      title: "Send the rest?",
      text: ({ requests: sent, rows: count }: { requests: number; rows: number }) =>
        `${digits.format(count)} ${forms(count, transactions)} in ${digits.format(sent)} ${forms(sent, requests)} ${forms(count, { one: "was", other: "were" })} not sent. Only these will be sent; nothing is sent twice.`,
      unknown:
        "The outcome of an earlier request is still unknown. If the service is in trouble, the remaining requests may fail the same way.",
      send: "Send the rest",
    },
  },
};
