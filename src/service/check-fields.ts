import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import type { CreateBpRequest } from "#wire/create-bp.ts";
import { isCalendarDate } from "#wire/date-time.ts";
import { type Bytes, fromBase64 } from "./base64.ts";
import type { LocalizedText } from "./language.ts";
import { currencies, type Money } from "./money.ts";
import {
  type Condition,
  createFields,
  type FieldDefinition,
  type ProcessDefinition,
} from "./processes.ts";
import { withSpecKeys } from "./request.ts";

type FieldRow = CreateBpRequest["fields"][number];

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

export type ReceivedValue = string | Money | readonly ReceivedFile[];

/** The accepted values of a request by field code. */
export type ReceivedValues = ReadonlyMap<string, ReceivedValue>;

/** An accepted value, or what is wrong with it, in words that follow the field's name. */
type Checked<T> = { readonly value: T } | { readonly problem: LocalizedText };

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
  process: ProcessDefinition,
  rows: readonly FieldRow[],
  today: string,
): { readonly values: ReceivedValues; readonly problems: readonly string[] } {
  const { language } = process;
  const definitions = createFields(process);
  const problems = rows
    .filter(({ code }) => !definitions.some((definition) => definition.code === code))
    .map(({ code }) => noField(code.slice(0, 60))[language]);
  const values = new Map<string, ReceivedValue>();
  const texts = new Map(rows.map(({ code, value }) => [code, value]));
  for (const definition of definitions) {
    const filled = rows.filter((row) => row.code === definition.code && row.value.trim() !== "");
    const checked = checkField(definition, filled, { texts, today });
    if (checked === undefined) continue;
    if ("problem" in checked)
      problems.push(`${definition.label}${afterName[language]}${checked.problem[language]}.`);
    else values.set(definition.code, checked.value);
  }
  return { values, problems };
}

/** Between the name of a field and its problem. */
const afterName: LocalizedText = { en: " ", ru: ": " };

const noField = (code: string): LocalizedText => ({
  en: `This kind of case has no field “${code}”.`,
  ru: `У кейса этого типа нет поля «${code}».`,
});

function checkField(
  definition: FieldDefinition,
  [first, ...more]: readonly FieldRow[],
  context: Context,
): Checked<ReceivedValue> | undefined {
  if (!first) {
    const isMissing = definition.required || isMet(definition.requiredWhen, context.texts);
    return isMissing ? { problem: { en: "is required", ru: "нужно заполнить" } } : undefined;
  }
  if (definition.type === "File") return checkFiles([first, ...more]);
  if (more.length > 0)
    return { problem: { en: "is given more than once", ru: "указано несколько раз" } };
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
): LocalizedText | undefined {
  const { options, minLength = 0, maxLength = Infinity, type, format, notAfter } = definition;
  const { length } = value;
  if (options && !options.some(({ code }) => code === value)) {
    const codes = options.map(({ code }) => code).join(", ");
    return { en: `must be one of the codes ${codes}`, ru: `нужен один из кодов ${codes}` };
  }
  if (length < minLength) {
    return {
      en: `is too short: ${length} of at least ${minLength} characters`,
      ru: `слишком коротко: ${length} симв., нужно не меньше ${minLength}`,
    };
  }
  if (length > maxLength) {
    return {
      en: `is too long: ${length} of at most ${maxLength} characters`,
      ru: `слишком длинно: ${length} симв., можно не больше ${maxLength}`,
    };
  }
  if (type === "Digits" && !/^[0-9]*$/.test(value)) {
    return { en: "must be digits only", ru: "нужны только цифры" };
  }
  if (format !== "date") return undefined;
  if (!isCalendarDate(value)) {
    return { en: "must be a date like 31.12.2026", ru: "нужна дата, например 31.12.2026" };
  }
  if (notAfter && sortable(value) > sortable(today)) {
    return { en: "must not be after today", ru: "дата не может быть позже сегодняшней" };
  }
  const earliest = texts.get(definition.notBefore ?? "");
  return isCalendarDate(earliest) && sortable(value) < sortable(earliest)
    ? { en: `must not be before ${earliest}`, ru: `дата не может быть раньше ${earliest}` }
    : undefined;
}

/** A `DD.MM.YYYY` date as text that sorts by time. */
const sortable = (date: string) => date.split(".").toReversed().join("-");

/** A Money value of CreateBp, as JSON text. Spec: not shown; the form of a Money value on write. */
const WrittenMoney = z.object({ amount: z.string(), currencyCode: z.string() });

const texts = {
  currency: {
    en: "names a currency that is not accepted here",
    ru: "эта валюта здесь не принимается",
  },
  number: {
    en: "must be a plain number, such as 1000.00",
    ru: "нужна сумма одними цифрами, например 1000.00",
  },
  zero: { en: "must be more than zero", ru: "сумма должна быть больше нуля" },
  fileName: {
    en: "has a file whose name is empty or longer than 255 characters",
    ru: "имя файла пустое или длиннее 255 символов",
  },
  content: {
    en: "has a file whose content is not base64",
    ru: "содержимое файла — не base64",
  },
} satisfies Record<string, LocalizedText>;

function checkMoney(text: string): Checked<Money> {
  const money = readJson(WrittenMoney, text);
  if (!money) {
    const example = '{"amount":"1000.00","currencyCode":"643"}';
    return {
      problem: { en: `is not an amount like ${example}`, ru: `это не сумма вида ${example}` },
    };
  }
  const { amount, currencyCode } = money;
  const currency = currencies.find(({ numericCode }) => numericCode === currencyCode);
  if (!currency) return { problem: texts.currency };
  const parts = /^0*(\d{1,30})(?:\.(\d+))?$/.exec(amount);
  if (!parts) return { problem: texts.number };
  const [, whole = "", decimals = ""] = parts;
  if (decimals.length > currency.currencyExponent) {
    const limit = `${currency.code} (${currency.currencyExponent})`;
    return {
      problem: {
        en: `has more decimals than ${limit}`,
        ru: `знаков после запятой больше, чем у ${limit}`,
      },
    };
  }
  if (/^0*$/.test(whole + decimals)) return { problem: texts.zero };
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
    const example = '{"fileName":"letter.pdf","content":"<base64>"}';
    return { problem: { en: `is not a file like ${example}`, ru: `это не файл вида ${example}` } };
  }
  const { fileName: name, content } = file;
  if (name.trim() === "" || name.length > 255) {
    return { problem: texts.fileName };
  }
  const bytes = fromBase64(content);
  return bytes ? { value: { name, bytes } } : { problem: texts.content };
}

/** `undefined` for text that is not JSON of this shape. */
const readJson = <T>(schema: z.ZodMiniType<T>, text: string): T | undefined =>
  tryOrUndefined(() => z.parse(schema, withSpecKeys(JSON.parse(text))));
