import { cases, counted, grouped, requests, results, transactions } from "./numbers.ts";

const newCases = counted({ one: "new case is", other: "new cases are" });

export const createResult = {
  heading: "Result",
  counted: ({ created, all }: { created: number; all: number }) =>
    all === 1 ? "1 case created" : `${grouped(created)} of ${grouped(all)} created`,
  /** Where results can't be matched to transactions. */
  countedAlone: ({ created }: { created: number }) => `${grouped(created)} created`,
  /** @param numbers of the requests, separated by commas; "" for a single request. */
  contradictory: ({ count, numbers }: { count: number; numbers: string }) =>
    `The overall answer of the service contradicts its individual results${numbers && ` (${count === 1 ? "request" : "requests"} ${numbers})`}.`,
  sharedCases: ({ ids }: { ids: string }) =>
    `The service named the same case for several transactions: ${ids}.`,
  checkBoth: "Check in the dispute system before sending them again.",
  halt: {
    stoppedAt: ({ number }: { number: number }) => `Stopped at request ${number}:`,
    unmatched: ({ answered, sent }: { answered: number; sent: number }) =>
      `the service sent ${results(answered)} for ${transactions(sent)}, so they can't be matched.`,
    notReported: "the service did not report the outcome of every transaction.",
    unknown: "its outcome is unknown.",
    refused: "it was not carried out.",
    notSent: "it was not carried out.",
    mayExist: "it was not sent, because a case may already exist for some of its transactions.",
  },
  filter: "Show results",
  answerItem: ({ request, number }: { request: number; number: number }) =>
    `Request ${request}, result ${number}`,
  open: ({ id }: { id: string }) => `Open case ${id}`,
  refusedNaming: ({ id }: { id: string }) => `Refused, case ${id} named`,
  noId: "The service sent no case number.",
  badId: ({ id }: { id: string }) => `The service sent “${id}” in place of a case number.`,
  noReason: "The service gave no reason.",
  noOutcome: "The service did not report whether this case was created.",
  notCarriedOut: "The request was not carried out.",
  byPosition: "Results are matched to transactions by their order.",
  retry: "Retry failed only",
  notRemembered:
    "This browser has no room to remember what was sent: after a reload, nothing warns you before an ARN is sent again.",
  headings: ["Row", "ARN", "Outcome", "Merchant or reason"],
  disputed: "Disputed, as sent",
  caseSays: "The case says",
  doubts: { "other-currency": "Another currency", more: "More than the transaction" },
  view: "View case",
  another: "Create another",
  saveFailed: {
    what: "The file was not saved.",
    whatToDo: "Try again, or copy the case numbers. Reloading the page would lose the result.",
  },
  saveWorkbook: "Save for Excel",
  fileName: "create-result",
  columns: {
    transaction: "Transaction",
    arn: "ARN",
    outcome: "Outcome",
    caseId: "Case id",
    message: "Message",
  },
  created: {
    listed: ({ count }: { count: number }) => `${newCases(count)} on your worklist.`,
    unlisted: ({ count }: { count: number }) => `Not on your worklist: ${cases(count)}.`,
    copyThem: "Copy the case numbers.",
    copy: ({ count }: { count: number }) =>
      count === 1 ? "Copy case number" : `Copy ${grouped(count)} case numbers`,
    unkept: ({ count }: { count: number }) =>
      count === 1
        ? "The number of the created case is only here. Copy it first."
        : `The numbers of ${grouped(count)} created cases are only here. Copy them first.`,
  },
  queue: {
    progress: "Requests sent",
    done: (its: Record<"done" | "requests" | "rows" | "all", number>) =>
      `${grouped(its.done)} of ${requests(its.requests)}, ${grouped(its.rows)} of ${transactions(its.all)}`,
    sending: "Sending",
    stopping: "Stopping after the current request",
    stop: "Stop",
    sendRest: "Send the rest",
  },
};
