import { receivedText } from "#model/received.ts";
import { isRecord, readJson } from "#wire/json.ts";
import type { Connection } from "./connection.ts";
import { Failure, transientStatuses } from "./failure.ts";
import { type Call, requestOf } from "./request-init.ts";

/**
 * The limit of an answer, 256 MB: an endless one would take all memory. Answers without files are far
 * shorter. Parsing 200 MB blocks the page for about 0.4 s. A worker would not help, because copying the
 * parsed value to the page takes longer than parsing.
 */
export const maxAnswerBytes = 256 * 2 ** 20;

/**
 * Sends one request, once.
 * @returns the JSON of the answer, whatever its status.
 * @throws Failure, or the signal's reason when it is aborted. Only rejections of `fetch` and of the body
 *   are "unreachable"; a bug of the viewer is thrown as it is.
 */
export async function send(
  connection: Connection,
  call: Call,
  authorization: string | undefined,
): Promise<Record<string, unknown>> {
  const timeout = AbortSignal.timeout(call.timeoutSeconds * 1000);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;

  async function receive<T>(part: Promise<T>): Promise<T> {
    try {
      return await part;
    } catch {
      if (call.signal?.aborted) throw call.signal.reason;
      if (timeout.aborted) {
        throw new Failure({ kind: "unreachable", why: "timeout", seconds: call.timeoutSeconds });
      }
      throw new Failure({ kind: "unreachable", why: "network" });
    }
  }

  const fetch: Connection["fetch"] = (...request) => receive(connection.fetch(...request));
  const { url, init: options } = requestOf(connection, call, authorization);
  const init = { ...options, signal };
  const response = await (call.deliver?.(fetch, url, init) ?? fetch(url, { ...init, body: null }));
  if (response.type === "opaqueredirect") {
    throw new Failure({ kind: "unreadable", why: "redirect" });
  }
  return readAnswer(response.status, await readText(response, receive));
}

/**
 * Reads the text of an answer. After {@link maxAnswerBytes} it stops and ends the connection.
 * @throws Failure, and what `receive` throws for a body that breaks off.
 */
async function readText(
  { body }: Response,
  receive: <T>(part: Promise<T>) => Promise<T>,
): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await receive(reader.read());
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxAnswerBytes) {
      await receive(reader.cancel());
      throw new Failure({ kind: "unreadable", why: "too-long" });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads the text of an answer. The service sends its own JSON with any status; of an error without such
 * JSON, and of 401, 403, 408 and 429, the status is the failure.
 * @throws Failure
 */
export function readAnswer(status: number, text: string): Record<string, unknown> {
  const isError = status > 299;
  const json = parse(text);
  const isOwnJson = isRecord(json) && (!isError || "success" in json);
  const isOfTransport = [401, 403, ...transientStatuses].includes(status);
  if (isOfTransport || (isError && !isOwnJson)) {
    const message = isOwnJson ? receivedText(json["errorMessage"]) : "";
    throw new Failure({ kind: "status", status, message });
  }
  if (isOwnJson) return json;
  const why = text.trim() === "" ? "empty" : json === undefined ? "not-json" : "not-object";
  throw new Failure({ kind: "unreadable", why });
}

/** Parses JSON text; `undefined` when it is no JSON, or nested too deeply for the stack. */
function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
