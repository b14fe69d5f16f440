import { isRecord } from "#wire/json.ts";
import { hasKey, readBoolean, valueOf } from "#wire/lenient.ts";
import { type Finding, failure } from "./finding.ts";
import type { Answer } from "./request.ts";

/** The JSON object of an answer; `undefined` for any other answer. */
export function readObject({ text }: Answer): Record<string, unknown> | undefined {
  try {
    // The reviver changes nothing. With one, JSON that is nested too deep for `shapeOf` throws here.
    const read: unknown = JSON.parse(text, (_key, value: unknown) => value);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const because = (seen: string, advice: string) => failure("GetBpItem", seen, advice);

/** Statuses that the viewer takes for the reason, whatever the body says. */
const decidingStatuses: readonly number[] = [401, 403, 408, 429];

/**
 * Why an answer of GetBpItem contains no case; `undefined` when it contains one.
 * @param hasToken whether a token was sent.
 */
export function refusalIn(answer: Answer, caseId: number, hasToken = true): Finding | undefined {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    return because(
      `The service redirects the request to ${originOf(headers.get("location"))} (${status}), which the viewer does not follow.`,
      "Use the address that answers without a redirection; a sign-in page in front has to let /webapi/ through.",
    );
  }
  const json = readObject(answer);
  const isOwnJson = json && hasKey(json, "success");
  if (decidingStatuses.includes(status) || (status > 299 && !isOwnJson)) {
    return json && isRecord(json["bpItem"]) && !decidingStatuses.includes(status)
      ? because(
          `A case comes, but the service answers with status ${status}, and without success.`,
          "Have it answer with status 200.",
        )
      : statusRefusal(answer, hasToken);
  }
  if (!json) return unreadable(answer);
  if (readBoolean(valueOf(json, "success")) === false) return refused(status, json, caseId);
  const { bpItem } = json;
  if (isRecord(bpItem)) return caseRefusal(bpItem, caseId);
  if ("bpItem" in json || "success" in json) {
    return because(
      `The answer (${status}) has no case: bpItem is no object.`,
      "Have the service send the case as the specification does, as an object and not as text.",
    );
  }
  const misspelled = Object.keys(json).find((key) => /^(?:bpItem|success)$/i.test(key));
  return misspelled === undefined
    ? because(
        `The answer (${status}) is JSON, but has neither bpItem nor success.`,
        "Check that the address is that of BpEngineApi.",
      )
    : because(
        `The keys of the answer are spelled differently, as in ${misspelled}.`,
        "Have the service write its keys exactly as the specification does, beginning with a small letter.",
      );
}

const isPage = ({ headers, text }: Answer): boolean =>
  /html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text);

/** What an error status means here. */
function statusRefusal(answer: Answer, hasToken: boolean): Finding {
  const { status, text, headers } = answer;
  const what = isPage(answer) ? `a web page and status ${status}` : `status ${status}`;
  switch (status) {
    case 401:
      return signInRefusal(headers.get("www-authenticate") ?? "", hasToken);
    case 403:
      return isPage(answer)
        ? because(
            "Something in front of the service forbids the request, with a web page (403).",
            "Have the firewall or the proxy that sends it let POST /webapi/ through.",
          )
        : because(
            "The token may not read cases (403).",
            "Ask whoever runs the service for the right to call BpEngineApi.",
          );
    case 404:
    case 410:
      return because(
        `The service answers with ${what}: nothing is at this address.`,
        "Check the address: /webapi/v1/BpEngineApi/ is added to it.",
      );
    case 405:
    case 501:
      return because(
        `The service does not take POST at this address (${status}).`,
        "Check the address, and that nothing in front of the service allows GET only.",
      );
    case 407:
      return because(
        "A proxy on the way asks for a user and a password (407).",
        "Put them into HTTP_PROXY, or name the service in NO_PROXY.",
      );
    case 426:
    case 505:
      return because(
        `The service asks for another version of HTTP (${status}).`,
        "Have it accept HTTP/1.1.",
      );
    case 429:
      return because(
        "The service gets too many requests (429).",
        "Wait and run this again; then ask for a higher limit, since operators send more requests.",
      );
    case 440:
    case 511:
      return because(
        `A sign-in in front of the service answers (${status}).`,
        "Have it let /webapi/ through.",
      );
    case 408:
    case 502:
    case 503:
    case 504:
      return because(
        `The service did not answer what stands in front of it, which sends ${what}.`,
        "Check that the service runs, and the log of the proxy or load balancer.",
      );
    default:
      if (status === 400 && /SSL certificate/i.test(text)) {
        return because(
          "The service asks for a client certificate (mutual TLS, 400).",
          "Let a proxy such as nginx present one (proxy_ssl_certificate); the viewer has none.",
        );
      }
      return status >= 500
        ? because(`The service failed, with ${what}.`, "Check the service's log.")
        : because(
            `The service does not take the request and sends ${what}.`,
            "Check the address, the service's log, and the firewall.",
          );
  }
}

