import type { BaseTypeCode } from "#wire/enumerations.ts";
import type { FieldDefinition, Option } from "../process.ts";

type Details = Omit<FieldDefinition, "code" | "name" | "type" | "holds" | "options">;

const ofType =
  (type: BaseTypeCode, holds?: FieldDefinition["holds"]) =>
  (code: string, name: string, details: Details = {}): FieldDefinition => ({
    code,
    name,
    type,
    holds,
    ...details,
  });

/** An amount with its currency. */
export const money = ofType("Money");
/** Text of several lines. */
export const text = ofType("Text");
/** Text of one line. */
export const string = ofType("String");
/** Digits, with every zero at the front. */
export const digits = ofType("Digits");
/** A day. */
export const date = ofType("String", "date");
/** Any number of files. */
export const files = ofType("String", "files");

const optionsOf = (options: readonly (readonly [code: string, name: string])[]): Option[] =>
  options.map(([code, name]) => ({ code, name }));

/** One of several options, from a list. */
export const select = (
  code: string,
  name: string,
  ...options: readonly (readonly [code: string, name: string])[]
): FieldDefinition => ({ code, name, type: "Select", options: optionsOf(options) });

/** One of a few options, all of them visible. */
export const radio = (
  code: string,
  name: string,
  ...options: readonly (readonly [code: string, name: string])[]
): FieldDefinition => ({ code, name, type: "RadioButton", options: optionsOf(options) });

/** Yes or no. */
export const yesNo = (code: string, name: string): FieldDefinition =>
  radio(code, name, ["1", "Yes"], ["0", "No"]);

/** How a case ended, in the last stage of every process. */
export const closingFields: readonly FieldDefinition[] = [
  select(
    "f_Outcome",
    "Outcome",
    ["ISS", "In favour of the issuer"],
    ["ACQ", "In favour of the acquirer"],
    ["SPL", "Amount shared"],
    ["WDR", "Withdrawn"],
  ),
  money("f_SettledAmount", "Settled amount"),
  text("f_ClosingNote", "Closing note", { maxLength: 2000 }),
];

/** About the participants of a case, in every process. */
export const participantFields: readonly FieldDefinition[] = [
  string("p_Issuer", "Issuer"),
  string("p_Acquirer", "Acquirer"),
  digits("p_MerchantId", "Merchant number", { maxLength: 15 }),
  text("p_Origin", "Origin of this case"),
];
