import type { BpField } from "#wire/bp-field.ts";
import type { LazyList } from "#wire/leaf.ts";
import { type CaseDocument, readDocuments } from "./case-document.ts";
import { type Money, maxJsonLength, readMoney } from "./money.ts";
import { ifDeclared, type Received, readLeaf, receivedText } from "./received.ts";

interface FieldFrame {
  /** Where the field stands in the response, unique in the case: `stages[2].fields[0]`. */
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

interface FieldKinds {
  /** `money` is `undefined` when `jsonValue` could not be read: the display value stands in. */
  readonly money: { readonly money: Money | undefined; readonly isAmountSent: boolean };
  readonly choice: object;
  readonly text: { readonly lines: "one" | "many" };
  readonly digits: object;
  /** A `baseTypeCode` that the specification has not seen. */
  readonly other: object;
}

/** What a field is, whatever its `baseTypeCode` is called. */
export type FieldKind = keyof FieldKinds;

/** A field of one kind. */
export type FieldOf<K extends FieldKind> = FieldFrame & { readonly kind: K } & FieldKinds[K];

/** A field of a stage or of the participants. Spec, BpField. */
export type CaseField = { readonly [K in FieldKind]: FieldOf<K> }[FieldKind];

/** Spec, BpField `jsonValue`, as in its example: so written nothing else in it can change what it says. */
const exampleAmount =
  /^\{\s*"amount":\s*(-?\d+)(?:\.(\d+))?,\s*"currency":\s*\{[^{}\\]*"code":\s*"([A-Z]{3})"[^{}\\]*\}\s*\}$/;
const shownAmount = /^(-?\d[\d.,\s'\u2019]*?)(?:[.,](\d+))?\s([A-Z]{3})$/;

/** Whether a display value, `12.5 USD` or `1 234,50 USD`, plainly is a money's amount and currency. */
function isSameAmount(value: unknown, jsonValue: unknown): boolean {
  if (typeof value !== "string" || typeof jsonValue !== "string") return false;
  if (jsonValue.length > maxJsonLength) return false;
  const [, whole, decimals = "", code] = exampleAmount.exec(jsonValue) ?? [];
  const [, shown = "", more = "", currency] = shownAmount.exec(value) ?? [];
  return (
    code !== undefined &&
    code === currency &&
    shown.replaceAll(/[.,\s'\u2019]/g, "") === whole &&
    more.replace(/0+$/, "") === decimals.replace(/0+$/, "")
  );
}

/**
 * The amounts in a list of fields, but for those whose display value plainly says the same: nearly
 * all do, and of thousands of fields only what is left has to be read.
 * @param pathOf where a field stands in the response.
 */
export const mismatchedAmountsIn = (
  fields: LazyList<BpField>,
  pathOf: (at: number) => string,
  stage: string,
): FieldOf<"money">[] =>
  fields
    .where(
      ({ baseTypeCode, value, jsonValue }) =>
        baseTypeCode === "Money" && !isSameAmount(value, jsonValue),
    )
    .map(({ item, at }) => readField(item, pathOf(at), stage))
    .filter((field) => field.kind === "money");

/** Reads a field that stands at `path` of the response. */
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
        isAmountSent: receivedText(field.jsonValue) !== "",
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
