import type { CaseType } from "#model/case-type.ts";
import type { ProfileField } from "./form-profile.ts";
import { writeMoney } from "./money-text.ts";

/** One transaction as typed. The card number itself is in a `CardVault`, never here. */
export interface TypedTransaction {
  arn: string;
  /** The name of the card number in the vault. */
  card: string;
}

/** What stands in a typed input. */
export interface TypedValue {
  text: string;
  /** Alphabetic code; Money only. */
  currency?: string | undefined;
}

/** A row of code and value. */
export interface FreeRow {
  code: string;
  value: string;
  /** Its code came from another case: left empty, it is not sent. */
  isCopied: boolean;
}

/** What the operator has typed: the state of the form. Typed inputs go by {@link fieldKey}. */
export interface Claim {
  bpCode: CaseType | "";
  transactions: TypedTransaction[];
  typed: Record<string, TypedValue | undefined>;
  files: Record<string, File[] | undefined>;
  rows: FreeRow[];
}

/** One field as it will be sent; a file is read at the moment of sending. */
export interface ClaimField {
  readonly code: string;
  readonly value: string | File;
}

let lastCard = 0;

/** A transaction with nothing in it but what is given. */
export function newTransaction(arn = ""): TypedTransaction {
  lastCard += 1;
  return { arn, card: `card-${lastCard}` };
}

/** A form nobody has touched. */
export const emptyClaim = (): Claim => ({
  bpCode: "",
  transactions: [newTransaction()],
  typed: {},
  files: {},
  rows: [],
});

/** A field code as a key of the form's state, where dots, commas and brackets have a meaning. */
export const fieldKey = (code: string): string =>
  `_${encodeURIComponent(code).replaceAll(".", "%2E")}`;

/** The text in a typed input, without the white space around it. */
export const textOf = ({ typed }: Claim, code: string): string =>
  typed[fieldKey(code)]?.text?.trim() ?? "";

/** The files chosen for a field. */
export const filesOf = ({ files }: Claim, code: string): readonly File[] =>
  files[fieldKey(code)] ?? [];

/** The chosen currency of a Money field, else the one that is preselected. */
export const currencyOf = (
  { typed }: Claim,
  { code, currencies }: Extract<ProfileField, { type: "Money" }>,
): string => typed[fieldKey(code)]?.currency || (currencies?.[0] ?? "");

/** Whether anything is in a field, typed or as a free row of the same code. */
export const isFilled = (claim: Claim, code: string): boolean =>
  textOf(claim, code) !== "" ||
  filesOf(claim, code).length > 0 ||
  claim.rows.some((row) => row.code.trim() === code && row.value.trim() !== "");

/** Whether a free row is sent. */
export const isSent = ({ code, value, isCopied }: FreeRow): boolean =>
  value !== "" || (code.trim() !== "" && !isCopied);

/** The fields that will be sent: the profile's in its order, then the free rows. */
export function fieldsOf(claim: Claim, fields: readonly ProfileField[]): ClaimField[] {
  const rows = claim.rows.filter(isSent).map(({ code, value }) => ({ code: code.trim(), value }));
  return [...fields.flatMap((field) => writeField(claim, field)), ...rows];
}

function writeField(claim: Claim, field: ProfileField): ClaimField[] {
  const { code } = field;
  if (field.type === "File") return filesOf(claim, code).map((value) => ({ code, value }));
  const text = textOf(claim, code);
  if (text === "") return [];
  switch (field.type) {
    case "Money":
      return [{ code, value: writeMoney(text, currencyOf(claim, field)) }];
    case "Text":
      return [{ code, value: claim.typed[fieldKey(code)]?.text ?? "" }];
    case "RadioButton":
    case "Select":
    case "String":
    case "Digits":
      return [{ code, value: text }];
  }
}
