import { counted } from "./numbers.ts";

const differences = counted({ one: "contract note", other: "contract notes" });
const characters = counted({ one: "character", other: "characters" });

/** The answer as it was received, and what of it is not in the specification. */
export const answer = {
  title: "Answer of the service",
  differences: ({ count }: { count: number }) => differences(count),
  notes: {
    title: "Contract notes",
    why: "Where this answer differs from the specification.",
    "unknown-key": "not in the specification",
    "absent-key": "not in the answer",
    "unknown-value": ({ value }: { value: string }) => `has a value not listed: ${value}`,
    "other-sentinel": ({ value }: { value: string }) =>
      `means “no date”, in another spelling than the specification's: ${value}`,
    "unreadable-characters": ({ count }: { count: number }) =>
      `${characters(count)} could not be read. The declared charset may be wrong.`,
    "other-type": ({ declared, received }: { declared: string; received: string }) =>
      `declared ${declared}, received ${received}`,
  },
  raw: {
    title: "Raw",
    copy: "Copy as JSON",
  },
};
