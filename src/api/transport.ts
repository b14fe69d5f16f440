import { receivedText } from "#model/received.ts";
import { isRecord, readJson } from "#wire/json.ts";
import type { Connection } from "./connection.ts";
import { Failure } from "./failure.ts";
import { requestInit } from "./request-init.ts";

/** One HTTP request of the service: POST, always. */
export interface Call {
  /** Path and query, from `/webapi` on. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends what has a body, which the service may get once at most; GetBpItem has none. */
  readonly deliver?: (send: typeof fetch, url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal | undefined;
}

/** An answer's status and its JSON, whatever the status. */
export interface Answer {
  readonly status: number;
  readonly json: Record<string, unknown>;
}

/**
 * Bytes of an answer that are read at most: 256 MB. An answer without files is far shorter; one
 * without end would take all memory. Parsing 200 MB is one task of about 0.4 s. A worker would not
 * shorten it: to copy what it has parsed to the page takes longer than to parse it there.
 */
export const maxAnswerBytes = 256 * 2 ** 20;

/**
 * Sends one request, once.
 * @throws Failure, or the signal's reason when the caller gave up. Only what `fetch` and the reading
 * of the body reject with is "unreachable"; a bug of ours is thrown as it is.
 */
export async function send(
  connection: Connection,
  call: Call,
  authorization: string | undefined,
): Promise<Answer> {
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
  const url = connection.baseUrl + call.path;
  const init = { ...requestInit(call, authorization), signal };
  const response = await (call.deliver?.(fetch, url, init) ?? fetch(url, { ...init, body: null }));
  if (response.type === "opaqueredirect") {
    throw new Failure({ kind: "unreadable", why: "redirect" });
  }
  return readAnswer(response.status, await readText(response, receive));
}

/**
 * The text of an answer. Past {@link maxAnswerBytes} it stops reading and ends the connection.
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

/** Reads an answer's text. Any status may carry the service's own JSON; without it, the status speaks. */
export function readAnswer(status: number, text: string): Answer {
  const isError = status > 299;
  const json = parse(text);
  const isOwn = isRecord(json) && (!isError || "success" in json);
  if (status === 401 || status === 403 || (isError && !isOwn)) {
    const message = isOwn ? receivedText(json["errorMessage"]) : "";
    throw new Failure({ kind: "status", status, message });
  }
  if (isOwn) return { status, json };
  const why = text.trim() === "" ? "empty" : json === undefined ? "not-json" : "not-object";
  throw new Failure({ kind: "unreadable", why });
}

/** What the text holds; `undefined` when it is no JSON, or nested deeper than the stack. */
function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
