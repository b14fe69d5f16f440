import { plural } from "../plural.ts";

const forms = plural("en");

/** How a create ended. */
export const createResult = {
  heading: "Result",
  counted: ({ created, asked }: { created: number; asked: number }) =>
    `${created} of ${asked} created`,
  /** Where the results are not as many as the transactions. */
  countedAlone: ({ created }: { created: number }) => `${created} created`,
  byPosition:
    "The service answers in the order of the request: each line belongs to the transaction in its place.",
  otherCount: ({ answered, asked }: { answered: number; asked: number }) =>
    `The service sent ${answered} ${forms(answered, { one: "result", other: "results" })} for ${asked} ${forms(asked, { one: "transaction", other: "transactions" })}, so it cannot be said which belongs to which.`,
  saysCreated: "The service also reports success as a whole, which its single results contradict.",
  saysRefused: "The service also reports failure as a whole, which its single results contradict.",
  checkBoth: "Look for these transactions in the dispute system before sending them again.",
  created: "Created",
  refused: "Refused",
  unsaid: "Not said",
  transaction: ({ number }: { number: number }) => `Transaction ${number}`,
  line: ({ number }: { number: number }) => `Result ${number}`,
  open: ({ id }: { id: string }) => `Open case ${id}`,
  noId: "The service sent no case id.",
  noReason: "The service gave no reason.",
  noVerdict: "The service does not say whether this case was created.",
  retry: "Retry failed only",
  back: "Back to the form",
  another: "New case",
  earlier: "Created before:",
  retyping: "Card numbers are not kept after sending: type them again.",
  retrying: "What was created is taken out; the rest is here to be sent again.",
  allKept: "Everything is still here, since it cannot be said what was created.",
};
