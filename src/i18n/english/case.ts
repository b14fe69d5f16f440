import { counted, countOf, grouped } from "./numbers.ts";
import { stage } from "./stage.ts";

const caseMessages = {
  untitled: ({ id }: { id: string }) => `Case ${id}`,
  notAnId: {
    title: "Not a case id",
    what: "A case number has only digits, such as 900453.",
  },
  loading: ({ id }: { id: string }) => `Loading case ${id}…`,
  loaded: ({ id }: { id: string }) => `Case ${id} is loaded.`,
  cancelled: "Loading was cancelled.",
  serviceSays: "The service says about this case:",
  load: "Load the case",
  ofAmount: ({ amount }: { amount: string }) => `of ${amount}`,
  bankIs: { initiator: "initiator", respondent: "respondent" },
  details: "Details",
  moreTransactions: ({ count }: { count: number }) => `+ ${count} more`,
  youObserve: "you observe",
  reversalExists: "Reversal exists",
  transaction: "Transaction",
  transactions: "Transactions",
  transactionOf: ({ number, count }: { number: number; count: number }) =>
    `Transaction ${number} of ${count}`,
  noTransaction: "No transaction data.",
  neighbours: {
    title: "Cases of the worklist",
    previous: "Previous case",
    next: "Next case",
  },
  participants: "Participants",
  noParticipants: "No participant fields.",
  hiddenParticipants: "All participant fields are hidden.",
  find: "Find in case",
  showHidden: ({ count }: { count: number }) => `Show hidden fields (${count})`,
  emptyFields: countOf({ one: "empty field", other: "empty fields" }),
  includeHidden: "Include hidden fields",
  refresh: "Refresh",
  loadedAt: ({ time }: { time: string }) => `Loaded ${time}`,
  autoRefresh: ({ seconds }: { seconds: number }) => `Refresh every ${seconds} s`,
  field: {
    empty: "empty",
    yes: "yes",
    no: "no",
    unnamedDocument: "unnamed document",
    about: ({ name, context = "" }: { name: string; context?: string | undefined }) =>
      `About ${name}${context && `, ${context}`}`,
    hidden: "hidden",
    unnamed: "Unnamed field",
    name: "Name",
    code: "Code",
    type: "Type",
    description: "Description",
    numericCode: "Numeric currency code",
    mask: "Mask",
    length: "Length",
    lengthFrom: ({ min }: { min: number }) => `at least ${min}`,
    lengthTo: ({ max }: { max: number }) => `at most ${max}`,
    lengthBetween: ({ min, max }: { min: number; max: number }) => `${min} to ${max}`,
    linked: "Linked to a transaction field",
    readOnly: "Read-only",
    unreadableMoney: "The exact amount could not be read; this is the display value.",
    receivedMoney: "The amount could not be read; it is shown as received.",
    kinds: {
      money: "amount",
      choice: "choice",
      text: "text",
      digits: "digits",
      other: "other",
    },
  },
  unread: "Something here could not be read. See Raw, at the end.",
  broken: "This part could not be shown. Reload the page.",
  types: {
    DP: "dispute",
    FR: "fraud",
    COM: "complaint",
    GF: "good faith",
  },
  /** The same with their number, “2 disputes”. */
  typeCounts: {
    DP: countOf({ one: "dispute", other: "disputes" }),
    FR: countOf({ one: "fraud case", other: "fraud cases" }),
    COM: countOf({ one: "complaint", other: "complaints" }),
    GF: countOf({ one: "good-faith case", other: "good-faith cases" }),
  },
};

/** What does not go together in a case. */
export const check = {
  title: "Things to check",
  show: "Show stage",
  showStage: ({ stage }: { stage: string }) => `Show stage ${stage}`,
  "no-active-stage": "No stage is active, and the case has not ended.",
  "several-active-stages": ({ stages }: { stages: string }) =>
    `Several stages are active: ${stages}.`,
  "active-and-closed": ({ stage, closed }: { stage: string; closed: string }) =>
    `“${stage}” is both active and closed (${closed}).`,
  "next-and-closed": ({ stage, closed }: { stage: string; closed: string }) =>
    `“${stage}” is both next and closed (${closed}).`,
  "automatic-without-date": ({ stage }: { stage: string }) =>
    `“${stage}”: the automatic action has no date.`,
  "automatic-with-unreadable-date": ({ stage, date }: { stage: string; date: string }) =>
    `“${stage}”: the date of the automatic action can't be read: ${date}.`,
  "final-and-waiting": ({ stage }: { stage: string }) =>
    `“${stage}” is final, yet the merchant's answer waits for the acquirer.`,
  "decided-without-date": ({ stage }: { stage: string }) =>
    `“${stage}”: the acquirer's decision has no date.`,
  "transaction-amount": ({ amount, shown }: { amount: string; shown: string }) =>
    `A transaction's amount is given as both ${amount} and ${shown}.`,
  "field-amount": (its: Record<"field" | "stage" | "amount" | "shown", string>) =>
    `“${its.field}” in “${its.stage}” is ${its.amount}, but its display value is ${its.shown}.`,
  "field-currency": (its: Record<"field" | "stage" | "currency" | "other", string>) =>
    `The currency of “${its.field}” in “${its.stage}” is given as both ${its.currency} and ${its.other}.`,
  "disputed-other-currency": ({ amount, transacted }: Record<"amount" | "transacted", string>) =>
    `The disputed amount, ${amount}, has another currency than the transaction: ${transacted}.`,
  "disputed-more": ({ amount, transacted }: Record<"amount" | "transacted", string>) =>
    `The disputed amount, ${amount}, is more than the transaction: ${transacted}.`,
};

