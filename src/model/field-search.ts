import type { Case } from "./case.ts";
import type { CaseField } from "./field.ts";
import { sentText } from "./sent.ts";

/** The fields of one stage, or of the participants, that hold a text. */
export interface FoundFields {
  /** The stage's key; `undefined` for the participants. */
  readonly stageKey: string | undefined;
  readonly stageName: string;
  readonly fields: readonly CaseField[];
}

/** Finds a text in the name, code, value and coded value of every field, over all stages. */
export function findFields(one: Case, text: string, withHidden: boolean): FoundFields[] {
  const wanted = text.trim().toLowerCase();
  const holds = (field: CaseField) =>
    (withHidden || field.isVisible) &&
    haystack(field).some((part) => part.toLowerCase().includes(wanted));
  return [
    ...one.stages.map(({ key, name, fields }) => ({ stageKey: key, stageName: name, fields })),
    { stageKey: undefined, stageName: "", fields: one.participants },
  ]
    .map((group) => ({ ...group, fields: group.fields.filter(holds) }))
    .filter(({ fields }) => fields.length > 0);
}

const haystack = (field: CaseField): string[] => [
  field.name,
  field.code,
  sentText(field.shown),
  field.valueCode,
  ...(field.kind === "money" && field.money ? [field.money.amount, field.money.currency] : []),
];
