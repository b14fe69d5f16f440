import { createBpPath, filesParameter, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import {
  type Answer,
  NoAnswer,
  openTls,
  type ServiceOptions,
  send,
  type TlsConnection,
} from "./call.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The result of {@link checkConnection}. */
export interface ConnectionCheck {
  readonly findings: readonly Finding[];
  /** Whether a token may be sent: plain HTTP, or a certificate that is trusted. */
  readonly isSafe: boolean;
  /** Whether nobody else can read it: https, or a service on this computer. */
  readonly isPrivate: boolean;
  readonly isHttp2: boolean;
}

/** Checks TLS before anything is sent. */
export async function checkConnection(options: ServiceOptions): Promise<ConnectionCheck> {
  const { protocol, hostname } = new URL(options.service);
  if (protocol === "http:") {
    const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
    const finding = isLocal
      ? ok("Connection", "Plain HTTP on this computer.")
      : warning(
          "Connection",
          "Plain HTTP: the token and the cases can be read on the way.",
          "Use the https address, or let only a proxy in the same protected network call this one.",
        );
    return { findings: [finding], isSafe: true, isPrivate: isLocal, isHttp2: false };
  }
  try {
    const tls = await openTls(options);
    return {
      findings: [...certificateFindings(tls), protocolFinding(tls)],
      isSafe: true,
      isPrivate: true,
      isHttp2: tls.isHttp2,
    };
  } catch (error) {
    return {
      findings: [unreachable(options, error)],
      isSafe: false,
      isPrivate: false,
      isHttp2: false,
    };
  }
}

function certificateFindings({ version, expires }: TlsConnection): Finding[] {
  const days = Math.floor((expires.getTime() - Date.now()) / dayMs);
  const until = expires.toISOString().slice(0, 10);
  return days < 14
    ? [
        warning(
          "Certificate",
          `The certificate is valid until ${until} only.`,
          "Have it renewed before operators begin.",
        ),
      ]
    : [ok("Certificate", `Trusted, valid until ${until}, ${version}.`)];
}

const protocolFinding = ({ isHttp2 }: TlsConnection): Finding =>
  isHttp2
    ? ok("Protocol", "HTTP/2, over which Chromium never repeats a create by itself.")
    : warning(
        "Protocol",
        "HTTP/1.1 only, over which a browser repeats a lost create on a connection that it used before.",
        "Put a proxy with HTTP/2 before it, such as deploy/nginx.conf.",
      );

/** The finding for a call that got no answer. Throws every other error again. */
export function unreachable({ service, timeoutSeconds }: ServiceOptions, error: unknown): Finding {
  if (!(error instanceof NoAnswer)) throw error;
  const { code } = error;
  const { host, hostname } = new URL(service);
  const [seen, advice] = reasonOf(code, { host, hostname, timeoutSeconds });
  return failure(
    /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code) ? "Certificate" : "Connection",
    seen,
    advice,
  );
}

function reasonOf(
  code: string,
  { host, hostname, timeoutSeconds }: { host: string; hostname: string; timeoutSeconds: number },
): [seen: string, advice: string] {
  switch (code) {
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return [`The name ${hostname} is not known here.`, "Check the address and the VPN."];
    case "ECONNREFUSED":
      return [`Nothing answers at ${host}.`, "Check the port, and that the service runs."];
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return [`There is no way to ${host} from here.`, "Check the VPN and the firewall."];
    case "ETIMEDOUT":
      return [
        `No whole answer came within ${timeoutSeconds} seconds.`,
        "Check the firewall, or ask for a smaller case with --case.",
      ];
    case "CERT_HAS_EXPIRED":
      return ["The certificate has expired.", "Have it renewed; browsers refuse it too."];
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return [
        `The certificate is not for ${hostname}.`,
        "Use the name that it is for, or have it made for this one.",
      ];
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_GET_ISSUER_CERT":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
      return [
        "The certificate is of an authority that is not trusted here.",
        "If it is the bank's own, name its file in NODE_EXTRA_CA_CERTS and install it in the operators' browsers.",
      ];
    case "EPROTO":
    case "ERR_SSL_WRONG_VERSION_NUMBER":
      return [`${host} does not speak TLS.`, "Use another port, or the http address."];
    case "TOO_LONG":
      return [
        "The answer is longer than 256 MB, which the viewer does not read without its files.",
        "Choose a smaller case with --case.",
      ];
    default:
      return [
        `The connection ended without an answer (${code || "no reason given"}).`,
        "Check what stands between this computer and the service.",
      ];
  }
}

/** The result of {@link checkPreflight}. */
export interface PreflightCheck {
  readonly findings: readonly Finding[];
  /** Whether a page of another origin may call both operations. */
  readonly isAllowed: boolean;
}

