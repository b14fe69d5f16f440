import { createBpPath, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";
import {
  type Answer,
  type ExamineOptions,
  NoAnswer,
  noAnswerInTime,
  openTls,
  send,
} from "./request.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The facts for the checks before the case is read. */
export type ConnectionFacts = Awaited<ReturnType<typeof factsOfConnection>>;

/** Finds out how the service is reached, and whether a browser may call it. @throws NoAnswer when TLS fails */
export async function factsOfConnection(options: ExamineOptions) {
  const isHttps = options.service.startsWith("https:");
  const tls = isHttps ? await openTls(options) : undefined;
  const create = await preflight(options, createBpPath);
  const read = await preflight(options, getBpItemPath(options.caseId));
  return {
    options,
    /** `undefined` for plain HTTP. */
    tls,
    /** Whether nobody else can read what is sent: https, or a service on this computer. */
    isPrivate:
      isHttps || /^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/.test(options.service),
    /** Why a page of the viewer's origin may not call both operations, as a sentence. */
    corsRefusal: create.refusal ?? read.refusal,
    keepsConnection: create.keepsConnection,
  };
}

/** What is found out about TLS, and about what a browser asks before it calls. */
export function* connectionFindings(facts: ConnectionFacts): Generator<Finding> {
  const { tls, options, isPrivate, corsRefusal, keepsConnection } = facts;
  if (tls) {
    const until = tls.expires.toISOString().slice(0, 10);
    yield tls.expires.getTime() - Date.now() < 14 * dayMs
      ? warning(
          "Certificate",
          `The certificate is valid until ${until} only.`,
          "Have it renewed before operators begin.",
        )
      : ok("Certificate", `Trusted, valid until ${until}, ${tls.version}.`);
    yield tls.isHttp2
      ? ok("Protocol", "HTTP/2, over which Chromium never repeats a create by itself.")
      : warning(
          "Protocol",
          "HTTP/1.1 only, over which a browser repeats a lost create on a connection that it used before.",
          "Put a proxy with HTTP/2 before it, such as deploy/nginx.conf.",
        );
  } else if (isPrivate) {
    yield ok("Connection", "Plain HTTP on this computer.");
  } else {
    yield warning(
      "Connection",
      "Plain HTTP: the token and the cases can be read on the way.",
      "Use the https address, or let only a proxy in the same protected network call this one.",
    );
  }
  if (corsRefusal !== undefined) {
    yield warning(
      "CORS",
      `A page of ${options.origin} may not call it: ${corsRefusal}`,
      'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
    );
    return;
  }
  yield ok("CORS", `A page of ${options.origin} may call both operations.`);
  if (keepsConnection && !tls?.isHttp2) {
    yield warning(
      "One create is one",
      "The connection stays open after the OPTIONS of CreateBp, and a browser repeats a lost create on it.",
      "Send Connection: close with the answers to CreateBp and to its OPTIONS, or use HTTP/2.",
    );
  }
}

/**
 * Sends the preflight that a browser sends before it calls an operation from another origin, without a token.
 * @param requested the headers of the call that would follow it.
 * @returns why a browser would not send that call, as a sentence, and whether the connection stays open.
 */
export async function preflight(options: ExamineOptions, path: string, requested = headersToAllow) {
  try {
    const names = requested.map((name) => name.toLowerCase()).toSorted();
    const answer = await send(options, "OPTIONS", path, {
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": names.join(","),
    });
    const keepsConnection = answer.headers.get("connection")?.toLowerCase() !== "close";
    return { refusal: refusalOf(answer, options, requested), keepsConnection };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { refusal: noAnswerFinding(error, options).seen, keepsConnection: false };
  }
}

function refusalOf(
  answer: Answer,
  { origin }: ExamineOptions,
  requested: readonly string[],
): string | undefined {
  const { status, headers } = answer;
  if (status < 200 || status > 299) return `OPTIONS is answered with ${status}.`;
  if (!isOriginAllowed(answer, origin)) return "Access-Control-Allow-Origin does not allow it.";
  const names = (headers.get("access-control-allow-headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const missing = requested.find(
    (name) => !names.includes(name.toLowerCase()) && !names.includes("*"),
  );
  return missing && `Access-Control-Allow-Headers lacks ${missing}.`;
}

/** Whether an answer's headers let a page of another origin read it. */
export const isOriginAllowed = ({ headers }: Answer, origin: string): boolean =>
  ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");

/** Why no answer came. */
export function noAnswerFinding(error: NoAnswer, options: ExamineOptions): Finding {
  const [seen, advice] = noAnswerReason(error.code, options);
  return failure("Connection", seen, advice);
}

/** What happened and what to do, by the code of Node or OpenSSL. */
function noAnswerReason(
  code: string,
  { service, timeoutSeconds }: ExamineOptions,
): readonly [seen: string, advice: string] {
  const { host, hostname } = new URL(service);
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return [`The name ${hostname} is not known here.`, "Check the address and the VPN."];
    case "ECONNREFUSED":
      return [`Nothing answers at ${host}.`, "Check the port, and that the service runs."];
    case "ETIMEDOUT":
    case "UND_ERR_CONNECT_TIMEOUT":
      return [
        `No connection to ${host} could be made in time.`,
        "Check the address, the firewall and the VPN.",
      ];
    case noAnswerInTime:
      return [
        `No whole answer came within ${timeoutSeconds} seconds.`,
        "Check the service's log, or ask for a smaller case with --case.",
      ];
    case "CERT_HAS_EXPIRED":
      return ["The certificate has expired.", "Have it renewed; browsers refuse it too."];
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return [`The certificate is not for ${hostname}.`, "Use the name that it is for."];
    case "EPROTO":
    case "ERR_SSL_WRONG_VERSION_NUMBER":
      return [`${host} does not speak TLS.`, "Use another port, or the http address."];
    default:
      return /SELF_SIGNED|ISSUER_CERT|LEAF_SIGNATURE/.test(code)
        ? [
            "The certificate is of an authority that is not trusted here.",
            "If it is the bank's own, name its file in NODE_EXTRA_CA_CERTS and install it in the operators' browsers.",
          ]
        : [
            `The connection ended without an answer (${code || "no reason given"}).`,
            "Check what stands between this computer and the service.",
          ];
  }
}
