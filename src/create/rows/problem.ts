import { formatMoment } from "#i18n/computer-clock.ts";
import type { Messages } from "#i18n/messages.ts";
import { maskedId } from "#privacy/card-number.ts";
import type { RowError } from "../form/form-errors.ts";
import type { ExistingCase } from "./existing-case.ts";

/** What may be wrong with a pasted row. It is remembered: the row is no longer as it was pasted. */
export const pasteErrors = ["shortened", "characters", "card-as-arn"] as const;

export type PasteError = (typeof pasteErrors)[number];

/** What is wrong with a row. Each problem either keeps it from being sent, or the operator is asked about it first. */
export type Problem =
  | { readonly kind: PasteError | "card" | "nothing" }
  | ({ readonly kind: "value" } & RowError)
  | ExistingCase
  | { readonly kind: "rounded" | "check-digit" | "card-check-digit" | "card-missing" }
  | { readonly kind: "length"; readonly length: number }
  /** A spreadsheet has left `text`, such as `#REF!`, in place of a value. */
  | { readonly kind: "lost"; readonly text: string };

/** The headings of the question, in the order in which they are shown. */
export const warningKinds = ["repeated", "existing", "doubtful", "card", "lost"] as const;

export type WarningKind = (typeof warningKinds)[number];

/** The heading under which the operator is asked about a problem, or that it keeps the row from being sent. */
const effects = {
  shortened: "stops",
  characters: "stops",
  "card-as-arn": "stops",
  card: "stops",
  nothing: "stops",
  value: "stops",
  repeated: "repeated",
  created: "existing",
  named: "existing",
  unknown: "existing",
  unknownCard: "existing",
  length: "doubtful",
  rounded: "doubtful",
  "check-digit": "doubtful",
  "card-check-digit": "card",
  "card-missing": "card",
  lost: "lost",
} as const satisfies Record<Problem["kind"], WarningKind | "stops">;

export const isStop = ({ kind }: Problem): boolean => effects[kind] === "stops";

/** @param wanted the heading; without it a problem of any of them counts. */
export const isWarning = ({ kind }: Problem, wanted?: WarningKind): boolean =>
  wanted === undefined ? effects[kind] !== "stops" : effects[kind] === wanted;

/** Whether a case may already exist for the row. */
export function isExistingCase(problem: Problem): problem is ExistingCase {
  const effect = effects[problem.kind];
  return effect === "repeated" || effect === "existing";
}

/** Problems in sentences, for the form, the review, the question and the result. */
export const problemsText = (
  problems: readonly Problem[],
  messages: Messages,
  tag: string,
): string => problems.map((problem) => problemText(problem, messages, tag)).join(" ");

export function problemText(problem: Problem, { create, arn }: Messages, tag: string): string {
  const t = create.rows.problems;
  switch (problem.kind) {
    case "value":
      return problem.text;
    case "repeated":
      return t.repeated(problem);
    case "created": {
      const id = problem.id === undefined ? "" : maskedId(problem.id);
      return t.created({ id, time: formatMoment(problem.at, tag) });
    }
    case "named":
      return t.named({ id: maskedId(problem.id), time: formatMoment(problem.at, tag) });
    case "unknown":
      return t.unknown({ time: formatMoment(problem.at, tag) });
    case "unknownCard":
      return t.unknownCard(problem);
    case "length":
      return arn.doubt.length(problem);
    case "rounded":
    case "check-digit":
      return arn.doubt[problem.kind];
    case "lost":
      return t.lost(problem);
    case "shortened":
    case "characters":
    case "card-as-arn":
    case "card":
    case "nothing":
    case "card-check-digit":
    case "card-missing":
      return t[problem.kind];
  }
}
