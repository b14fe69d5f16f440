import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { CreateBpRequest } from "#wire/create-bp.ts";
import { isRecord } from "#wire/json.ts";
import { type Bytes, fromBase64 } from "./base64.ts";
import { currencies, type Money } from "./money.ts";
import type { FieldDefinition, LocalizedText, ProcessDefinition } from "./processes.ts";

export interface ReceivedFile {
  readonly name: string;
  readonly bytes: Bytes;
}

export type ReceivedValue = string | Money | readonly ReceivedFile[];

export type ReceivedValues = ReadonlyMap<string, ReceivedValue>;

/** A Money value of CreateBp, as JSON text. Spec: not shown; the form of a Money value on write. */
const WrittenMoney = z.object({
  amount: z.string().check(z.regex(/^\d{1,30}(\.\d+)?$/)),
  currencyCode: z.string(),
});

/** A file of CreateBp, as JSON text; the content is base64. Spec: not shown; the form of a file on write. */
const WrittenFile = z.object({ fileName: z.string(), content: z.string() });

const specKeys = new Map(
  [
    CreateBpRequest,
    CreateBpRequest.shape.operationDataList.def.element,
    CreateBpRequest.shape.fields.def.element,
    WrittenMoney,
    WrittenFile,
  ]
    .flatMap(({ shape }) => Object.keys(shape))
    .map((key) => [key.toLowerCase(), key]),
);

/**
 * Spells the keys of a JSON value as in the specification, at every level, and leaves out `null`.
 * Spec: not shown; which spelling is right, because the table and the sample of CreateBp differ. So any
 * casing is read.
 */
function withSpecKeys(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withSpecKeys);
  if (!isRecord(json)) return json;
  const present = Object.entries(json).filter(([, value]) => value !== null);
  return Object.fromEntries(
    present.map(([key, value]) => [specKeys.get(key.toLowerCase()) ?? key, withSpecKeys(value)]),
  );
}

/** Reads the body of CreateBp. Absent lists are empty. @returns `undefined` when it is no such request */
export async function readCreateRequest(request: Request): Promise<CreateBpRequest | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const { data } = z.safeParse(z.partial(CreateBpRequest), withSpecKeys(body));
  return data && { operationDataList: [], fields: [], bpCode: "", ...data };
}

/**
 * Reads the fields of a request. The form checks the rest of its rules; a code that the process does not have is
 * kept as text.
 *
 * @returns the values, or a sentence about the first field that is missing or can't be read
 */
export function readFields(
  { language, stages }: ProcessDefinition,
  rows: CreateBpRequest["fields"],
): ReceivedValues | string {
  const filled = rows.filter(({ value }) => value.trim() !== "");
  const values = new Map<string, ReceivedValue>(filled.map(({ code, value }) => [code, value]));
  for (const definition of stages[0].fields) {
    const { code, label, required } = definition;
    const texts = filled.filter((row) => row.code === code).map(({ value }) => value);
    if (texts.length === 0 && required) return isMissing(label)[language];
    if (texts.length === 0) continue;
    const value = readValue(definition, texts);
    if (value === undefined) return isUnreadable(label)[language];
    values.set(code, value);
  }
  return values;
}

const isMissing = (label: string): LocalizedText => ({
  en: `${label} is required.`,
  ru: `Не заполнено: ${label}.`,
});

const isUnreadable = (label: string): LocalizedText => ({
  en: `${label} can't be read.`,
  ru: `Не удалось прочитать: ${label}.`,
});

function readValue({ type }: FieldDefinition, texts: readonly string[]): ReceivedValue | undefined {
  if (type === "Money") return readMoney(texts[0] ?? "");
  if (type !== "File") return texts[0];
  const files = texts.flatMap((text) => readFile(text) ?? []);
  return files.length === texts.length ? files : undefined;
}

function readMoney(text: string): Money | undefined {
  const money = readJson(WrittenMoney, text);
  const currency = currencies.find(({ numericCode }) => numericCode === money?.currencyCode);
  // JSON has no leading zeros.
  return money && currency && { amount: money.amount.replace(/^0+(?=\d)/, ""), currency };
}

function readFile(text: string): ReceivedFile | undefined {
  const file = readJson(WrittenFile, text);
  const bytes = file && fromBase64(file.content);
  return bytes && { name: file.fileName, bytes };
}

/** `undefined` for text that is not JSON of this shape. */
const readJson = <T>(schema: z.ZodMiniType<T>, text: string): T | undefined =>
  tryOrUndefined(() => z.parse(schema, withSpecKeys(JSON.parse(text))));
