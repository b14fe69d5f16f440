import { formatMoment } from "#i18n/computer-clock.ts";
import type { Messages } from "#i18n/messages.ts";
import { maskedId } from "#privacy/card-number.ts";
import type { RowValues } from "../form/values.ts";
import type { ExistingCase } from "./existing-case.ts";

/** What is wrong with a row: it stops the row, waits for a choice, or the operator is asked about it. */
export type Problem =
  | { readonly kind: "shortened" | "characters" | "card-as-arn" | "card" | "nothing" }
  /** A value of the row, or of the form in its place; `key` is that of its column. */
  | {
      readonly kind: "value";
      readonly key: string;
      readonly part: "value" | "currency";
      readonly text: string;
    }
  /** All rows wait: its amount has no currency, nor is one chosen for the rows without one. */
  | { readonly kind: "currency"; readonly key: string }
  | ExistingCase
  | { readonly kind: "rounded" | "check-digit" | "card-check-digit" | "card-missing" }
  | { readonly kind: "length"; readonly length: number }
  /** A spreadsheet has left `text`, such as `#REF!`, in place of a value. */
  | { readonly kind: "lost"; readonly text: string };

export type RowCheck = (own: RowValues) => readonly Problem[];

export const noRowCheck: RowCheck = () => [];

/** In the order in which the operator is asked. */
export const warningHeadings = ["repeated", "existing", "arn", "card", "lost"] as const;

const effects = {
  shortened: "stops",
  characters: "stops",
  "card-as-arn": "stops",
  card: "stops",
  nothing: "stops",
  value: "stops",
  currency: "waits",
  repeated: "repeated",
  created: "existing",
  named: "existing",
  unknown: "existing",
  unknownCard: "existing",
  length: "arn",
  rounded: "arn",
  "check-digit": "arn",
  "card-check-digit": "card",
  "card-missing": "card",
  lost: "lost",
} as const satisfies Record<Problem["kind"], (typeof warningHeadings)[number] | "stops" | "waits">;

export const isStop = ({ kind }: Problem): boolean => effects[kind] === "stops";

/** `undefined` where nothing is asked. */
export function headingOf({ kind }: Problem) {
  const effect = effects[kind];
  return effect === "stops" || effect === "waits" ? undefined : effect;
}

export const isExistingCase = (problem: Problem): problem is ExistingCase =>
  ["repeated", "existing"].includes(effects[problem.kind]);

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
    case "currency":
      return create.errors.currency;
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
    case "card-as-arn":
      return arn.doubt.card;
    case "rounded":
    case "check-digit":
      return arn.doubt[problem.kind];
    case "lost":
      return t.lost(problem);
    case "shortened":
    case "characters":
    case "card":
    case "nothing":
    case "card-check-digit":
    case "card-missing":
      return t[problem.kind];
  }
}