/** Sends the preflights that a browser would send from another origin. They carry no token. */
export async function checkPreflight(
  options: ServiceOptions,
  { caseId, origin }: { readonly caseId: number; readonly origin: string },
  isHttp2: boolean,
): Promise<PreflightCheck> {
  const neededHeaders = [tokenHeader, "Content-Type", filesParameter].map((name) =>
    name.toLowerCase(),
  );
  const sendPreflight = (path: string) =>
    send(options, {
      method: "OPTIONS",
      path,
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": neededHeaders.toSorted().join(","),
      },
    });
  try {
    const create = await sendPreflight(createBpPath);
    const answers = [create, await sendPreflight(getBpItemPath(caseId))];
    const refusal = answers
      .map((answer) => preflightRefusal(answer, neededHeaders, origin))
      .find(Boolean);
    if (refusal !== undefined) {
      return {
        isAllowed: false,
        findings: [
          warning(
            "CORS",
            `A page of ${origin} may not call it: ${refusal}.`,
            'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
          ),
        ],
      };
    }
    return { isAllowed: true, findings: [allowed(origin), ...keepAliveFindings(create, isHttp2)] };
  } catch (error) {
    const { seen } = unreachable(options, error);
    return {
      isAllowed: false,
      findings: [
        warning(
          "CORS",
          `The preflight failed: ${seen}`,
          'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
        ),
      ],
    };
  }
}

const allowed = (origin: string) => ok("CORS", `A page of ${origin} may call both operations.`);

/** Why a browser would send no request after this preflight; `undefined` when it would. */
function preflightRefusal(
  { status, headers }: Answer,
  neededHeaders: readonly string[],
  origin: string,
): string | undefined {
  if (status < 200 || status > 299) return `OPTIONS is answered with ${status}`;
  if (!isOriginAllowed(headers, origin)) return "Access-Control-Allow-Origin does not allow it";
  const names = listOf(headers["access-control-allow-headers"]);
  // `getFilesInBody` is needed only where `filesFlag` is "header".
  const missing = neededHeaders
    .filter((name) => name !== filesParameter.toLowerCase())
    .find((name) => !names.includes(name) && !(names.includes("*") && name !== "authorization"));
  return missing && `Access-Control-Allow-Headers lacks ${missing}`;
}

/** Whether an answer's headers let a page of another origin read it. */
export const isOriginAllowed = (headers: Answer["headers"], origin: string): boolean =>
  ["*", origin].includes(headers["access-control-allow-origin"] ?? "");

const listOf = (value: string | undefined): string[] =>
  (value ?? "").split(",").map((name) => name.trim().toLowerCase());

function keepAliveFindings({ headers }: Answer, isHttp2: boolean): Finding[] {
  if (isHttp2 || headers.connection?.toLowerCase() === "close") return [];
  return [
    warning(
      "One create is one",
      "The connection stays open after the OPTIONS of CreateBp, and a browser repeats a lost create on it.",
      "Send Connection: close with the answers to CreateBp and to its OPTIONS, or use HTTP/2.",
    ),
  ];
}

const maxSkewSeconds = 60;

/** Checks the headers of an answer: clock, caching, and headers that change the browser's state. */
export function checkHeaders({ headers, seconds }: Answer, receivedAt: number): Finding[] {
  return [
    ...clockFindings(headers.date, receivedAt - seconds * 500),
    ...cacheFindings(headers["cache-control"] ?? ""),
    ...["set-cookie", "www-authenticate", "clear-site-data"]
      .filter((name) => headers[name] !== undefined)
      .map((name) =>
        warning(
          "Headers",
          `The service sends ${name}, which the browser follows beside the page.`,
          "Have the proxy hide it, as deploy/nginx.conf does.",
        ),
      ),
  ];
}

/** @param answeredAt about when the service wrote the answer, in milliseconds since 1970. */
function clockFindings(date: string | undefined, answeredAt: number): Finding[] {
  const serviceTime = Date.parse(date ?? "");
  if (Number.isNaN(serviceTime)) return [];
  const aheadSeconds = (serviceTime - answeredAt) / 1000;
  if (Math.abs(aheadSeconds) < maxSkewSeconds) {
    return [ok("Clock", "The service's clock and this computer's agree.")];
  }
  const minutes = Math.round(Math.abs(aheadSeconds) / 60);
  return [
    warning(
      "Clock",
      `The service's clock is ${minutes} min ${aheadSeconds > 0 ? "ahead of" : "behind"} this computer's.`,
      "Set the wrong one right: the viewer counts the time left by the operator's computer.",
    ),
  ];
}

function cacheFindings(control: string): Finding[] {
  if (/no-store|no-cache/i.test(control)) {
    return [ok("Caching", "The answers say that they are not to be cached.")];
  }
  if (!/public|max-age=[1-9]|s-maxage=[1-9]/i.test(control)) return [];
  return [
    warning(
      "Caching",
      `The answers may be cached (${control}).`,
      "Have the service send Cache-Control: no-store; the viewer itself stores none.",
    ),
  ];
}
