import { countOf } from "./numbers.ts";

/** The case screen. */
export const caseWords = {
  untitled: ({ id }: { id: string }) => `Case ${id}`,
  notAnId: {
    title: "Not a case id",
    what: "A case id is a whole number that does not begin with 0, at most 9007199254740991.",
  },
  loading: ({ id }: { id: string }) => `Loading case ${id}…`,
  loaded: ({ id }: { id: string }) => `Case ${id} is loaded.`,
  cancelled: "Loading was cancelled.",
  load: "Load the case",
  amount: "Amount",
  card: "Card",
  caseType: "Case type",
  paymentSystem: "Payment system",
  role: "Operator role",
  initiator: "Initiator",
  notInitiator: "Not the initiator",
  created: "Created",
  user: "User",
  observers: "Observers",
  youObserve: "you observe",
  reversalExists: "Reversal exists",
  transaction: "Transaction",
  transactionOf: ({ number, count }: { number: number; count: number }) =>
    `Transaction ${number} of ${count}`,
  noTransaction: "No transaction data.",
  trx: {
    date: "Date",
    transactionDate: "Transaction date",
    merchant: "Merchant",
    arn: "ARN",
    initiator: "Initiator",
    respondent: "Respondent",
    amount: "Amount",
    operationType: "Operation type",
    role: "Operator role",
    operatorIs: "Your side",
    bank: "Bank",
    bic: "BIC",
  },
  participants: "Participants",
  noParticipants: "No participant fields.",
  hiddenParticipants:
    "All participant fields are hidden. Turn on “Show hidden fields” to see them.",
  find: "Find in case",
  showHidden: "Show hidden fields",
  refresh: "Refresh",
  updated: ({ minutes }: { minutes: number }) =>
    minutes < 1
      ? "updated just now"
      : minutes < 60
        ? `updated ${minutes} min ago`
        : `updated ${Math.floor(minutes / 60)} h ago`,
  autoRefresh: ({ seconds }: { seconds: number }) => `Refresh every ${seconds} s`,
  field: {
    empty: "empty",
    preview: "Preview",
    about: ({ name, context = "" }: { name: string; context?: string | undefined }) =>
      `About ${name}${context && `, ${context}`}`,
    /** Which of several fields of one name. */
    nth: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
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
    unknownType: ({ code }: { code: string }) =>
      code === "" ? "type not received" : `unknown type ${code}`,
    unreadableMoney: "The exact amount could not be read; this is the display value.",
    /** The kinds of fields. */
    kinds: {
      money: "amount",
      choice: "choice",
      text: "text",
      digits: "digits",
      other: "other",
    },
  },
  broken: "This part could not be shown. The rest of the case is not affected.",
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
