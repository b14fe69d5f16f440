import type { Settings } from "#config/settings.ts";
import { type Case, readCase } from "#model/case.ts";
import { type CaseId, readReceivedId } from "#model/case-id.ts";
import { asReceived, ifDeclared, receivedText } from "#model/received.ts";
import { type BpItem, GetBpItemResponse } from "#wire/bp-item.ts";
import { isRecord } from "#wire/json.ts";
import { otherSpellings, readBoolean, valueOf } from "#wire/lenient.ts";
import { filesParameter, getBpItemPath } from "#wire/operations.ts";
import { isNumberText } from "#wire/whole-number.ts";
import type { ApiClient } from "./api-client.ts";
import {
  Failure,
  type FailureReason,
  isTokenRefused,
  markSignOut,
  retryLaterStatuses,
} from "./failure.ts";
import type { Call } from "./request-init.ts";
import { serviceMessage, withMaskedId } from "./service-message.ts";
import { parseAnswer, type ReceivedAnswer, send, whyUnreadable } from "./transport.ts";

export interface RetrievedCase {
  readonly case: Case;
  readonly received: Record<string, unknown>;
  /** When the answer was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
}

/**
 * The GetBpItem request for a case with the content of its files. Spec, GetBpItem; not shown: where
 * `getFilesInBody` is sent, see the setting `filesFlag`.
 */
export function getFilesCall(
  id: CaseId,
  flag: Settings["filesFlag"],
): Pick<Call, "path" | "headers"> {
  const path = getBpItemPath(id);
  return flag === "query"
    ? { path: `${path}?${filesParameter}=true` }
    : { path, headers: { [filesParameter]: "true" } };
}

/**
 * Reads a case. After a 401 it waits for the operator's new token and tries again, and where the service asks to wait,
 * it waits as long.
 * @throws Failure, or the signal's reason when it is aborted.
 */
export async function getCase(
  client: ApiClient,
  id: CaseId,
  signal?: AbortSignal,
): Promise<RetrievedCase> {
  const { settings, readPause } = client;
  const call = { path: getBpItemPath(id), timeoutSeconds: settings.readTimeoutSeconds, signal };
  for (;;) {
    await readPause.ended(signal);
    try {
      return await retryAfterSignIn(client, signal, async (authorization) => {
        return readRetrievedCase(await send(client, call, authorization), id);
      });
    } catch (error) {
      const isStatus = error instanceof Failure && error.reason.kind === "status";
      if (!isStatus || error.reason.waitSeconds === undefined) throw error;
      readPause.begin(error.reason.waitSeconds);
    }
  }
}

/**
 * Runs a read with the operator's token. After a 401 it waits for a new token and runs the read again.
 * @throws what the read throws, or the signal's reason when it is aborted.
 */
export async function retryAfterSignIn<T>(
  client: ApiClient,
  signal: AbortSignal | undefined,
  read: (authorization: string | undefined) => Promise<T>,
): Promise<T> {
  for (;;) {
    const result = await attemptRead(client, signal, read);
    if (result) return result.value;
  }
}

/**
 * `undefined` after a 401. A function of its own, so that no variable holds the old token while the next
 * one is awaited.
 */
async function attemptRead<T>(
  client: ApiClient,
  signal: AbortSignal | undefined,
  read: (authorization: string | undefined) => Promise<T>,
): Promise<{ readonly value: T } | undefined> {
  const authorization = await client.authorization(signal);
  try {
    return { value: await read(authorization) };
  } catch (error) {
    if (authorization === undefined && error instanceof Failure) {
      throw new Failure(markSignOut(error.reason));
    }
    if (!isTokenRefused(error)) throw error;
    client.dropRefusedToken(authorization);
    return undefined;
  }
}

/** Reads the case in an answer of GetBpItem. @throws Failure */
export function readRetrievedCase(answer: ReceivedAnswer, id: CaseId): RetrievedCase {
  const received = readAnswer(answer, id);
  return { case: readCase(readBpItem(received, id), id), received, retrievedAt: Date.now() };
}

/**
 * Reads an answer of GetBpItem. The service sends its own JSON with any status. An error status without such
 * JSON becomes a failure of the kind `status`, and so do 401, 403, 408, 429 and one that asks to wait in any case.
 * @param id of the requested case, which is masked in the service's message.
 * @throws Failure
 */
function readAnswer(answer: ReceivedAnswer, id: CaseId): Record<string, unknown> {
  const { status, text, waitSeconds } = answer;
  const isError = status > 299;
  const json = parseAnswer(text);
  const isOwnJson = isRecord(json) && (!isError || valueOf(json, "success") !== undefined);
  const isOfTransport =
    waitSeconds !== undefined || [401, 403, ...retryLaterStatuses].includes(status);
  if (isOfTransport || (isError && !isOwnJson)) {
    throw new Failure({ kind: "status", status, message: serviceMessage(json, id), waitSeconds });
  }
  if (isOwnJson) return json;
  throw new Failure({ kind: "unreadable", why: whyUnreadable(text, json) });
}

/** The `bpItem` in an answer of GetBpItem. @throws Failure, also when it is another case than `id` */
function readBpItem(json: Record<string, unknown>, id: CaseId): BpItem {
  const message = serviceMessage(json, id);
  const success = valueOf(json, "success");
  // A flag of another type, such as 0, hides no case: it only says why there is none.
  const item = success === false ? undefined : ifDeclared(GetBpItemResponse.parse(json).bpItem);
  if (!item || Object.keys(item).length === 0 || otherSpelling(item, "id")) {
    throw new Failure(whyNoCase(json, readBoolean(success), message));
  }
  // An id that is no number or text is a mismatch, and the case is shown. Another id is another case.
  if (isOtherId(asReceived(item.id), id)) {
    throw new Failure({
      kind: "unreadable",
      why: "other-case",
      id: receivedText(item.id).slice(0, 40),
    });
  }
  return item;
}

function whyNoCase(
  json: Record<string, unknown>,
  success: boolean | undefined,
  message: string,
): FailureReason {
  if (success === false) return { kind: "refused", message };
  // Read under another key, a case whose own keys are spelled in that way too would look empty.
  const key =
    otherSpelling(json, "bpItem") ??
    (isRecord(json["bpItem"]) && otherSpelling(json["bpItem"], "id"));
  return !key
    ? { kind: "unreadable", why: "no-case", message }
    : { kind: "unreadable", why: "other-key", key };
}

/** Another spelling of a key that holds something, where the key itself holds nothing. */
const otherSpelling = (record: Record<string, unknown>, key: string): string | undefined =>
  record[key] ? undefined : otherSpellings(record, key).find((other) => record[other]);

function isOtherId(received: unknown, id: CaseId): boolean {
  const text = receivedText(received).trim();
  return isNumberText(text) && readReceivedId(text) !== id;
}

/** What the service says about a case that it has sent; "" when it says nothing. Spec, GetBpItem, `errorMessage`. */
export const messageOf = ({ received, case: { id } }: RetrievedCase): string =>
  withMaskedId(receivedText(valueOf(received, "errorMessage")), id);

/**
 * A part of the case as received; `undefined` when there is none.
 * @param path where the model found the part, `stages[2].fields[0]`.
 */
export function receivedPart({ received }: Pick<RetrievedCase, "received">, path: string): unknown {
  let part: unknown = received["bpItem"];
  for (const [step] of path.matchAll(/[^.[\]]+/g)) part = stepInto(part, step);
  return part;
}

function stepInto(part: unknown, step: string): unknown {
  // The model counts only the items that it could read.
  if (Array.isArray(part)) return part.filter(isRecord)[Number(step)];
  return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
}
