import type { BpField } from "#wire/bp-field.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { readDocuments } from "./case-document.ts";
import { type Money, readMoney } from "./money/money.ts";
import {
  hasText,
  hasUnread,
  ifDeclared,
  isMismatch,
  parseJsonValue,
  type Received,
  readFlag,
  readSpecValue,
  receivedText,
} from "./received.ts";

/** The kind of a field, derived from its `baseTypeCode`. */
type KindOfField =
  | {
      readonly kind: "money";
      /** `undefined` when `jsonValue` is empty or cannot be read. */
      readonly money: Money | undefined;
      /** Whether `shown` is the display value; else it is the value in `jsonValue`. */
      readonly hasDisplayValue: boolean;
    }
  | { readonly kind: "text"; readonly lines: "one" | "many" }
  /** `other`: a `baseTypeCode` that the specification does not list. */
  | { readonly kind: "choice" | "digits" | "other" };

/** A field of a stage or of the participants. Spec, BpField. */
export type CaseField = Readonly<ReturnType<typeof readFrame>> & KindOfField;

export type MoneyField = CaseField & { readonly kind: "money" };

/** Whether the value of a field with files is empty, or only their count. */
export function isFileCount({ shown, valueCode, documents }: CaseField): boolean {
  const text = receivedText(shown).trim();
  return valueCode === "" && documents.length > 0 && ["", String(documents.length)].includes(text);
}

const readFrame = (field: BpField, path: string, stage: string) => ({
  /** Its path in the response, unique in the case: `stages[2].fields[0]`. */
  path,
  name: receivedText(field.name),
  code: receivedText(field.code),
  baseTypeCode: receivedText(field.baseTypeCode),
  /** The display value. If neither a display value nor a coded value was received, the value in `jsonValue`. */
  shown: readSpecValue(field.value),
  /** The coded value, "" when there is none. */
  valueCode: receivedText(field.valueCode),
  description: receivedText(field.description),
  isVisible: readFlag(field.visible, true),
  isLinked: readFlag(field.isLinkedWithTrxField, false),
  isReadOnly: readFlag(field.readOnly, false),
  /** A hint of unknown syntax, of any length; never compiled. */
  mask: receivedText(field.mask),
  minLength: ifDeclared(field.minLength),
  maxLength: ifDeclared(field.maxLength),
  documents: readDocuments(field, path, stage),
  hasUnreadDocuments: hasUnread(field.documentsInfo),
});

export function readField(field: BpField, path: string, stage: string): CaseField {
  const frame = readFrame(field, path, stage);
  const hasDisplayValue = hasText(field.value);
  if (frame.baseTypeCode === "Money") {
    const money = readMoney(ifDeclared(field.jsonValue) ?? "");
    const shown = money || hasDisplayValue ? frame.shown : readJsonText(field.jsonValue);
    return { ...frame, shown, kind: "money", money, hasDisplayValue };
  }
  const isEmpty = !hasDisplayValue && !hasText(frame.valueCode) && frame.documents.length === 0;
  const other = isEmpty ? { ...frame, shown: readJsonText(field.jsonValue) } : frame;
  return { ...other, ...kindOf(frame.baseTypeCode) };
}

/**
 * The value in the `jsonValue` of a field: a JSON string as its text, other JSON as received. JSON that
 * cannot be read is a mismatch.
 */
function readJsonText(jsonValue: BpField["jsonValue"]): Received<string> {
  if (!hasText(jsonValue)) return undefined;
  const text = receivedText(jsonValue);
  const parsed = isMismatch(jsonValue) ? jsonValue.received : parseJsonValue(text);
  if (parsed === undefined) return new Mismatch(text);
  if (isEmptyJson(parsed)) return undefined;
  if (typeof parsed === "string") return parsed;
  return isMismatch(jsonValue) ? jsonValue : text;
}

/** Whether a JSON value says nothing: `null`, no text, or a list or an object of nothing else. */
const isEmptyJson = (json: unknown): boolean =>
  json === null ||
  json === "" ||
  (typeof json === "object" && Object.values(json).every(isEmptyJson));

function kindOf(baseTypeCode: string): Exclude<KindOfField, { readonly kind: "money" }> {
  switch (baseTypeCode) {
    case "RadioButton":
    case "Select":
      return { kind: "choice" };
    case "String":
      return { kind: "text", lines: "one" };
    case "Text":
      return { kind: "text", lines: "many" };
    case "Digits":
      return { kind: "digits" };
    default:
      return { kind: "other" };
  }
}

/** Whether nothing came for a field: no value, and no documents, in whatever form. */
export const isEmptyField = (field: CaseField): boolean =>
  !hasValue(field) && field.documents.length === 0 && !field.hasUnreadDocuments;

export const hasOnlyFiles = (field: CaseField): boolean =>
  isFileCount(field) && !field.hasUnreadDocuments;

/** Whether a field has anything to show besides files. */
export const hasValue = (field: CaseField): boolean =>
  receivedText(field.shown) !== "" ||
  field.valueCode !== "" ||
  (field.kind === "money" && field.money !== undefined);
