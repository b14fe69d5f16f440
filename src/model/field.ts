import type { BpField } from "#wire/bp-field.ts";
import type { LazyList } from "#wire/leaf.ts";
import { type CaseDocument, readDocuments } from "./case-document.ts";
import { type Money, maxJsonLength, readMoney } from "./money.ts";
import { ifDeclared, type Received, readLeaf, receivedText } from "./received.ts";

interface FieldFrame {
  /** Its path in the response, unique in the case: `stages[2].fields[0]`. */
  readonly path: string;
  readonly name: string;
  readonly code: string;
  readonly baseTypeCode: string;
  /** The display value. */
  readonly shown: Received<string>;
  /** The coded value, "" when there is none. */
  readonly valueCode: string;
  readonly description: string;
  readonly isVisible: boolean;
  readonly isLinked: boolean;
  readonly isReadOnly: boolean;
  /** A hint of unknown syntax, of any length; never compiled. */
  readonly mask: string;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly documents: readonly CaseDocument[];
}

/** The kind of a field, derived from its `baseTypeCode`. */
type KindOfField =
  | {
      readonly kind: "money";
      /** `undefined` when `jsonValue` is empty or cannot be read; the display value is shown instead. */
      readonly money: Money | undefined;
      /** Whether the field has a `jsonValue`, readable or not. */
      readonly hasJsonValue: boolean;
    }
  | { readonly kind: "text"; readonly lines: "one" | "many" }
  /** `other`: a `baseTypeCode` that the specification does not list. */
  | { readonly kind: "choice" | "digits" | "other" };

/** A field of a stage or of the participants. Spec, BpField. */
export type CaseField = FieldFrame & KindOfField;

/** A field with an amount. */
export type MoneyField = CaseField & { readonly kind: "money" };

/** A `jsonValue` that is written as in the specification's example, with nothing else that can change the amount. */
const exampleAmount =
  /^\{\s*"amount":\s*(-?\d+)(?:\.(\d+))?,\s*"currency":\s*\{[^{}\\]*"code":\s*"([A-Z]{3})"[^{}\\]*\}\s*\}$/;
const shownAmount = /^(-?\d[\d.,\s'\u2019]*?)(?:[.,](\d+))?\s([A-Z]{3})$/;

/** Whether a display value, `12.5 USD` or `1 234,50 USD`, has the amount and currency of a simple `jsonValue`. */
function isSameAmount(value: unknown, jsonValue: unknown): boolean {
  if (typeof value !== "string" || typeof jsonValue !== "string") return false;
  if (jsonValue.length > maxJsonLength) return false;
  const [, whole, decimals = "", code] = exampleAmount.exec(jsonValue) ?? [];
  const [, shownWhole = "", shownDecimals = "", currency] = shownAmount.exec(value) ?? [];
  return (
    code !== undefined &&
    code === currency &&
    shownWhole.replaceAll(/[.,\s'\u2019]/g, "") === whole &&
    shownDecimals.replace(/0+$/, "") === decimals.replace(/0+$/, "")
  );
}

/**
 * Reads the Money fields of a list whose display value may differ from their amount. Fields whose display
 * value is obviously the same are not read, because a case can have thousands.
 * @param pathOf gives the path of a field in the response by its index.
 */
export const mismatchedAmountsIn = (
  fields: LazyList<BpField>,
  pathOf: (index: number) => string,
  stage: string,
): MoneyField[] =>
  fields
    .where(
      ({ baseTypeCode, value, jsonValue }) =>
        baseTypeCode === "Money" && !isSameAmount(value, jsonValue),
    )
    .map(({ item, index }) => readField(item, pathOf(index), stage))
    .filter((field) => field.kind === "money");

/** Reads a field, whose path in the response is `path`. */
export function readField(field: BpField, path: string, stage: string): CaseField {
  const frame: FieldFrame = {
    path,
    name: receivedText(field.name),
    code: receivedText(field.code),
    baseTypeCode: receivedText(field.baseTypeCode),
    shown: readLeaf(field.value),
    valueCode: receivedText(field.valueCode),
    description: receivedText(field.description),
    isVisible: ifDeclared(field.visible) ?? true,
    isLinked: ifDeclared(field.isLinkedWithTrxField) ?? false,
    isReadOnly: ifDeclared(field.readOnly) ?? false,
    mask: receivedText(field.mask),
    minLength: ifDeclared(field.minLength),
    maxLength: ifDeclared(field.maxLength),
    documents: readDocuments(field, path, stage),
  };
  switch (frame.baseTypeCode) {
    case "Money":
      return {
        ...frame,
        kind: "money",
        money: readMoney(ifDeclared(field.jsonValue) ?? ""),
        hasJsonValue: receivedText(field.jsonValue) !== "",
      };
    case "RadioButton":
    case "Select":
      return { ...frame, kind: "choice" };
    case "String":
      return { ...frame, kind: "text", lines: "one" };
    case "Text":
      return { ...frame, kind: "text", lines: "many" };
    case "Digits":
      return { ...frame, kind: "digits" };
    default:
      return { ...frame, kind: "other" };
  }
}
