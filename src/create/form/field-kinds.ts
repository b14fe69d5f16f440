import type { FieldOf, ProfileField, ProfileText } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { foldText } from "#i18n/text-search.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { fromIsoDate, toIsoDate } from "#model/time/calendar-date.ts";
import type { InputValue } from "./amount.ts";
import { moneyError, readAmountCell, writeMoney } from "./money-field.ts";
import { cleanTyped } from "./typed-text.ts";

/** A field whose value is text. Only such a field can be a column of the table. */
export type NonFileField = Exclude<ProfileField, { type: "File" }>;

export const isNonFile = (field: ProfileField): field is NonFileField => field.type !== "File";

interface CheckContext {
  readonly messages: Messages["create"]["errors"];
  readonly tag: LanguageTag;
  /** The day of the request as `YYYY-MM-DD`. */
  readonly today: string;
  /** By the code of another field. */
  readonly otherText: (code: string) => string;
}

/** What differs from one kind of field to another, beside its input (`FieldControl`). */
interface FieldKind<Field> {
  /** A text as the field reads it; "" where it is no value. */
  readonly clean: (text: string) => string;
  /** What is wrong with a clean value that is not empty. */
  readonly check: (field: Field, value: InputValue, context: CheckContext) => string | undefined;
  /** Makes a function that reads a pasted cell as the input would have it; what can't be read stays as it is. */
  readonly createReader: (field: Field) => (cell: string) => InputValue;
  /** Whether what was read from a cell tells that its column is of this field. Without it no column is guessed. */
  readonly isGuess?: (field: Field, value: InputValue) => boolean;
  /** A clean value as it is sent. */
  readonly write: (field: Field, value: InputValue, tag: LanguageTag) => string;
}

const writeText = (_field: unknown, { text }: InputValue): string => text;

const line: FieldKind<FieldOf<"String" | "Text" | "Digits">> = {
  clean: (text) => text.trim(),
  check: lengthError,
  createReader: () => (cell) => ({ text: unwrapText(cell) }),
  write: writeText,
};

const choice: FieldKind<FieldOf<"Select" | "RadioButton">> = {
  clean: cleanTyped,
  check: (field, { text }, { messages: t }) => (hasOption(field, text) ? undefined : t.option),
  createReader: (field) => {
    const codeOf = createOptionReader(field);
    return (cell) => ({ text: codeOf(cleanTyped(unwrapCell(cell))) });
  },
  isGuess: (field, { text }) => hasOption(field, text),
  write: writeText,
};

type Kind = NonFileField["type"];
type FieldsOf<K extends Kind> = { [P in K]: FieldOf<P> }[K];

const kinds: { readonly [K in Kind]: FieldKind<FieldsOf<K>> } = {
  Money: {
    clean: cleanTyped,
    check: moneyError,
    createReader: (field) => (cell) => readAmountCell(cell, field),
    write: writeMoney,
  },
  RadioButton: choice,
  Select: choice,
  Date: {
    clean: cleanTyped,
    check: dateError,
    createReader: () => (cell) => ({ text: readDateCell(unwrapCell(cell)) }),
    isGuess: (_field, { text }) => toIsoDate(text) !== undefined,
    write: writeText,
  },
  String: line,
  // A long text is sent with the white space around it.
  Text: { ...line, clean: (text) => (text.trim() === "" ? "" : text) },
  Digits: {
    ...line,
    clean: (text) => cleanTyped(text).replaceAll(" ", ""),
    check: (field, value, context) =>
      /^\d*$/.test(value.text) ? lengthError(field, value, context) : context.messages.digits,
    createReader: () => (cell) => ({ text: unwrapCell(cell) }),
  },
};

export const kindOf = <K extends Kind>(field: FieldsOf<K>): FieldKind<FieldsOf<K>> =>
  kinds[field.type];

function lengthError(
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldOf<"String" | "Text" | "Digits">,
  { text: { length } }: InputValue,
  { messages: t }: CheckContext,
): string | undefined {
  if (length < minLength) return t["too-short"]({ min: minLength, length });
  return length > maxLength ? t["too-long"]({ max: maxLength, length }) : undefined;
}

function dateError(
  { notBefore, notAfter }: FieldOf<"Date">,
  { text }: InputValue,
  { today, otherText, messages: t }: CheckContext,
): string | undefined {
  const day = toIsoDate(text);
  if (day === undefined) return t.date;
  /** A bound that is no date is ignored. */
  function boundOf(bound: string | undefined) {
    if (bound === undefined) return undefined;
    const date = bound === "today" ? (fromIsoDate(today) ?? "") : otherText(bound);
    const day = toIsoDate(date);
    return day === undefined ? undefined : { day, date };
  }
  const earliest = boundOf(notBefore);
  if (earliest && day < earliest.day) return t.before(earliest);
  const latest = boundOf(notAfter);
  if (!latest || day <= latest.day) return undefined;
  return notAfter === "today" ? t["after-today"] : t.after(latest);
}

/** Free text, without the formula `="…"` by which a spreadsheet keeps a number as text. */
const unwrapText = (cell: string): string =>
  /^="(.*)"$/s.exec(cell.trim())?.[1]?.replaceAll('""', '"') ?? cell.trim();

const midnight = /[T ]0?0:00(?::00(?:[.,]0+)?)?$/;

/** A date as its input has it, also where the table has it as `2026-11-01` or with a midnight; other text as it is. */
function readDateCell(text: string): string {
  const day = text.replace(midnight, "");
  return fromIsoDate(day) ?? (toIsoDate(day) === undefined ? text : day);
}

const hasOption = ({ options }: FieldOf<"Select" | "RadioButton">, text: string): boolean =>
  options.some(({ code }) => code === text);

/** Reads the code of an option from its code or its label in any language; a text that names none or several stays. */
function createOptionReader(field: FieldOf<"Select" | "RadioButton">) {
  const codesOfName = new Map<string, Set<string>>();
  for (const { code, label } of field.options) {
    for (const name of [code, ...textsOf(label)].map(foldName)) {
      codesOfName.set(name, (codesOfName.get(name) ?? new Set()).add(code));
    }
  }
  return (text: string): string => {
    if (hasOption(field, text)) return text;
    const [code, ...others] = codesOfName.get(foldName(text)) ?? [];
    return code === undefined || others.length > 0 ? text : code;
  };
}

export const foldName = (text: string): string => foldText(text).replaceAll(/\s/g, "");

export const textsOf = (text: ProfileText): readonly string[] =>
  typeof text === "string" ? [text] : Object.values(text);
