import { plural } from "../plural.ts";

const many = plural("en");

/** The case screen. */
export const caseWords = {
  untitled: ({ id }: { id: string }) => `Case ${id}`,
  notAnId: {
    title: "Not a case id",
    what: "A case id is a whole number that does not begin with 0, at most 9007199254740991.",
    back: "Open another case",
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
  transactionOf: ({ at, count }: { at: number; count: number }) => `Transaction ${at} of ${count}`,
  noTransaction: "This case was sent without a transaction. Its fields may say what it is about.",
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
    operatorIs: "Operator is",
    bank: "Bank",
    bic: "BIC",
    direction: "For",
  },
  participants: "Participants",
  noParticipants: "This case was sent without participant fields.",
  hiddenParticipants:
    "All participant fields are hidden. Switch on Show hidden fields to see them.",
  find: "Find in case",
  found: ({ count }: { count: number }) =>
    `${count} ${many(count, { one: "field", other: "fields" })} found`,
  nothingFound: ({ text }: { text: string }) =>
    `No field has “${text}” in its name, code or value. Try a part of the word.`,
  foundInPart: ({ count }: { count: number }) =>
    `Only the first ${count.toLocaleString("en-GB")} characters of a value are searched.`,
  foundHidden: ({ count }: { count: number }) =>
    `${count} hidden ${many(count, { one: "field has", other: "fields have" })} it: switch on Show hidden fields.`,
  showHidden: "Show hidden fields",
  refresh: "Refresh",
  updated: ({ seconds }: { seconds: number }) =>
    seconds < 60
      ? `updated ${seconds} s ago`
      : seconds < 3600
        ? `updated ${Math.floor(seconds / 60)} min ago`
        : `updated ${Math.floor(seconds / 3600)} h ago`,
  autoRefresh: ({ seconds }: { seconds: number }) => `Refresh every ${seconds} s`,
  field: {
    empty: "empty",
    about: ({ name, place = "" }: { name: string; place?: string | undefined }) =>
      `About ${name}${place && `, ${place}`}`,
    /** Which of several fields of one name. */
    nth: ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
    hidden: "hidden",
    unnamed: "Unnamed field",
    name: "Name",
    code: "Code",
    type: "Type",
    description: "Description",
    numericCode: "Numeric currency code",
    mask: "Mask",
    length: "Length",
    lengthFrom: ({ least }: { least: number }) => `at least ${least}`,
    lengthTo: ({ most }: { most: number }) => `at most ${most}`,
    lengthBetween: ({ least, most }: { least: number; most: number }) => `${least} to ${most}`,
    linked: "Linked to a transaction field",
    readOnly: "Read-only",
    unknownType: ({ code }: { code: string }) =>
      code === "" ? "type not sent" : `unknown type ${code}`,
    unreadableMoney: "The exact amount could not be read; this is the display value.",
  },
  broken: "This part could not be shown. The rest of the case is not affected.",
  types: {
    DP: "dispute",
    FR: "fraud",
    COM: "complaint",
    GF: "good faith",
  },
};
