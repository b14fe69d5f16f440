import { randomId } from "#lib/storage.ts";
import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { CreateBpRequest } from "#wire/create-bp.ts";
import { isRecord } from "#wire/json.ts";
import type { BpDocument } from "./answer-types.ts";
import { type Transaction, transactionOf } from "./demo/transactions.ts";
import { currencies, type Money } from "./money.ts";
import type { FieldDefinition, ProcessDefinition, ServiceLanguage } from "./processes.ts";
import { type FieldValue, fieldOf, operatorName, type ReachedStage } from "./stages.ts";
import type { WallTime } from "./wall-clock.ts";

/** The refusals in words. They quote nothing that may be a card number. */
export const refusals = {
  en: {
    noTransaction: "There is no transaction with this ARN.",
    otherCard: "The transaction with this ARN was not made with this card.",
    isMissing: (label: string) => `${label} is required.`,
    isUnreadable: (label: string) => `${label} can't be read.`,
    stillOpen: (id: number) =>
      `Case ${id} about this ARN is still open; a second one was not created.`,
    noCase: (id: string) => `Case ${id} was not found.`,
  },
  ru: {
    noTransaction: "Операции с этим ARN нет.",
    otherCard: "Операция с этим ARN совершена не этой картой.",
    isMissing: (label: string) => `Не заполнено: ${label}.`,
    isUnreadable: (label: string) => `Не удалось прочитать: ${label}.`,
    stillOpen: (id: number) => `Кейс ${id} по этому ARN ещё открыт; второй не создан.`,
    noCase: (id: string) => `Кейс ${id} не найден.`,
  },
} as const;

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

type Operation = CreateBpRequest["operationDataList"][number];

/** Finds the transaction of an operation; a sentence when there is none. */
export function findTransaction(
  { acquirerReferenceData = "", CardNumber = "" }: Operation,
  language: ServiceLanguage,
): Transaction | string {
  const transaction = transactionOf(acquirerReferenceData.trim());
  if (!transaction) return refusals[language].noTransaction;
  const { cardPrefix, cardSuffix } = transaction;
  const card = new RegExp(`^${cardPrefix}\\d{4,11}${cardSuffix}$`);
  const digits = CardNumber.replaceAll(/[\s-]/g, "");
  return digits === "" || card.test(digits) ? transaction : refusals[language].otherCard;
}

/**
 * Reads the fields of a request into the first stage of its case. The form checks the rest of its rules; a code that
 * the process does not have is kept as text.
 *
 * @returns the stage, or a sentence about the first field that is missing or can't be read
 */
export function readFields(
  { language, stages }: ProcessDefinition,
  rows: CreateBpRequest["fields"],
  now: WallTime,
): ReachedStage | string {
  const filled = Map.groupBy(
    rows.filter(({ value }) => value.trim() !== ""),
    ({ code }) => code,
  );
  const values: Record<string, FieldValue> = {};
  for (const definition of stages[0].fields) {
    const { code, label, required } = definition;
    const texts = filled.get(code)?.map(({ value }) => value);
    filled.delete(code);
    if (!texts && required) return refusals[language].isMissing(label);
    if (!texts) continue;
    const value = readValue(definition, texts, now);
    if (value === undefined) return refusals[language].isUnreadable(label);
    values[code] = value;
  }
  const others = [...filled].map(([code, [row]]) =>
    fieldOf({ type: "String", code, label: code }, row?.value),
  );
  return { from: now, user: operatorName, values, others };
}

function readValue({ type }: FieldDefinition, texts: readonly string[], now: WallTime) {
  if (type === "Money") return readMoney(texts[0] ?? "");
  if (type !== "File") return texts[0];
  const files = texts.flatMap((text) => readFile(text, now) ?? []);
  return files.length === texts.length ? files : undefined;
}

function readMoney(text: string): Money | undefined {
  const money = readJson(WrittenMoney, text);
  const currency = currencies.find(({ numericCode }) => numericCode === money?.currencyCode);
  // JSON has no leading zeros.
  return money && currency && { amount: money.amount.replace(/^0+(?=\d)/, ""), currency };
}

function readFile(text: string, creationDate: WallTime): BpDocument | undefined {
  const file = readJson(WrittenFile, text);
  if (!file) return undefined;
  const { fileName, content } = file;
  return { id: randomId(), creationDate, creator: operatorName, name: fileName, content };
}

/** `undefined` for text that is not JSON of this shape. */
const readJson = <T>(schema: z.ZodMiniType<T>, text: string): T | undefined =>
  tryOrUndefined(() => z.parse(schema, withSpecKeys(JSON.parse(text))));
