import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from "node:http";
import { Agent as HttpsAgent, request as requestTls } from "node:https";
import { connect, type TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** How the service is called. */
export interface ServiceOptions {
  /** Absolute http(s) address without a slash at its end. */
  readonly service: string;
  /** How long to wait for a whole answer. */
  readonly timeoutSeconds: number;
  /** A certificate to trust besides those of this computer, PEM. */
  readonly ca?: string;
}

/** One request of the check. */
export interface Call {
  readonly method: "POST" | "OPTIONS";
  /** Path and query, from `/webapi` on. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to a {@link Call}. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The text of the body; `undefined` when its encoding is unknown or broken. */
  readonly text: string | undefined;
  /** Bytes of the body as received, still compressed. */
  readonly size: number;
  /** The time from the request to the end of the answer. */
  readonly seconds: number;
}

/** Thrown when no answer came. `code` is of Node or OpenSSL, `ECONNREFUSED`, `CERT_HAS_EXPIRED`, or `TOO_LONG`. */
export class NoAnswer extends Error {
  readonly code: string;

  constructor(error: unknown) {
    super("no answer", { cause: error });
    this.code = codeOf(error);
  }
}

/** The limit of an answer. The viewer reads answers without files up to this size too. */
const maxBytes = 256 * 2 ** 20;

/**
 * Sends one request on a new connection, with keep-alive like a browser.
 * @throws NoAnswer
 */
export async function send(
  options: ServiceOptions,
  { method, path, headers }: Call,
): Promise<Answer> {
  const url = new URL(options.service + path);
  const isTls = url.protocol === "https:";
  const agent = isTls
    ? new HttpsAgent({ keepAlive: true, ca: options.ca })
    : new HttpAgent({ keepAlive: true });
  const startedAt = performance.now();
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(options.timeoutSeconds * 1000);
      const length = method === "POST" ? { "Content-Length": "0" } : {};
      (isTls ? requestTls : request)(url, {
        method,
        agent,
        signal,
        headers: { ...length, ...headers },
      })
        .once("response", resolve)
        .once("error", reject)
        .end();
    });
    const body = await readBody(response);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: decode(body, response.headers["content-encoding"]),
      size: body.length,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } catch (error) {
    throw new NoAnswer(error);
  } finally {
    agent.destroy();
  }
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > maxBytes) throw Object.assign(new Error("too long"), { code: "TOO_LONG" });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: (body) => gunzipSync(body, { maxOutputLength: maxBytes }),
  deflate: (body) => inflateSync(body, { maxOutputLength: maxBytes }),
  br: (body) => brotliDecompressSync(body, { maxOutputLength: maxBytes }),
};

function decode(body: Buffer, encoding = "identity"): string | undefined {
  const decoder = decoders[encoding.toLowerCase()];
  try {
    return decoder?.(body)
      .toString("utf8")
      .replace(/^\uFEFF/, "");
  } catch {
    return undefined;
  }
}

/** What a client and the service agree on before the first request. */
export interface TlsConnection {
  /** `TLSv1.3`. */
  readonly version: string;
  readonly isHttp2: boolean;
  readonly expires: Date;
}

/**
 * Opens a TLS connection and closes it, so that no token is sent to a service that cannot be trusted.
 * @throws NoAnswer
 */
export async function openTls({
  service,
  timeoutSeconds,
  ca,
}: ServiceOptions): Promise<TlsConnection> {
  const { hostname, port } = new URL(service);
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  let socket: TLSSocket | undefined;
  try {
    return await new Promise<TlsConnection>((resolve, reject) => {
      const opened = connect({
        host,
        port: Number(port || 443),
        servername: /^[\d.]+$|:/.test(host) ? "" : host,
        ALPNProtocols: ["h2", "http/1.1"],
        timeout: timeoutSeconds * 1000,
        ca,
      });
      socket = opened;
      opened.once("error", reject);
      opened.once("timeout", () => reject(Object.assign(new Error(), { code: "ETIMEDOUT" })));
      opened.once("secureConnect", () =>
        resolve({
          version: opened.getProtocol() ?? "",
          isHttp2: opened.alpnProtocol === "h2",
          expires: new Date(opened.getPeerCertificate().valid_to),
        }),
      );
    });
  } catch (error) {
    throw new NoAnswer(error);
  } finally {
    socket?.destroy();
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "ETIMEDOUT";
  if ("code" in error && typeof error.code === "string") return error.code;
  // Node tries every address of a host name, and reports the errors of all.
  return error instanceof AggregateError ? codeOf(error.errors[0]) : "";
}
