import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import type { CreateBpRequest } from "#wire/create-bp.ts";
import { type Bytes, fromBase64 } from "./base64.ts";
import { currencies, type Money } from "./money.ts";
import { createFields, type FieldDefinition, type ProcessDefinition } from "./processes.ts";
import { withSpecKeys } from "./request.ts";

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

export type ReceivedValue = string | Money | readonly ReceivedFile[];

export type ReceivedValues = ReadonlyMap<string, ReceivedValue>;

/**
 * Reads the fields of a request. The form checks the rest of its rules; a code that the process does not have is
 * kept as text.
 *
 * @returns the values, or a sentence about the first field that is missing or can't be read
 */
export function readFields(
  process: ProcessDefinition,
  rows: CreateBpRequest["fields"],
): ReceivedValues | string {
  const filled = rows.filter(({ value }) => value.trim() !== "");
  const values = new Map<string, ReceivedValue>(filled.map(({ code, value }) => [code, value]));
  for (const definition of createFields(process)) {
    const { code, label, required } = definition;
    const texts = filled.filter((row) => row.code === code).map(({ value }) => value);
    if (texts.length === 0) {
      if (required) return problems.required[process.language](label);
      continue;
    }
    const value = readValue(definition, texts);
    if (value === undefined) return problems.unreadable[process.language](label);
    values.set(code, value);
  }
  return values;
}

const problems = {
  required: {
    en: (label: string) => `${label} is required.`,
    ru: (label: string) => `Не заполнено: ${label}.`,
  },
  unreadable: {
    en: (label: string) => `${label} can't be read.`,
    ru: (label: string) => `Не удалось прочитать: ${label}.`,
  },
};

function readValue({ type }: FieldDefinition, texts: readonly string[]): ReceivedValue | undefined {
  if (type === "Money") return readMoney(texts[0] ?? "");
  if (type !== "File") return texts[0];
  const files = texts.flatMap((text) => readFile(text) ?? []);
  return files.length === texts.length ? files : undefined;
}

/** A Money value of CreateBp, as JSON text. Spec: not shown; the form of a Money value on write. */
const WrittenMoney = z.object({
  amount: z.string().check(z.regex(/^\d{1,30}(\.\d+)?$/)),
  currencyCode: z.string(),
});

function readMoney(text: string): Money | undefined {
  const money = readJson(WrittenMoney, text);
  const currency = currencies.find(({ numericCode }) => numericCode === money?.currencyCode);
  // JSON has no leading zeros.
  return money && currency && { amount: money.amount.replace(/^0+(?=\d)/, ""), currency };
}

/** A file of CreateBp, as JSON text; the content is base64. Spec: not shown; the form of a file on write. */
const WrittenFile = z.object({ fileName: z.string(), content: z.string() });

function readFile(text: string): ReceivedFile | undefined {
  const file = readJson(WrittenFile, text);
  const bytes = file && fromBase64(file.content);
  return bytes && { name: file.fileName, bytes };
}

/** `undefined` for text that is not JSON of this shape. */
const readJson = <T>(schema: z.ZodMiniType<T>, text: string): T | undefined =>
  tryOrUndefined(() => z.parse(schema, withSpecKeys(JSON.parse(text))));
