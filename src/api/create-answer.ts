import { type CaseId, readReceivedId } from "#model/case-id.ts";
import { receivedText } from "#model/received.ts";
import { isRecord } from "#wire/json.ts";
import { readBoolean, recordsIn, valueOf } from "#wire/lenient.ts";
import { serviceMessage } from "./service-message.ts";

/** One item as received. Spec, ApiCreateBpResponseResultItem. */
export interface ReceivedItem {
  /** Its flag; `undefined` when it has none that can be read. */
  readonly success: boolean | undefined;
  /** The id of the case. A refused item with an id may have a case, too. */
  readonly id: CaseId | undefined;
  /** The received value of the id, as text, where it cannot be an id: `0`, `1.5`, `x`. */
  readonly receivedId?: string;
  readonly message: string;
}

/** What an answer to CreateBp says, in whatever shape. */
export interface CreateAnswer {
  /** In the order received; empty where no item is an object. */
  readonly items: readonly ReceivedItem[];
  /** The overall flag; `undefined` when there is none that can be read. */
  readonly success: boolean | undefined;
  /** The service's message about the whole request; "" when there is none. */
  readonly message: string;
  /** Whether anything in the answer says that a case may exist: a usable id, or `success: true`. */
  readonly hasSignOfCase: boolean;
  /** The case ids in the text of the answer, also where the text is no JSON or has JSON inside a string. */
  readonly idsInText: readonly CaseId[];
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads an answer to CreateBp. The items are found in every shape that JSON writers give a list, because an
 * operator who does not see a created case would create it again.
 * @param json `undefined` when the text is no JSON.
 */
export function readCreateAnswer(json: unknown, text: string): CreateAnswer {
  const records = [...recordsIn(json)];
  const holder = records.find((record) => valueOf(record, "resultItems") !== undefined);
  const isBareList = !holder && Array.isArray(json);
  const whole = isBareList
    ? undefined
    : (holder ?? records.find((one) => valueOf(one, "success") !== undefined));
  const success =
    readBoolean(valueIn(whole, "success")) ??
    readBoolean(isRecord(json) ? valueIn(json, "success") : undefined);
  const listed = isBareList ? json : listItems(valueIn(holder, "resultItems"));
  const items = listed.some(isRecord) ? listed.map(readItem) : [];
  const named = items.flatMap(({ id }) => id ?? []);
  const others = casesOutside(records, success).filter(
    ({ id }) => !named.some((one) => one === id),
  );
  return {
    items: named.length > 0 || others.length === 0 ? [...items, ...others] : others,
    success,
    message: serviceMessage(whole) || serviceMessage(json),
    hasSignOfCase: signInText.test(text) || isSignOfCase(json),
    idsInText: idsIn(text),
  };
}

const valueIn = (record: JsonObject | undefined, key: string): unknown =>
  record && valueOf(record, key);

/** The items of a list, of an object with a list in it (`$values`), or one item in place of a list. */
function listItems(list: unknown): readonly unknown[] {
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return [];
  const inner = Object.values(list).find((value) => Array.isArray(value));
  return valueOf(list, "bpItemId") !== undefined || valueOf(list, "success") !== undefined
    ? [list]
    : (inner ?? [list]);
}

const hasUsableId = (record: JsonObject): boolean =>
  readReceivedId(valueOf(record, "bpItemId")) !== undefined;

function readItem(item: unknown): ReceivedItem {
  if (!isRecord(item)) {
    return { success: undefined, id: undefined, message: receivedText(item) };
  }
  // The id may be nested: `{ "success": true, "case": { "bpItemId": 7 } }`.
  const named = [...recordsIn(item)].find(hasUsableId) ?? item;
  const received = valueOf(named, "bpItemId");
  const id = readReceivedId(received);
  const receivedId = id === undefined ? receivedText(received) : "";
  return {
    success: readBoolean(valueOf(item, "success")) ?? readBoolean(valueOf(named, "success")),
    id,
    ...(receivedId !== "" && { receivedId }),
    message: serviceMessage(item),
  };
}

/**
 * The cases that an answer names outside its list of items.
 * @param success the flag for a case that has no flag of its own.
 */
const casesOutside = (
  records: readonly JsonObject[],
  success: boolean | undefined,
): ReceivedItem[] =>
  records
    .filter(hasUsableId)
    .map(readItem)
    .map((item) => ({ ...item, success: item.success ?? success }));

/** `"bpItemId": 7`, `<success>true` and the like, in a text that is no JSON or in a text inside JSON. */
const signInText =
  /bpItemId["'\\\s]*[:=>]["'\\\s]*0*[1-9]|success["'\\\s]*[:=>]["'\\\s]*(?:true|1\b)/i;

/** The number behind `"bpItemId":`, `<bpItemId>` and the like. */
const idInText = /bpItemId["'\\\s]*[:=>]["'\\\s]*([\d.e+-]+)/gi;

function idsIn(text: string): CaseId[] {
  const ids = [...text.matchAll(idInText)].flatMap(([, number]) => readReceivedId(number) ?? []);
  return [...new Set(ids)];
}

function isSignOfCase(value: unknown): boolean {
  if (typeof value === "string") return signInText.test(value);
  if (Array.isArray(value)) return value.some(isSignOfCase);
  if (!isRecord(value)) return false;
  return (
    hasUsableId(value) ||
    readBoolean(valueOf(value, "success")) === true ||
    Object.values(value).some(isSignOfCase)
  );
}
