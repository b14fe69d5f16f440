import { type Finding, noCase } from "./finding.ts";
import { markupOf } from "./read-case.ts";
import type { Answer } from "./request.ts";

export function statusRefusal(answer: Answer, hasToken: boolean): Finding {
  const { status, text, headers } = answer;
  const markup = markupOf(answer);
  const what = markup === undefined ? `status ${status}` : `${markup} and status ${status}`;
  switch (status) {
    case 401:
      return signInRefusal(headers.get("www-authenticate") ?? "", hasToken);
    case 403:
      return markup !== undefined
        ? noCase(
            `Something in front of the service forbids the request, with ${markup} (403).`,
            "Have the firewall or the proxy that sends it let POST /webapi/ through.",
          )
        : noCase(
            "The token may not read cases (403).",
            "Ask whoever runs the service for the right to call BpEngineApi.",
          );
    case 404:
    case 410:
      return noCase(
        `The service answers with ${what}: nothing is at this address.`,
        "Check the address: /webapi/v1/BpEngineApi/ is added to it.",
      );
    case 405:
    case 501:
      return noCase(
        `The service does not take POST at this address (${status}).`,
        "Check the address, and that nothing in front of the service allows GET only.",
      );
    case 407:
      return noCase(
        "A proxy on the way asks for a user and a password (407).",
        "Put them into HTTP_PROXY, or name the service in NO_PROXY.",
      );
    case 406:
    case 415:
      return noCase(
        `The service does not take the Accept or Content-Type of the request (${status}).`,
        "Have it take application/json for both, as the specification says.",
      );
    case 413:
    case 431:
      return noCase(
        `The request is too large for the service or what stands in front of it (${status}).`,
        "Check the length of the token, and the limit of headers there: the request has no body.",
      );
    case 421:
      return noCase(
        "The service does not answer for this host name (421).",
        "Use the name that the service is set up for, and no other that leads to the same server.",
      );
    case 426:
    case 505:
      return noCase(
        `The service asks for another version of HTTP (${status}).`,
        "Have it accept HTTP/1.1.",
      );
    case 429:
      return noCase(
        "The service gets too many requests (429).",
        "Wait and run this again; then ask for a higher limit, since operators send more requests.",
      );
    case 440:
    case 511:
      return noCase(
        `A sign-in in front of the service answers (${status}).`,
        "Have it let /webapi/ through.",
      );
    case 408:
    case 502:
    case 503:
    case 504:
      return noCase(
        `The service did not answer what stands in front of it, which sends ${what}.`,
        "Check that the service runs, and the log of the proxy or load balancer.",
      );
    default:
      if (status === 400 && /SSL certificate/i.test(text)) {
        return noCase(
          "The service asks for a client certificate (mutual TLS, 400).",
          "Let a proxy such as nginx present one (proxy_ssl_certificate); the viewer has none.",
        );
      }
      if (status === 400 && /plain HTTP request was sent to HTTPS port/i.test(text)) {
        return noCase("This port expects https (400).", "Use the https address.");
      }
      return status >= 500
        ? noCase(`The service failed, with ${what}.`, "Check the service's log.")
        : noCase(
            `The service does not take the request and sends ${what}.`,
            "Check the address, the service's log, and the firewall.",
          );
  }
}

/** Explains a 401. It may name several schemes, so one that the viewer cannot use is looked for first. */
function signInRefusal(schemes: string, hasToken: boolean): Finding {
  const [scheme] = /\b(?:Negotiate|NTLM|Kerberos)\b/i.exec(schemes) ?? [];
  if (scheme !== undefined) {
    return noCase(
      `A Windows sign-in stands in front of the service (401, ${scheme}); it does not look at the access token.`,
      "Have Windows authentication switched off for /webapi/ (in IIS: Anonymous Authentication), so that X-Authorization alone counts.",
    );
  }
  if (/\b(?:Basic|Digest)\b/i.test(schemes)) {
    return noCase(
      "A sign-in with user and password stands in front of the service (401, Basic or Digest).",
      "Have it let /webapi/ through, or have a proxy add that sign-in.",
    );
  }
  return hasToken
    ? noCase("The service did not accept the token (401).", "Get a new token.")
    : noCase(
        "The service wants a token, and none was sent (401).",
        "Give one in TOKEN, or use the address of the proxy that adds it.",
      );
}
