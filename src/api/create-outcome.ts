import { type CaseId, readReceivedId } from "#model/case-id.ts";
import { receivedText } from "#model/received.ts";
import { isRecord } from "#wire/json.ts";
import { readBoolean, recordsIn, valueOf } from "#wire/lenient.ts";
import { Failure, type FailureReason, reasonOf } from "./failure.ts";
import { serviceMessage } from "./service-message.ts";
import { parseAnswer, type ReceivedAnswer, whyUnreadable } from "./transport.ts";

/** What became of one item of a create. Spec, ApiCreateBpResponseResultItem. */
export interface ResultItem extends Omit<ReceivedItem, "success"> {
  /** `undefined` when this is not known, see the function {@link wasCreated}. */
  readonly isCreated: boolean | undefined;
}

/** The answer to a create. Its items match the transactions by position only where there are as many. */
export interface CreateOutcome {
  readonly items: readonly ResultItem[];
  /** The overall flag; `undefined` when the answer has none that can be read. */
  readonly success: boolean | undefined;
  /** The service's message about the whole request; "" when there is none. */
  readonly message?: string;
}

/**
 * The one rule for what became of a create; `docs/decisions/outcome-of-a-create.md` has it as a table. It depends on
 * whether the request was sent and on what the answer says, never on the kind of an error.
 * @param sentBytes the length of the body; `undefined` when `fetch` was not called with it.
 */
export function createOutcome(
  sentBytes: number | undefined,
  attempt: { readonly answer: ReceivedAnswer } | { readonly error: unknown },
): CreateOutcome | FailureReason {
  if ("error" in attempt) {
    const { error } = attempt;
    const cause = reasonOf(error);
    if (sentBytes === undefined) return { kind: "not-sent", cause };
    const received = error instanceof Failure ? error.receivedText : "";
    const { idsInText } = readCreateAnswer(undefined, received);
    return { kind: "unknown-outcome", cause, caseIds: idsInText };
  }
  const { status, text } = attempt.answer;
  const json = parseAnswer(text);
  const answer = readCreateAnswer(json, text);
  const isNotDone =
    !answer.hasSignOfCase && (isRefusal(status) || (status === 200 && answer.success === false));
  const isCaseNamed = answer.items.some(({ id }) => id !== undefined);
  if (answer.items.length > 0 && (isCaseNamed || isSuccess(status) || isNotDone)) {
    const items = answer.items.map(({ success, ...item }) => ({
      ...item,
      isCreated: wasCreated(success, item.id !== undefined, status, isNotDone),
    }));
    return { items, success: answer.success, message: answer.message };
  }
  const { message } = answer;
  if (isNotDone && status === 200) return { kind: "refused", message, sentBytes };
  const cause: FailureReason = isSuccess(status)
    ? { kind: "unreadable", why: whyUnreadable(text, json) }
    : { kind: "status", status, message, sentBytes };
  return isNotDone ? cause : { kind: "unknown-outcome", cause, caseIds: answer.idsInText };
}

/**
 * Whether an item was created, by its flag, by whether it has a usable id, and by the status:
 *
 * | Flag  | Id  | 200, 4xx but 408               | another 2xx                    | else (5xx, 408, …) |
 * | ----- | --- | ------------------------------ | ------------------------------ | ------------------ |
 * | true  | yes | created                        | created                        | created            |
 * | none  | yes | created                        | created                        | created            |
 * | false | yes | refused                        | unknown                        | unknown            |
 * | true  | no  | 200: created, 4xx: unknown     | created                        | unknown            |
 * | false | no  | 200: refused, 4xx: as the rest | unknown                        | unknown            |
 * | none  | no  | as the rest                    | unknown                        | unknown            |
 *
 * "As the rest": refused where the answer as a whole is surely not done, else unknown.
 */
function wasCreated(
  success: boolean | undefined,
  hasId: boolean,
  status: number,
  isNotDone: boolean,
): boolean | undefined {
  if (hasId && success !== false) return true;
  if (success === true) return isSuccess(status) ? true : undefined;
  if (isNotDone) return false;
  const isOwnWord = status === 200 || (hasId && isRefusal(status));
  return success === false && isOwnWord ? false : undefined;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A status 4xx, but 408: the service gave up waiting for a request that it may have carried out. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/** One item as received. Spec, ApiCreateBpResponseResultItem. */
interface ReceivedItem {
  /** Its flag; `undefined` when it has none that can be read. */
  readonly success: boolean | undefined;
  /** The id of the case. A refused item with an id may have a case, too. */
  readonly id: CaseId | undefined;
  /** The received value of the id, as text, where it cannot be an id: `0`, `1.5`, `x`. */
  readonly receivedId?: string;
  readonly message: string;
}

/**
 * Reads an answer to CreateBp. The items are found in every shape that JSON writers give a list, because an
 * operator who does not see a created case would create it again.
 * @param json `undefined` when the text is no JSON.
 * @returns the items in the order received, none where no item is an object; the overall flag and message as in
 *   {@link CreateOutcome}; whether anything says that a case may exist, a usable id or `success: true`; the ids in the
 *   text, also where it is no JSON or has JSON inside a string.
 */
function readCreateAnswer(json: unknown, text: string) {
  const records = [...recordsIn(json)];
  const holder = records.find((record) => valueOf(record, "resultItems") !== undefined);
  const isBareList = !holder && Array.isArray(json);
  const flagged = isBareList
    ? undefined
    : records.find((record) => valueOf(record, "success") !== undefined);
  const whole = holder ?? flagged ?? {};
  const success =
    readBoolean(valueOf(whole, "success")) ??
    (isRecord(json) ? readBoolean(valueOf(json, "success")) : undefined);
  const listed = isBareList ? json : listItems(valueOf(whole, "resultItems"));
  const items = listed.some(isRecord) ? listed.map(readItem) : [];
  const named = items.flatMap(({ id }) => id ?? []);
  // A case that is named beside refused items only is the one for which they were refused.
  const flag = success ?? (items.length > 0 && items.every(isRefused) ? false : undefined);
  const others = records
    .filter(hasUsableId)
    .map(readItem)
    .filter(({ id }) => !named.some((one) => one === id))
    .map((item) => ({ ...item, success: item.success ?? flag }));
  const areItemsKept = others.length === 0 || named.length > 0 || items.some(isRefused);
  return {
    items: areItemsKept ? [...items, ...others] : others,
    success,
    message: serviceMessage(whole) || serviceMessage(json),
    hasSignOfCase: signInText.test(text) || isSignOfCase(json),
    idsInText: idsIn(text),
  };
}

const isRefused = ({ success }: ReceivedItem): boolean => success === false;

/** The items of a list, of an object with a list in it (`$values`), or one item in place of a list. */
function listItems(list: unknown): readonly unknown[] {
  if (Array.isArray(list)) return list;
  if (!isRecord(list)) return [];
  const inner = Object.values(list).find((value) => Array.isArray(value));
  return valueOf(list, "bpItemId") !== undefined || valueOf(list, "success") !== undefined
    ? [list]
    : (inner ?? [list]);
}

const hasUsableId = (record: Readonly<Record<string, unknown>>): boolean =>
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
