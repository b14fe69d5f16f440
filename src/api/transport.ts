import { decoderFor } from "#wire/charset.ts";
import { readJson } from "#wire/json.ts";
import { isWebPage } from "#wire/web-page.ts";
import type { ApiClient } from "./api-client.ts";
import { Failure } from "./failure.ts";
import { type Call, requestOf } from "./request-init.ts";

/**
 * The limit of an answer, 256 MB: an endless one would take all memory. Answers without files are far
 * shorter. Parsing 200 MB blocks the page for about 0.4 s. A worker would not help, because copying the
 * parsed value to the page takes longer than parsing.
 */
const maxAnswerBytes = 256 * 2 ** 20;

/** An answer of any status. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends one request, once.
 * @throws Failure, or the signal's reason when it is aborted. Only rejections of `fetch` and of the body
 *   are "unreachable"; a bug of the viewer is thrown as it is.
 */
export async function send(
  client: ApiClient,
  call: Call,
  authorization: string | undefined,
): Promise<ReceivedAnswer> {
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

  const fetch: ApiClient["fetch"] = (...request) => receive(client.fetch(...request));
  const { url, init: options } = requestOf(client, call, authorization);
  const init = { ...options, signal };
  const response = await (call.sendBody?.(fetch, url, init) ?? fetch(url, { ...init, body: null }));
  if (response.type === "opaqueredirect") {
    throw new Failure({ kind: "unreadable", why: "redirect" });
  }
  return { status: response.status, text: await readBody(response, receive) };
}

/**
 * Reads the text of an answer. After {@link maxAnswerBytes} it stops and ends the connection.
 * @throws Failure, and what `receive` throws for a body that breaks off.
 */
async function readBody(
  { body, headers }: Response,
  receive: <T>(part: Promise<T>) => Promise<T>,
): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = decoderFor(headers.get("Content-Type"));
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

/** Parses JSON text; `undefined` when it is no JSON, or nested too deeply for the stack. */
export function parseAnswer(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What is wrong with an answer that is no usable JSON object. @param json what {@link parseAnswer} has read. */
export function whyUnreadable(text: string, json: unknown) {
  if (json !== undefined) return "not-object";
  if (text.trim() === "") return "empty";
  return isWebPage(text) ? "web-page" : "not-json";
}
