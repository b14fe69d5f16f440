import { headersToAllow } from "#wire/operations.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";
import {
  type Answer,
  type ExamineOptions,
  NoAnswer,
  noAnswerInTime,
  type TlsConnection,
} from "./request.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The facts for the checks before the case is read. */
export interface ConnectionFacts {
  readonly options: ExamineOptions;
  /** `undefined` for plain HTTP. */
  readonly tls: TlsConnection | undefined;
  /** The answers to the preflights of CreateBp and GetBpItem, or why there are none. */
  readonly preflights: readonly [create: Answer, read: Answer] | NoAnswer;
}

/** Whether nobody else can read what is sent: https, or a service on this computer. */
export const isPrivate = ({ options, tls }: ConnectionFacts): boolean =>
  tls !== undefined ||
  /^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/.test(options.service);

/** Whether a page of the viewer's origin may call both operations. */
export const isCallAllowed = (facts: ConnectionFacts): boolean => corsRefusal(facts) === undefined;

/** What is found out about TLS, and about what a browser asks before it calls. */
export function* connectionFindings(facts: ConnectionFacts): Generator<Finding> {
  const { tls, options, preflights } = facts;
  if (tls) {
    yield certificateFinding(tls);
    yield tls.isHttp2
      ? ok("Protocol", "HTTP/2, over which Chromium never repeats a create by itself.")
      : warning(
          "Protocol",
          "HTTP/1.1 only, over which a browser repeats a lost create on a connection that it used before.",
          "Put a proxy with HTTP/2 before it, such as deploy/nginx.conf.",
        );
  } else if (isPrivate(facts)) {
    yield ok("Connection", "Plain HTTP on this computer.");
  } else {
    yield warning(
      "Connection",
      "Plain HTTP: the token and the cases can be read on the way.",
      "Use the https address, or let only a proxy in the same protected network call this one.",
    );
  }
  const refusal = corsRefusal(facts);
  if (refusal !== undefined) {
    yield warning(
      "CORS",
      `A page of ${options.origin} may not call it: ${refusal}`,
      'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
    );
    return;
  }
  yield ok("CORS", `A page of ${options.origin} may call both operations.`);
  if (preflights instanceof NoAnswer || tls?.isHttp2) return;
  if (preflights[0].headers.get("connection")?.toLowerCase() !== "close") {
    yield warning(
      "One create is one",
      "The connection stays open after the OPTIONS of CreateBp, and a browser repeats a lost create on it.",
      "Send Connection: close with the answers to CreateBp and to its OPTIONS, or use HTTP/2.",
    );
  }
}

function certificateFinding({ expires, version }: TlsConnection): Finding {
  const until = expires.toISOString().slice(0, 10);
  return expires.getTime() - Date.now() < 14 * dayMs
    ? warning(
        "Certificate",
        `The certificate is valid until ${until} only.`,
        "Have it renewed before operators begin.",
      )
    : ok("Certificate", `Trusted, valid until ${until}, ${version}.`);
}

/** Why a browser would call no operation after the preflights, as a sentence; `undefined` when it would. */
function corsRefusal({ options, preflights }: ConnectionFacts): string | undefined {
  if (preflights instanceof NoAnswer) return noAnswerFinding(preflights, options).seen;
  return preflights.map((answer) => preflightRefusal(answer, options)).find(Boolean);
}

/** Why a browser would send no request with these headers after a preflight; `undefined` when it would. */
export function preflightRefusal(
  answer: Answer,
  { origin }: ExamineOptions,
  requested: readonly string[] = headersToAllow,
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