/** What a 401 asks for. Several schemes may be named, so the one that the viewer can't do comes first. */
function signInRefusal(schemes: string, hasToken: boolean): Finding {
  const [scheme] = /\b(?:Negotiate|NTLM|Kerberos)\b/i.exec(schemes) ?? [];
  if (scheme !== undefined) {
    return because(
      `A Windows sign-in stands in front of the service (401, ${scheme}); it does not look at the access token.`,
      "Have Windows authentication switched off for /webapi/ (in IIS: Anonymous Authentication), so that X-Authorization alone counts.",
    );
  }
  if (/\b(?:Basic|Digest)\b/i.test(schemes)) {
    return because(
      "A sign-in with user and password stands in front of the service (401, Basic or Digest).",
      "Have it let /webapi/ through, or have a proxy add that sign-in.",
    );
  }
  return hasToken
    ? because("The service did not accept the token (401).", "Get a new token.")
    : because(
        "The service wants a token, and none was sent (401).",
        "Give one in TOKEN, or use the address of the proxy that adds it.",
      );
}

/** Why the body of an answer without an error status is no JSON object. */
function unreadable(answer: Answer): Finding {
  const { status, bytes, text } = answer;
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) {
    return because(
      "The body is compressed (gzip), but no Content-Encoding says so.",
      "Have the service, or what compresses in front of it, send Content-Encoding: gzip.",
    );
  }
  if (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    second === 0 ||
    first === 0
  ) {
    if (bytes.length > 1) {
      return because(
        "The body is UTF-16, but its Content-Type does not say so.",
        "Have the service send UTF-8, as JSON has to be.",
      );
    }
  }
  if (isPage(answer)) {
    return because(
      `A web page came instead of JSON (${status}).`,
      "Have the sign-in or the firewall that sends it let /webapi/ through.",
    );
  }
  return because(
    `The answer is ${text.trim() === "" ? "empty" : "no JSON object"} (${status}).`,
    "Check the address and the service's log.",
  );
}

/** What `success: false` means. The service's words decide, but are not repeated: they may name the case. */
function refused(status: number, json: Record<string, unknown>, caseId: number): Finding {
  const words = ["errorMessage", "message", "error"].map((key) =>
    JSON.stringify(valueOf(json, key) ?? ""),
  );
  if (/token|токен|expired|unauthori[sz]ed|not authenticated|истек|истёк/i.test(words.join(" "))) {
    return because(
      `The service refuses the token, but says so with status ${status} and success: false.`,
      "Get a new token; have the service answer with 401, or the viewer will not ask the operator for one.",
    );
  }
  return status >= 500
    ? because(
        `The service failed while it read case ${caseId} (${status}, success: false).`,
        "Check the service's log.",
      )
    : because(
        `The service refuses case ${caseId} (${status}, success: false).`,
        "Choose with --case a case that the token's owner may see.",
      );
}

/** Why the viewer shows no case although the answer contains one. */
function caseRefusal(bpItem: Record<string, unknown>, caseId: number): Finding | undefined {
  const { id, stages } = bpItem;
  if (Object.keys(bpItem).length === 0) {
    return because(
      "The case is empty: bpItem has no keys.",
      "Check the service's log, and that the token's owner may see this case.",
    );
  }
  const isOther =
    typeof id === "string"
      ? /^\d+$/.test(id) && id !== String(caseId)
      : typeof id === "number" && id !== caseId;
  if (isOther) {
    return because(
      `The answer contains another case than ${caseId}.`,
      "Check what stores or rewrites answers between here and the service.",
    );
  }
  if (!("stages" in bpItem) && Object.keys(bpItem).some((key) => /^stages$/i.test(key)))
    return undefined;
  return Array.isArray(stages)
    ? undefined
    : because(
        `The case has no list of stages: stages is ${stages === null ? "null" : typeof stages}.`,
        "Have the service send the stages, as a list; without them the viewer cannot say whose turn it is.",
      );
}

const originOf = (location: string | null): string =>
  URL.canParse(location ?? "") ? new URL(location ?? "").origin : "another path";
