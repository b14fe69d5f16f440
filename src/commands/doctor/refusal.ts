import { isRecord } from "#wire/json.ts";
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

/** Why an answer of GetBpItem contains no case; `undefined` when it contains one. */
export function refusalIn(answer: Answer, caseId: number): Finding | undefined {
  const { status, headers, text } = answer;
  if (status === 401) {
    return because("The service did not accept the token (401).", "Get a new token.");
  }
  if (status === 403) {
    return because(
      "The token may not read cases (403).",
      "Ask whoever runs the service for the right to call BpEngineApi.",
    );
  }
  if (status >= 300 && status < 400) {
    return because(
      `The service redirects the request to ${originOf(headers.get("location"))} (${status}), which the viewer does not follow.`,
      "Use the address that answers without a redirection; a sign-in page in front has to let /webapi/ through.",
    );
  }
  const json = readObject(answer);
  if (!json && (/html/i.test(headers.get("content-type") ?? "") || /^\s*</.test(text))) {
    return because(
      `A web page came instead of JSON (${status}).`,
      "Have the sign-in or the firewall that sends it let /webapi/ through.",
    );
  }
  if (!json) {
    return because(
      `The answer is ${text.trim() === "" ? "empty" : "no JSON object"} (${status}).`,
      status === 404
        ? "Check the address: /webapi/v1/BpEngineApi/ is added to it."
        : "Check the service's log.",
    );
  }
  if (json["success"] === false) {
    return because(
      `The service refuses case ${caseId} (${status}, success: false).`,
      "Choose with --case a case that the token's owner may see.",
    );
  }
  const { bpItem } = json;
  if (isRecord(bpItem)) return caseRefusal(answer, bpItem, "success" in json, caseId);
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

/** Why the viewer shows no case although the answer contains one. */
function caseRefusal(
  { status }: Answer,
  { id }: Record<string, unknown>,
  hasSuccess: boolean,
  caseId: number,
): Finding | undefined {
  if (status > 299 && !hasSuccess) {
    return because(
      `A case comes, but the service answers with status ${status}, and without success.`,
      "Have it answer with status 200.",
    );
  }
  const isOther =
    typeof id === "string"
      ? /^\d+$/.test(id) && id !== String(caseId)
      : typeof id === "number" && id !== caseId;
  return isOther
    ? because(
        `The answer contains another case than ${caseId}.`,
        "Check what stores or rewrites answers between here and the service.",
      )
    : undefined;
}

const originOf = (location: string | null): string =>
  URL.canParse(location ?? "") ? new URL(location ?? "").origin : "another path";
