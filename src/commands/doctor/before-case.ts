import { createBpPath, getBpItemPath } from "#wire/operations.ts";
import { isPrivate } from "./connect.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { preflight } from "./preflight.ts";
import { type ExamineOptions, openTls, statusOverHttp10 } from "./request.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The ports that browsers refuse. Fetch Standard, "bad port". */
const refusedPorts = new Set(
  (
    "0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 " +
    "117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 " +
    "587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 " +
    "6668 6669 6679 6697 10080"
  ).split(" "),
);

/** Whether browsers refuse the port of an address. */
export const isPortRefused = (service: string): boolean => refusedPorts.has(new URL(service).port);

/** The facts about the connection, found before the case is read. */
export type ConnectionFacts = Awaited<ReturnType<typeof factsOfConnection>>;

/** Finds out how the service is reached, and whether a browser may call it. @throws NoAnswer when TLS fails */
export async function factsOfConnection(options: ExamineOptions) {
  const { service, origin } = options;
  return {
    options,
    /** `undefined` for plain HTTP. */
    tls: service.startsWith("https:") ? await openTls(options) : undefined,
    http10Status: await statusOverHttp10(options),
    ...(origin !== undefined && (await factsOfCors(options, origin))),
  };
}

async function factsOfCors(options: ExamineOptions, origin: string) {
  const { service, caseId } = options;
  const create = await preflight(options, createBpPath);
  const read = await preflight(options, getBpItemPath(caseId));
  const isMixed = origin.startsWith("https:") && !isPrivate(service);
  return {
    /** Why a page of another origin may not call both operations, as a sentence. */
    corsRefusal: isPortRefused(service)
      ? `browsers refuse port ${new URL(service).port}.`
      : isMixed
        ? "a page of https may not call plain http."
        : (create.refusal ?? read.refusal),
    /** Whether the connection stays open after the preflight of CreateBp. */
    keepsConnection: create.keepsConnection,
  };
}

/** The findings about the connection, and about the preflight of a browser. */
export function* connectionFindings(facts: ConnectionFacts): Generator<Finding> {
  const { tls, options, corsRefusal, keepsConnection, http10Status } = facts;
  const { service, origin, proxy } = options;
  const { port, pathname } = new URL(service);
  if (proxy !== undefined) {
    yield ok("Proxy", `Reached through ${new URL(proxy).host}, which the environment names.`);
  }
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
  } else if (isPrivate(service)) {
    yield ok("Connection", "Plain HTTP on this computer.");
  } else {
    yield warning(
      "Connection",
      "Plain HTTP: the token and the cases can be read on the way.",
      "Use the https address, or let only a proxy in the same protected network call this one.",
    );
  }
  if (isPortRefused(service)) {
    yield warning(
      "Port",
      `Browsers refuse port ${port}; only a proxy can call it.`,
      "Serve the viewer and /webapi/ from another port, as deploy/ does with nginx.",
    );
  }
  if (http10Status === 426 || http10Status === 505) {
    yield warning(
      "HTTP/1.0",
      `The service refuses HTTP/1.0 (${http10Status}), which nginx speaks to it unless told otherwise.`,
      "Keep proxy_http_version 1.1; as in deploy/nginx.conf, or add it to a configuration of your own.",
    );
  }
  if (origin === undefined) {
    if (pathname !== "/") {
      yield warning(
        "Address",
        `The address has a path, ${pathname}, which the viewer does not send to its own origin.`,
        `Let the proxy add it: set $case_viewer_service ${service}; in deploy/nginx.conf.`,
      );
    }
    return;
  }
  if (corsRefusal !== undefined) {
    yield warning(
      "CORS",
      `A page of ${origin} may not call it: ${corsRefusal}`,
      'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
    );
    return;
  }
  yield ok("CORS", `A page of ${origin} may call both operations.`);
  if (keepsConnection && !tls?.isHttp2) {
    yield warning(
      "One create is one",
      "The connection stays open after the OPTIONS of CreateBp, and a browser repeats a lost create on it.",
      "Send Connection: close with the answers to CreateBp and to its OPTIONS, or use HTTP/2.",
    );
  }
}
