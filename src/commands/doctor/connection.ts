import { connect, type DetailedPeerCertificate, type TLSSocket } from "node:tls";
import { Failure } from "#api/failure.ts";
import { isLoopback } from "#wire/service-address.ts";
import { codeOf, type Finding, failureFinding, ok, warning } from "./finding.ts";

const timeoutMs = 20_000;
/** As `proxy_ssl_verify_depth` in `deploy/nginx.conf`; Node itself has no limit that matters. */
const maxIntermediates = 3;

/**
 * Examines the connection before a token is sent over it: the chain of certificates, TLS, the version of HTTP.
 * An `error` among the findings means that no token may be sent.
 */
export async function connectionFindings(service: string): Promise<readonly Finding[]> {
  const url = new URL(service);
  if (url.protocol === "http:") {
    return [
      isLoopback(url.hostname)
        ? ok("Connection", "Plain HTTP on this computer.")
        : warning(
            "Connection",
            "Plain HTTP: the token and the cases can be read on the way.",
            "Use the https address, or let only a proxy in the same protected network call this one.",
          ),
    ];
  }
  try {
    const socket = await openTls(url);
    const certificate = socket.getPeerCertificate(true);
    const issuers = issuersOf(certificate);
    const intermediates = issuers.length - 1;
    const isHttp2 = socket.alpnProtocol === "h2";
    const version = socket.getProtocol() ?? "TLS";
    socket.destroy();
    const until = new Date(certificate.valid_to).toISOString().slice(0, 10);
    return [
      ok(
        "Certificate",
        `Trusted, by ${String(issuers.at(-1)?.subject.CN ?? "itself")}, valid until ${until}, ${version}.`,
      ),
      ...(intermediates > maxIntermediates
        ? [
            warning(
              "Certificate",
              `${intermediates} certificates stand between it and its authority; nginx.conf allows ${maxIntermediates}.`,
              "Raise proxy_ssl_verify_depth in nginx.conf, which answers 502 otherwise.",
            ),
          ]
        : []),
      isHttp2
        ? ok("Protocol", "HTTP/2, over which Chromium never repeats a create by itself.")
        : warning(
            "Protocol",
            "HTTP/1.1 only, over which a browser repeats a lost create on a connection that it used before.",
            "Put a proxy with HTTP/2 before it, such as deploy/nginx.conf.",
          ),
    ];
  } catch (error) {
    const failure = new Failure({ kind: "unreachable", why: "network" });
    return [failureFinding("Connection", failure, codeOf(error))];
  }
}

/** The certificates above one, up to that of the authority, which is its own issuer. */
function issuersOf({
  issuerCertificate: issuer,
  fingerprint256,
}: Partial<DetailedPeerCertificate>): readonly DetailedPeerCertificate[] {
  const isLast = issuer === undefined || issuer.fingerprint256 === fingerprint256;
  return isLast ? [] : [issuer, ...issuersOf(issuer)];
}

function openTls({ hostname, port }: URL): Promise<TLSSocket> {
  const host = hostname.replaceAll(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      // An address has no server name; without one the certificate is still checked against `host`.
      servername: /^[\d.]+$|:/.test(host) ? "" : host,
      ALPNProtocols: ["h2", "http/1.1"],
      timeout: timeoutMs,
    });
    socket.once("secureConnect", () => resolve(socket)).once("error", reject);
    socket.once("timeout", () =>
      socket.destroy(Object.assign(new Error("No TLS in time"), { code: "ETIMEDOUT" })),
    );
  });
}
