import { noTlsInTime } from "./connect.ts";
import { type Finding, failure } from "./finding.ts";
import { type ExamineOptions, NoAnswer, noAnswerInTime } from "./request.ts";

/** Says why no answer came. @throws the error itself if it is no {@link NoAnswer} */
export function noAnswerFinding(error: unknown, options: ExamineOptions): Finding {
  if (!(error instanceof NoAnswer)) throw error;
  const [message, advice] = noAnswerReason(error.code, options);
  return failure("Connection", message, advice);
}

type Reason = readonly [message: string, advice: string];

/** What happened and what to do, by the code of Node or OpenSSL. The first pattern that matches applies. */
function noAnswerReason(code: string, { service, proxy, timeoutSeconds }: ExamineOptions): Reason {
  const { host, hostname } = new URL(service);
  const proxyHost = proxy === undefined ? "" : new URL(proxy).host;
  const reasons: readonly (readonly [RegExp, ...Reason])[] = [
    [
      /^PROXY_407/,
      `The proxy ${proxyHost} asks for a user and a password (407).`,
      "Put them into HTTPS_PROXY, or name the service in NO_PROXY if it is reached without a proxy.",
    ],
    [
      /^PROXY_/,
      `The proxy ${proxyHost} of HTTPS_PROXY makes no connection to ${host} (${code.slice(6) || "no reason given"}).`,
      "Name the service in NO_PROXY if it is reached without a proxy.",
    ],
    [
      /ENOTFOUND|EAI_AGAIN/,
      `The name ${hostname} is not known here.`,
      "Check the address and the VPN.",
    ],
    [/ECONNREFUSED/, `Nothing answers at ${host}.`, "Check the port, and that the service runs."],
    [
      new RegExp(noTlsInTime),
      `${host} accepts connections, but begins no TLS on them.`,
      "Check that this is the https port, and what stands before the service there: a firewall or a load balancer.",
    ],
    [
      /ETIMEDOUT/,
      `No connection to ${host} could be made in time.`,
      "Check the address, the firewall and the VPN.",
    ],
    [
      /EHOSTUNREACH|ENETUNREACH/,
      `There is no way from this computer to ${host}.`,
      "Check the network and the VPN.",
    ],
    [
      new RegExp(noAnswerInTime),
      `No whole answer came within ${timeoutSeconds} seconds.`,
      "Check the service's log, or ask for a smaller case with --case.",
    ],
    [
      /CERT_HAS_EXPIRED/,
      "The certificate has expired.",
      "Have it renewed; browsers refuse it too.",
    ],
    [
      /CERT_NOT_YET_VALID/,
      "The certificate is not valid yet.",
      "Check the clock of this computer, and the date from which the certificate is valid.",
    ],
    [/ALTNAME_INVALID/, `The certificate is not for ${hostname}.`, "Use the name that it is for."],
    [
      /UNABLE_TO_VERIFY_LEAF_SIGNATURE/,
      "The chain of certificates is incomplete: the service sends its own without the intermediate one.",
      "Have the service send the intermediate certificate too; if the bank's own authority signed it directly, name that one's file in NODE_EXTRA_CA_CERTS.",
    ],
    [
      /SELF_SIGNED|ISSUER_CERT|LEAF_SIGNATURE/,
      code === "DEPTH_ZERO_SELF_SIGNED_CERT"
        ? "The certificate is signed by itself, and is not trusted here."
        : "The certificate is of an authority that is not trusted here.",
      "If it is the bank's own, name its file in NODE_EXTRA_CA_CERTS, and in proxy_ssl_trusted_certificate of nginx.conf; browsers that call the service themselves need it too.",
    ],
    [
      /TOO_WEAK|TOO_SMALL/,
      "The certificate has a key or a signature that is too weak.",
      "Have it replaced by one with at least RSA 2048 and SHA-256.",
    ],
    [
      /CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA/,
      "The service asks for a client certificate (mutual TLS).",
      "Let a proxy such as nginx present one (proxy_ssl_certificate); the doctor and the viewer have none.",
    ],
    [
      /NO_APPLICATION_PROTOCOL/,
      `${host} speaks HTTP/2 only.`,
      "Have it accept HTTP/1.1 too: the doctor and nginx as a proxy speak that to it.",
    ],
    [
      /UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION/,
      `${host} offers only an old version of TLS (1.1 or older), which browsers refuse.`,
      "Have TLS 1.2 or 1.3 switched on.",
    ],
    [
      /HANDSHAKE_FAILURE|NO_SHARED_CIPHER/,
      `${host} ended the TLS handshake: it asks for a client certificate, or has no cipher in common.`,
      "Ask whoever runs it; a client certificate can be presented by nginx (proxy_ssl_certificate).",
    ],
    [
      /WRONG_VERSION_NUMBER|EPROTO|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST/,
      `${host} does not speak TLS.`,
      "Use another port, or the http address.",
    ],
    [
      /^Z_BUF_ERROR/,
      "The compressed body of an answer breaks off before its end.",
      "Check what limits the size of answers, or their time, between here and the service.",
    ],
    [
      /^Z_/,
      "The body of an answer is not compressed as its Content-Encoding says.",
      "Check what compresses answers between here and the service.",
    ],
    [
      /^HPE_HEADER_OVERFLOW/,
      "The headers of an answer are too long, more than 16 kB.",
      "Have the service send shorter ones; nginx takes 4 or 8 kB unless proxy_buffer_size says more.",
    ],
    [
      /^HPE_(?:UNEXPECTED_CONTENT_LENGTH|INVALID_TRANSFER_ENCODING)/,
      `An answer states its length twice, which is an attack or a fault (${code}).`,
      "Have whoever runs the service, or what stands in front of it, send Content-Length or chunks, and only once.",
    ],
    [
      /^HPE_(?!INVALID_CONSTANT|INVALID_VERSION|UPGRADE)/,
      `An answer breaks the rules of HTTP/1.1 (${code}).`,
      "Tell whoever runs the service, or what stands in front of it: browsers and proxies may refuse such an answer too.",
    ],
    [
      /^HPE_/,
      `What ${host} sends is not HTTP/1.1 (${code}).`,
      "Check the port; a service that speaks HTTP/2 only has to accept HTTP/1.1 too, and an https port needs the https address.",
    ],
    [
      /ECONNRESET|EPIPE|ECONNABORTED/,
      `The connection was closed before the whole answer came (${code}).`,
      service.startsWith("http:")
        ? "Use the https address if this is an https port; else check the service's log, and the firewall between."
        : "Check the service's log, and the firewall between this computer and the service.",
    ],
  ];
  const [, message, advice] = reasons.find(([pattern]) => pattern.test(code)) ?? [
    code,
    `The connection ended without an answer (${code || "no reason given"}).`,
    "Check what stands between this computer and the service.",
  ];
  return [message, advice];
}
