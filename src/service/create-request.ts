import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { CreateBpRequest } from "#wire/create-bp.ts";
import { isRecord } from "#wire/json.ts";
import { type Bytes, fromBase64 } from "./base64.ts";
import { currencies, type Money } from "./money.ts";
import type { FieldDefinition, ProcessDefinition } from "./processes.ts";

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
 * Reads the fields of a request, which the form has checked: a code that the process does not have, and a value that
 * can't be read, are kept as text.
 */
export function readFields(
  { stages }: ProcessDefinition,
  rows: CreateBpRequest["fields"],
): ReceivedValues {
  const filled = rows.filter(({ value }) => value.trim() !== "");
  const types = new Map(stages[0].fields.map(({ code, type }) => [code, type]));
  const byCode = [...Map.groupBy(filled, ({ code }) => code)];
  return new Map(
    byCode.map(([code, ofCode]) => {
      const texts = ofCode.map(({ value }) => value);
      return [code, readValue(types.get(code), texts) ?? texts.join("\n")];
    }),
  );
}

function readValue(
  type: FieldDefinition["type"] | undefined,
  texts: readonly string[],
): ReceivedValue | undefined {
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
