import { connect } from "node:tls";
import { filesParameter, getBpItemPath, requestHeaders } from "#wire/operations.ts";

/** The service and the case to examine. */
export interface ExamineOptions {
  /** Absolute http(s) address without a slash at its end. */
  readonly service: string;
  readonly caseId: number;
  /** Without the word `Bearer`; "" where a proxy adds it. */
  readonly token: string;
  /** The origin of the viewer's page, from which it calls the service. */
  readonly origin: string;
  /** How long to wait for a whole answer. */
  readonly timeoutSeconds: number;
}

/** An answer of the service. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
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

  constructor(cause: unknown) {
    super("no answer", { cause });
    this.code = codeOf(cause);
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if (error.name === noAnswerInTime) return noAnswerInTime;
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Sends a request. @throws NoAnswer */
export async function send(
  { service, origin, timeoutSeconds }: ExamineOptions,
  method: "POST" | "OPTIONS",
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const response = await fetch(service + path, {
      method,
      headers: { Origin: origin, ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const text = await response.text();
    const seconds = (performance.now() - startedAt) / 1000;
    const { status, headers: received } = response;
    return { status, headers: received, text, seconds, receivedAt: Date.now() };
  } catch (error) {
    throw new NoAnswer(error);
  }
}

/**
 * Reads the case.
 * @param files the place of the flag that asks for files; `undefined` for an answer without them.
 * @throws NoAnswer
 */
export const readCase = (options: ExamineOptions, files?: "query" | "header"): Promise<Answer> =>
  send(
    options,
    "POST",
    getBpItemPath(options.caseId) + (files === "query" ? `?${filesParameter}=true` : ""),
    {
      ...requestHeaders(options.token === "" ? undefined : `Bearer ${options.token}`),
      ...(files === "header" && { [filesParameter]: "true" }),
    },
  );

/**
 * Opens a TLS connection and closes it, before a token is sent to a service that may not be trusted.
 * @throws NoAnswer
 */
export async function openTls({ service, timeoutSeconds }: ExamineOptions) {
  const { hostname, port } = new URL(service);
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  const socket = connect({
    host,
    port: Number(port || 443),
    servername: /^[\d.]+$|:/.test(host) ? "" : host,
    ALPNProtocols: ["h2", "http/1.1"],
    timeout: timeoutSeconds * 1000,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once("secureConnect", resolve).once("error", reject);
      socket.once("timeout", () => reject(Object.assign(new Error(), { code: "ETIMEDOUT" })));
    });
    return {
      /** `TLSv1.3`. */
      version: socket.getProtocol() ?? "",
      isHttp2: socket.alpnProtocol === "h2",
      expires: new Date(socket.getPeerCertificate().valid_to),
    };
  } catch (error) {
    throw new NoAnswer(error);
  } finally {
    socket.destroy();
  }
}
