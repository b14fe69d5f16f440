import * as z from "zod/mini";
import type { CreateBpRequest } from "#wire/create-bp.ts";
import { isCalendarDate } from "#wire/date-time.ts";
import { type Bytes, fromBase64 } from "./base64.ts";
import { currencies, type Money } from "./money.ts";
import type { Condition, FieldDefinition } from "./processes.ts";
import { withSpecKeys } from "./request.ts";

type FieldRow = CreateBpRequest["fields"][number];

/** A file received with CreateBp. */
export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

/** The value of one field of CreateBp. */
export type ReceivedValue = string | Money | readonly ReceivedFile[];

/** The accepted values of a request by field code. */
export type ReceivedValues = ReadonlyMap<string, ReceivedValue>;

/** An accepted value, or what is wrong with it, in words that follow the field's name. */
type Checked<T> = { readonly value: T } | { readonly problem: string };

interface Context {
  /** The text of each field of the request, by code. */
  readonly texts: ReadonlyMap<string, string>;
  /** The day of the request, `DD.MM.YYYY`. */
  readonly today: string;
}

/**
 * Checks the fields of a request against the fields a process takes.
 *
 * @param today the day of the request, `DD.MM.YYYY`
 * @returns the values, and every problem as a sentence that names the field
 */
export function checkFields(
  definitions: readonly FieldDefinition[],
  rows: readonly FieldRow[],
  today: string,
): { readonly values: ReceivedValues; readonly problems: readonly string[] } {
  const problems = rows
    .filter(({ code }) => !definitions.some((definition) => definition.code === code))
    .map(({ code }) => `This kind of case has no field “${code.slice(0, 60)}”.`);
  const values = new Map<string, ReceivedValue>();
  const texts = new Map(rows.map(({ code, value }) => [code, value]));
  for (const definition of definitions) {
    const filled = rows.filter((row) => row.code === definition.code && row.value.trim() !== "");
    const checked = checkField(definition, filled, { texts, today });
    if (checked === undefined) continue;
    if ("problem" in checked) problems.push(`${definition.label}: ${checked.problem}.`);
    else values.set(definition.code, checked.value);
  }
  return { values, problems };
}

function checkField(
  definition: FieldDefinition,
  [first, ...more]: readonly FieldRow[],
  context: Context,
): Checked<ReceivedValue> | undefined {
  if (!first) {
    const isMissing = definition.required || isMet(definition.requiredWhen, context.texts);
    return isMissing ? { problem: "is required" } : undefined;
  }
  if (definition.type === "File") return checkFiles([first, ...more]);
  if (more.length > 0) return { problem: "is given more than once" };
  if (definition.type === "Money") return checkMoney(first.value);
  const problem = textProblem(definition, first.value, context);
  return problem === undefined ? { value: first.value } : { problem };
}

function isMet(condition: Condition | undefined, texts: Context["texts"]): boolean {
  if (!condition) return false;
  const value = texts.get(condition.field) ?? "";
  if ("is" in condition) return condition.is.includes(value);
  const other = texts.get(condition.differsFrom) ?? "";
  return value !== "" && other !== "" && value !== other;
}

function textProblem(
  definition: FieldDefinition,
  value: string,
  { texts, today }: Context,
): string | undefined {
  const { options, minLength = 0, maxLength = Infinity, type, format, notAfter } = definition;
  const { length } = value;
  if (options && !options.some(({ code }) => code === value)) {
    return `must be one of the codes ${options.map(({ code }) => code).join(", ")}`;
  }
  if (length < minLength) return `is too short: ${length} of at least ${minLength} characters`;
  if (length > maxLength) return `is too long: ${length} of at most ${maxLength} characters`;
  if (type === "Digits" && !/^[0-9]*$/.test(value)) return "must be digits only";
  if (format !== "date") return undefined;
  if (!isCalendarDate(value)) return "must be a date like 31.12.2026";
  if (notAfter && sortable(value) > sortable(today)) return "must not be after today";
  const earliest = texts.get(definition.notBefore ?? "");
  return isCalendarDate(earliest) && sortable(value) < sortable(earliest)
    ? `must not be before ${earliest}`
    : undefined;
}

/** A `DD.MM.YYYY` date as text that sorts by time. */
const sortable = (date: string) => date.split(".").toReversed().join("-");

/** A Money value of CreateBp, as JSON text. Spec: not shown; the form of a Money value on write. */
const WrittenMoney = z.object({ amount: z.string(), currencyCode: z.string() });

function checkMoney(text: string): Checked<Money> {
  const money = readJson(WrittenMoney, text);
  if (!money) {
    return { problem: 'is not an amount like {"amount":"1000.00","currencyCode":"643"}' };
  }
  const { amount, currencyCode } = money;
  const currency = currencies.find(({ numericCode }) => numericCode === currencyCode);
  if (!currency) return { problem: "names a currency that is not accepted here" };
  const parts = /^0*(\d{1,30})(?:\.(\d+))?$/.exec(amount);
  if (!parts) return { problem: "must be a plain number, such as 1000.00" };
  const [, whole = "", decimals = ""] = parts;
  if (decimals.length > currency.currencyExponent) {
    return { problem: `has more decimals than ${currency.code} (${currency.currencyExponent})` };
  }
  if (/^0*$/.test(whole + decimals)) return { problem: "must be more than zero" };
  return { value: { amount: decimals ? `${whole}.${decimals}` : whole, currency } };
}

function checkFiles(rows: readonly FieldRow[]): Checked<readonly ReceivedFile[]> {
  const files = rows.map(({ value }) => checkFile(value));
  const refused = files.find((file) => "problem" in file);
  return refused ?? { value: files.flatMap((file) => ("value" in file ? file.value : [])) };
}

/** A file of CreateBp, as JSON text; the content is base64. Spec: not shown; the form of a file on write. */
const WrittenFile = z.object({ fileName: z.string(), content: z.string() });

/** Reads a file, which may be empty. */
function checkFile(text: string): Checked<ReceivedFile> {
  const file = readJson(WrittenFile, text);
  if (!file) {
    return { problem: 'is not a file like {"fileName":"letter.pdf","content":"<base64>"}' };
  }
  const { fileName: name, content } = file;
  if (name.trim() === "" || name.length > 255) {
    return { problem: "has a file whose name is empty or longer than 255 characters" };
  }
  const bytes = fromBase64(content);
  return bytes ? { value: { name, bytes } } : { problem: "has a file whose content is not base64" };
}

/** `undefined` for text that is not JSON of this shape. */
function readJson<T>(schema: z.ZodMiniType<T>, text: string): T | undefined {
  try {
    return z.safeParse(schema, withSpecKeys(JSON.parse(text))).data;
  } catch {
    return undefined;
  }
}
