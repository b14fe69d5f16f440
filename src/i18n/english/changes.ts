import { counted } from "./numbers.ts";

const changeCount = counted({ one: "change", other: "changes" });

export const changes = {
  region: "What has changed",
  title: ({ count }: { count: number }) => `${changeCount(count)} since last time`,
  short: ({ count }: { count: number }) => changeCount(count),
  notLoaded: "What has changed is not known: a part of the viewer could not be loaded.",
  markSeen: "Mark as seen",
  seen: "Marked as seen.",
  quoted: ({ text }: { text: string }) => `“${text}”`,
  isNew: ({ what }: { what: string }) => `new: ${what}`,
  isRemoved: ({ what }: { what: string }) => `no longer there: ${what}`,
  /** `from` is "" where the earlier value is not known, `to` where only the change itself is known. */
  changed: ({ what, from, to }: { what: string; from: string; to: string }) =>
    to === "" ? `${what} changed` : `${what}: ${from && `${from} → `}${to}`,
  begun: ({ stage }: { stage: string }) => `${stage} has begun`,
  closed: ({ stage }: { stage: string }) => `${stage} closed`,
  /** `stage` is "" for the active stage; one of `from` and `to` may be "", for no deadline or an unknown one. */
  deadline: ({ stage, from, to }: { stage: string; from: string; to: string }) => {
    const what = stage === "" ? "deadline" : `deadline of ${stage}`;
    if (to === "") return `no ${what} any more`;
    return from === "" ? `new ${what}: ${to}` : `${what} moved: ${from} → ${to}`;
  },
  file: {
    new: ({ field, name }: { field: string; name: string }) => `${field}: file added (${name})`,
    removed: ({ field, name }: { field: string; name: string }) =>
      `${field}: file removed (${name})`,
    changed: ({ field, name }: { field: string; name: string }) =>
      `${field}: file changed (${name})`,
  },
  what: {
    stage: ({ stage }: { stage: string }) => `stage ${stage}`,
    someStage: "a stage",
    state: ({ stage }: { stage: string }) => `stage ${stage}`,
    deadline: ({ stage }: { stage: string }) => `deadline of ${stage}`,
    control: ({ stage }: { stage: string }) => stage,
    details: ({ stage }: { stage: string }) => `details of ${stage}`,
    user: ({ stage }: { stage: string }) => `user of ${stage}`,
    description: ({ stage }: { stage: string }) => `description of ${stage}`,
    someField: ({ place }: { place: string }) => `a field of ${place}`,
    documentOf: ({ place }: { place: string }) => `a file of ${place}`,
    someDocument: "a file",
    participants: "the participants",
    transaction: ({ arn }: { arn: string }) => `transaction ${arn}`,
    someTransaction: "a transaction",
    facts: "facts of the case",
  },
};