export const copy = {
  of: ({ name, context = "" }: { name: string; context?: string | undefined }) =>
    `Copy ${name}${context && `, ${context}`}`,
  caseId: "Copy case id",
  caseCode: "Copy case code",
  summary: "Copy summary",
  copied: "Copied",
  notCopied: "Could not be copied",
};

export const printing = {
  print: "Print",
  printCase: "Print the case",
  retrievedAt: ({ when }: { when: string }) => `Retrieved ${when}`,
  printedAt: ({ when }: { when: string }) => `Printed ${when}`,
};

// A declaration can't be named `case`.
export { caseMessages as case };

/** The terms of what a case says, see `model/facts.ts`. */
export const fact = {
  code: "Case code",
  caseId: "Case id",
  amount: "Amount",
  disputedAmount: "Disputed amount",
  /** The case's own amount, where another one is disputed. */
  ofAmount: "Amount of the case",
  reason: "Reason",
  card: "Card",
  processName: "Process",
  caseType: "Case type",
  paymentSystem: "Payment system",
  operatorRole: "Operator role",
  bank: "Your bank",
  created: "Created",
  user: "Case user",
  observers: "Observers",
  stageDescription: "Current stage",
  hasReversal: "Note",
  stage: "Stage",
  description: "Description",
  longDescription: "Full description",
  stageUser: "Assigned to",
  stageCreated: "Created",
  started: "Started",
  start: "Start",
  closed: stage.closed,
  controlDate: "Acquirer decided",
  autoAction: stage.autoAction,
  control: "Control action",
  transactionDate: "Transaction date",
  date: "Processed",
  merchant: "Merchant",
  arn: "ARN",
  operationType: "Operation type",
  transactionAmount: "Amount",
  initiator: "Initiator",
  respondent: "Respondent",
  direction: "contact for",
  email: "e-mail",
  phone: "phone",
  contactBank: "Bank",
  bic: "BIC",
};

/** The answer as it was received, and what of it is not in the specification. */
export const answer = {
  title: "Answer of the service",
  differences: countOf({ one: "contract note", other: "contract notes" }),
  notes: {
    title: "Contract notes",
    why: "Where this answer differs from the specification.",
    "unknown-key": "not in the specification",
    "absent-key": "not in the answer",
    "unknown-value": ({ value }: { value: string }) => `has a value not listed: ${value}`,
    "other-sentinel": ({ value }: { value: string }) =>
      `means “no date”, in another spelling than the specification's: ${value}`,
    "other-type": ({ declared, received }: { declared: string; received: string }) =>
      `declared ${declared}, received ${received}`,
  },
  raw: {
    title: "Raw",
    copy: "Copy as JSON",
  },
};

const hiddenFields = counted({
  one: "hidden field matches",
  other: "hidden fields match",
});

export const find = {
  title: "Search results",
  where: "Where",
  what: "What",
  value: "Value",
  header: "Case",
  byCode: "code",
  found: ({ count }: { count: number }) => `${count} found`,
  nothing: ({ text }: { text: string }) => `Nothing found for “${text}”.`,
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  searched: "Files' contents are not searched.",
  inPart: ({ count }: { count: number }) =>
    `Only the first ${grouped(count)} characters of a long text are searched.`,
  hidden: ({ count }: { count: number }) => `${hiddenFields(count)}.`,
};

const digits = counted({ one: "digit", other: "digits" });

export const arn = {
  doubt: {
    card: "This looks like a card number, not an ARN.",
    characters: "An ARN has digits only.",
    length: ({ length }: { length: number }) => `${digits(length)}; an ARN has 23.`,
    rounded: "It ends in eight zeros, as when a spreadsheet has rounded it.",
    "check-digit": "The check digit is wrong.",
  },
};
