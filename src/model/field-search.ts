import type { Case } from "./case.ts";
import type { CaseField } from "./field.ts";
import { amountText } from "./money.ts";
import { receivedText } from "./received.ts";

/** The fields of one stage, or of the participants, that hold a text. */
export interface FoundFields {
  /** The stage's key; `undefined` for the participants. */
  readonly stageKey: string | undefined;
  readonly stageName: string;
  readonly fields: readonly CaseField[];
}

/** How much of a name or value is searched, in characters: more takes too long while somebody types. */
export const searchedLength = 50_000;

/**
 * Finds a text in the name, code, value and coded value of every field, over all stages; of a longer
 * one in its first {@link searchedLength} characters.
 */
export function findFields(one: Case, text: string, withHidden: boolean): FoundFields[] {
  const wanted = text.trim().toLowerCase();
  // An amount is found as it stands on the screen, in any language: grouped, with its currency.
  const amount = wanted.replaceAll(/\s/g, "").replace(/(?<=\d),/, ".");
  const holds = (field: CaseField) =>
    (withHidden || field.isVisible) &&
    (haystack(field).some((part) => part.slice(0, searchedLength).toLowerCase().includes(wanted)) ||
      moneyIn(field).includes(amount));
  return [
    ...one.stages.map(({ key, name, fields }) => ({ stageKey: key, stageName: name, fields })),
    { stageKey: undefined, stageName: "", fields: one.participants },
  ]
    .map((group) => ({ ...group, fields: group.fields.filter(holds) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Whether a case has texts of which the end is not searched. */
export const isSearchedInPart = (one: Case): boolean =>
  [...one.stages.flatMap(({ fields }) => fields), ...one.participants].some((field) =>
    haystack(field).some(({ length }) => length > searchedLength),
  );

const haystack = (field: CaseField): string[] => [
  field.name,
  field.code,
  receivedText(field.shown),
  field.valueCode,
];

const moneyIn = (field: CaseField): string =>
  field.kind === "money" && field.money
    ? `${amountText(field.money)}${field.money.currency}`.replaceAll(/\s/g, "").toLowerCase()
    : "";
