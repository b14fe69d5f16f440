import { headersToAllow } from "#wire/operations.ts";
import { type Check, type Found, failure, ok, warning } from "./finding.ts";
import { type Answer, type ExamineOptions, NoAnswer, type TlsConnection } from "./request.ts";

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

/** The checks of TLS and of what a browser asks before it calls. */
export const connectionChecks: readonly Check<ConnectionFacts>[] = [
  [
    "Connection",
    (facts) => {
      if (facts.tls) return undefined;
      return isPrivate(facts)
        ? ok("Plain HTTP on this computer.")
        : warning(
            "Plain HTTP: the token and the cases can be read on the way.",
            "Use the https address, or let only a proxy in the same protected network call this one.",
          );
    },
  ],
  [
    "Certificate",
    ({ tls }) => {
      if (!tls) return undefined;
      const until = tls.expires.toISOString().slice(0, 10);
      return tls.expires.getTime() - Date.now() < 14 * dayMs
        ? warning(
            `The certificate is valid until ${until} only.`,
            "Have it renewed before operators begin.",
          )
        : ok(`Trusted, valid until ${until}, ${tls.version}.`);
    },
  ],
  [
    "Protocol",
    ({ tls }) =>
      tls?.isHttp2 === false
        ? warning(
            "HTTP/1.1 only, over which a browser repeats a lost create on a connection that it used before.",
            "Put a proxy with HTTP/2 before it, such as deploy/nginx.conf.",
          )
        : tls && ok("HTTP/2, over which Chromium never repeats a create by itself."),
  ],
  [
    "CORS",
    (facts) => {
      const refusal = corsRefusal(facts);
      const { origin } = facts.options;
      return refusal === undefined
        ? ok(`A page of ${origin} may call both operations.`)
        : warning(
            `A page of ${origin} may not call it: ${refusal}`,
            'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
          );
    },
  ],
  [
    "One create is one",
    (facts) => {
      if (facts.preflights instanceof NoAnswer || facts.tls?.isHttp2 || !isCallAllowed(facts))
        return undefined;
      const [create] = facts.preflights;
      return create.headers.get("connection")?.toLowerCase() === "close"
        ? undefined
        : warning(
            "The connection stays open after the OPTIONS of CreateBp, and a browser repeats a lost create on it.",
            "Send Connection: close with the answers to CreateBp and to its OPTIONS, or use HTTP/2.",
          );
    },
  ],
];

/** Why a browser would call no operation after the preflights, as a sentence; `undefined` when it would. */
function corsRefusal({ options, preflights }: ConnectionFacts): string | undefined {
  if (preflights instanceof NoAnswer) return reasonOf(preflights.code, options).seen;
  return preflights.map((answer) => preflightRefusal(answer, options.origin)).find(Boolean);
}

function preflightRefusal(answer: Answer, origin: string): string | undefined {
  const { status, headers } = answer;
  if (status < 200 || status > 299) return `OPTIONS is answered with ${status}.`;
  if (!isOriginAllowed(answer, origin)) return "Access-Control-Allow-Origin does not allow it.";
  const names = (headers.get("access-control-allow-headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  // `getFilesInBody` is needed only where `filesFlag` is "header".
  const missing = headersToAllow.find(
    (name) => !names.includes(name.toLowerCase()) && !names.includes("*"),
  );
  return missing && `Access-Control-Allow-Headers lacks ${missing}.`;
}

/** Whether an answer's headers let a page of another origin read it. */
export const isOriginAllowed = ({ headers }: Answer, origin: string): boolean =>
  ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");

/** Why no answer came. */
export function reasonOf(code: string, { service, timeoutSeconds }: ExamineOptions): Found {
  const { host, hostname } = new URL(service);
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return failure(`The name ${hostname} is not known here.`, "Check the address and the VPN.");
    case "ECONNREFUSED":
      return failure(`Nothing answers at ${host}.`, "Check the port, and that the service runs.");
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return failure(`There is no way to ${host} from here.`, "Check the VPN and the firewall.");
    case "ETIMEDOUT":
    case "UND_ERR_CONNECT_TIMEOUT":
      return failure(
        `No whole answer came within ${timeoutSeconds} seconds.`,
        "Check the firewall, or ask for a smaller case with --case.",
      );
    case "CERT_HAS_EXPIRED":
      return failure("The certificate has expired.", "Have it renewed; browsers refuse it too.");
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return failure(
        `The certificate is not for ${hostname}.`,
        "Use the name that it is for, or have it made for this one.",
      );
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_GET_ISSUER_CERT":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
      return failure(
        "The certificate is of an authority that is not trusted here.",
        "If it is the bank's own, name its file in NODE_EXTRA_CA_CERTS and install it in the operators' browsers.",
      );
    case "EPROTO":
    case "ERR_SSL_WRONG_VERSION_NUMBER":
      return failure(`${host} does not speak TLS.`, "Use another port, or the http address.");
    case "Z_DATA_ERROR":
    case "Z_BUF_ERROR":
      return failure(
        "The answer's Content-Encoding cannot be read.",
        "Have it sent as gzip, or not compressed.",
      );
    default:
      return failure(
        `The connection ended without an answer (${code || "no reason given"}).`,
        "Check what stands between this computer and the service.",
      );
  }
}
