import { counted } from "./numbers.ts";

const changeCount = counted({ one: "change", other: "changes" });

export const changes = {
  region: "What has changed",
  title: ({ count }: { count: number }) => `${changeCount(count)} since you last saw this case`,
  short: ({ count }: { count: number }) => changeCount(count),
  notLoaded: "What has changed is not known: a part of the viewer could not be loaded.",
  markSeen: "Mark as seen",
  seen: "Marked as seen.",
  show: "Show the changes",
  hide: "Hide the changes",
  quoted: ({ text }: { text: string }) => `“${text}”`,
  nothing: "nothing",
  yes: "yes",
  no: "no",
  idle: "not active",
  isNew: ({ what }: { what: string }) => `${what} is new.`,
  isRemoved: ({ what }: { what: string }) => `${what} is no longer there.`,
  /** `from` is "" where the earlier value is not known, `to` where only the change itself is known. */
  changed: ({ what, from, to }: { what: string; from: string; to: string }) =>
    to === ""
      ? `${what} changed.`
      : from === ""
        ? `${what} changed to ${to}.`
        : `${what} changed from ${from} to ${to}.`,
  what: {
    stage: ({ stage }: { stage: string }) => `Stage ${stage}`,
    someStage: "A stage",
    state: ({ stage }: { stage: string }) => `Stage ${stage}`,
    deadline: ({ stage }: { stage: string }) => `Automatic action of ${stage}`,
    control: ({ stage }: { stage: string }) => `Control action of ${stage}`,
    details: ({ stage }: { stage: string }) => `Details of ${stage}`,
    user: ({ stage }: { stage: string }) => `User of ${stage}`,
    description: ({ stage }: { stage: string }) => `Description of ${stage}`,
    field: ({ field, place }: { field: string; place: string }) => `Field ${field} of ${place}`,
    someField: ({ place }: { place: string }) => `A field of ${place}`,
    document: ({ document, place }: { document: string; place: string }) =>
      `Document ${document} in ${place}`,
    documentOf: ({ place }: { place: string }) => `A document in ${place}`,
    someDocument: "A document",
    participants: "the participants",
    transaction: ({ arn }: { arn: string }) => `Transaction ${arn}`,
    someTransaction: "A transaction",
    amount: "The amount",
    created: "The date of creation",
    fact: {
      code: "The case code",
      processName: "The process",
      caseType: "The case type",
      paymentSystem: "The payment system",
      card: "The card",
      user: "The case's user",
      operatorRole: "The operator role",
      observers: "The list of observers",
      viewerObserves: "The mark “you observe”",
      hasReversal: "The mark “Reversal exists”",
      stageDescription: "The description of the current stage",
    },
    bank: "Your bank",
    facts: "Facts of the case",
  },
};
