import { request as httpRequest, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw } from "node:zlib";
import { decoderFor } from "#wire/charset.ts";
import { getBpItemPath } from "#wire/operations.ts";
import { codeOf, errorWithCode } from "../error-code.ts";
import { openSocket, proxyHeaders } from "./connect.ts";

/** The service and the case to examine. */
export interface ExamineOptions {
  /** Absolute http(s) address without a slash at its end. */
  readonly service: string;
  readonly caseId: number;
  /** Without the word `Bearer`; "" where a proxy adds it. */
  readonly token: string;
  /** The origin of the viewer's page, where it is another than the service's; else `undefined`. */
  readonly origin: string | undefined;
  /** How long to wait for a whole answer. */
  readonly timeoutSeconds: number;
  /** The address of a forward proxy to go through. */
  readonly proxy?: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body without its compression, if that is declared. */
  readonly bytes: Buffer;
  /** The body, decoded as the viewer does. */
  readonly text: string;
  /** The time from the request to the end of the answer. */
  readonly seconds: number;
  /** The end of the answer, in milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The code of {@link NoAnswer} when the time for a whole answer is over. */
export const noAnswerInTime = "TimeoutError";

/** Thrown when no answer came. `code` is of Node or OpenSSL: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
export class NoAnswer extends Error {
  readonly code: string;

  constructor(cause: unknown, code = innermostCode(cause)) {
    super("no answer", { cause });
    this.code = code;
  }
}

/** The code of an error or of its cause. OpenSSL puts some of its reasons into the message of an EPROTO only. */
function innermostCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const code = codeOf(error);
  if (code === "EPROTO") return `EPROTO ${error.message.replaceAll(/\s+/g, "_").toUpperCase()}`;
  return code || innermostCode(error.cause);
}

/** Sends a request. @throws NoAnswer */
export async function send(
  options: ExamineOptions,
  method: "POST" | "OPTIONS",
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { service, origin, proxy, timeoutSeconds } = options;
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  const url = new URL(service + path);
  const isThroughProxy = proxy !== undefined && url.protocol === "http:";
  // A fault of the body ends the answer with ECONNRESET; only the request tells the cause.
  let requestError: unknown;
  try {
    const socket = await openSocket(options);
    try {
      const message = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = httpRequest({
          createConnection: () => socket,
          method,
          path: isThroughProxy ? url.href : url.pathname + url.search,
          headers: {
            Host: url.host,
            Origin: origin ?? url.origin,
            "Accept-Encoding": "gzip, deflate, br",
            // Whether the service itself would keep the connection open is one of the questions.
            Connection: "keep-alive",
            ...(method === "POST" && { "Content-Length": "0" }),
            ...(isThroughProxy && proxyHeaders(proxy)),
            ...headers,
          },
          signal,
        });
        request.once("response", resolve).once("error", reject).end();
        request.on("error", (error) => (requestError = error));
        // Where the service sends HTTP/1.1 101 or another protocol.
        request.once("upgrade", () => reject(errorWithCode("HPE_UPGRADE")));
      });
      const chunks: Buffer[] = [];
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      await finished(message, { signal });
      const received = headersOf(message);
      const bytes = await decompress(Buffer.concat(chunks), encodingsOf(received));
      const seconds = (performance.now() - startedAt) / 1000;
      const text = decoderFor(received.get("content-type")).decode(bytes);
      const status = message.statusCode ?? 0;
      return { status, headers: received, bytes, text, seconds, receivedAt: Date.now() };
    } finally {
      socket.destroy();
    }
  } catch (error) {
    throw signal.aborted
      ? new NoAnswer(error, noAnswerInTime)
      : new NoAnswer(requestError ?? error);
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  }
  return headers;
}

const gunzipped = promisify<Buffer, Buffer>(gunzip);

/** The encodings that {@link send} asks for, and the older name of one. */
const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: gunzipped,
  "x-gzip": gunzipped,
  // Some servers leave out the header of deflate, whose first byte ends with 8; browsers accept that.
  deflate: (body) =>
    promisify<Buffer, Buffer>((body[0] ?? 0) % 16 === 8 ? inflate : inflateRaw)(body),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

/** The encodings that an answer declares, in the order in which they were applied. */
const encodingsOf = (headers: Headers): string[] =>
  (headers.get("content-encoding") ?? "").split(",").map((name) => name.trim().toLowerCase());

/** The encodings of an answer that neither the doctor nor every browser reads. */
export const otherEncodings = (headers: Headers): string[] =>
  encodingsOf(headers).filter((name) => !["", "identity", ...Object.keys(decoders)].includes(name));

/** @throws an error with a code of zlib, `Z_DATA_ERROR`, when the body is not compressed as declared */
async function decompress(body: Buffer, encodings: readonly string[]): Promise<Buffer> {
  let decoded = body;
  for (const name of encodings.toReversed()) {
    if (decoded.length > 0) decoded = (await decoders[name]?.(decoded)) ?? decoded;
  }
  return decoded;
}

/**
 * Opens a TLS connection and closes it, before a token is sent to a service that may not be trusted.
 * @throws NoAnswer
 */
export async function openTls(options: ExamineOptions) {
  try {
    const socket = await openSocket(options, ["h2", "http/1.1"]);
    if (!(socket instanceof TLSSocket)) throw new Error("No TLS");
    const facts = {
      /** `TLSv1.3`. */
      version: socket.getProtocol() ?? "",
      isHttp2: socket.alpnProtocol === "h2",
      expires: new Date(socket.getPeerCertificate().valid_to),
    };
    socket.destroy();
    return facts;
  } catch (error) {
    throw new NoAnswer(error);
  }
}

/**
 * The status of the service's answer to HTTP/1.0, which nginx speaks to it by default; `undefined` when no
 * status comes. No token is sent.
 */
export async function statusOverHttp10(options: ExamineOptions): Promise<number | undefined> {
  const { pathname, host } = new URL(options.service + getBpItemPath(options.caseId));
  try {
    const socket = await openSocket(options);
    const head = `POST ${pathname} HTTP/1.0\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`;
    try {
      return await new Promise<number | undefined>((resolve) => {
        socket.once("data", (data: Buffer) => {
          const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(data.toString("latin1")) ?? [];
          resolve(status === undefined ? undefined : Number(status));
        });
        socket.once("timeout", () => resolve(undefined)).once("close", () => resolve(undefined));
        socket.write(head);
      });
    } finally {
      socket.destroy();
    }
  } catch {
    return undefined;
  }
}
