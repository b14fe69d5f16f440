import { isRecord } from "#wire/json.ts";
import { hasKey, readBoolean, valueOf } from "#wire/lenient.ts";
import type { AnswerBody } from "./answer-body.ts";
import { type Finding, noCase } from "./finding.ts";
import { type CaseAnswer, isPage } from "./read-case.ts";
import type { Answer } from "./request.ts";
import { statusRefusal } from "./status-refusal.ts";

/** Statuses that decide for the viewer, whatever the body says. */
const decidingStatuses: readonly number[] = [401, 403, 408, 429];

/**
 * The body of an answer of GetBpItem that contains the case, or why it contains none.
 * @param hasToken whether a token was sent.
 */
export function bodyOrRefusal(
  answer: CaseAnswer,
  caseId: number,
  hasToken = true,
): AnswerBody | Finding {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    return noCase(
      `The service redirects the request to ${originOf(headers.get("location"))} (${status}), which the viewer does not follow.`,
      "Use the address that answers without a redirection; a sign-in page in front has to let /webapi/ through.",
    );
  }
  const { body } = answer;
  const json = body?.json;
  const isOwnJson = json && hasKey(json, "success");
  if (decidingStatuses.includes(status) || (status > 299 && !isOwnJson)) {
    return json && isRecord(json["bpItem"]) && !decidingStatuses.includes(status)
      ? noCase(
          `A case comes, but the service answers with status ${status}, and without success.`,
          "Have it answer with status 200.",
        )
      : statusRefusal(answer, hasToken);
  }
  if (!body || !json) return unreadable(answer);
  if (readBoolean(valueOf(json, "success")) === false) return refused(status, json, caseId);
  const { bpItem } = json;
  if (isRecord(bpItem)) return caseRefusal(bpItem, caseId) ?? body;
  if ("bpItem" in json || "success" in json) {
    return noCase(
      `The answer (${status}) has no case: bpItem is no object.`,
      "Have the service send the case as the specification does, as an object and not as text.",
    );
  }
  const misspelled = Object.keys(json).find((key) => /^(?:bpItem|success)$/i.test(key));
  return misspelled === undefined
    ? noCase(
        `The answer (${status}) is JSON, but has neither bpItem nor success.`,
        "Check that the address is that of BpEngineApi.",
      )
    : noCase(
        `The keys of the answer are spelled differently, as in ${misspelled}.`,
        "Have the service write its keys exactly as the specification does, beginning with a small letter.",
      );
}

/** Why the body of an answer without an error status is no JSON object. */
function unreadable(answer: Answer): Finding {
  const { status, bytes, text } = answer;
  const [first = 0, second = 0] = bytes;
  if (first === 0x1f && second === 0x8b) {
    return noCase(
      "The body is compressed (gzip), but no Content-Encoding says so.",
      "Have the service, or what compresses in front of it, send Content-Encoding: gzip.",
    );
  }
  const hasByteOrderMark =
    (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (bytes.length > 1 && (hasByteOrderMark || first === 0 || second === 0)) {
    return noCase(
      "The body is UTF-16, but its Content-Type does not say so.",
      "Have the service send UTF-8, as JSON has to be.",
    );
  }
  if (isPage(answer)) {
    return noCase(
      `A web page came instead of JSON (${status}).`,
      "Have the sign-in or the firewall that sends it let /webapi/ through.",
    );
  }
  return noCase(
    `The answer is ${text.trim() === "" ? "empty" : "no JSON object"} (${status}).`,
    "Check the address and the service's log.",
  );
}

/** Explains `success: false`. The service's message decides, but is not repeated: it may name the case. */
function refused(status: number, json: Readonly<Record<string, unknown>>, caseId: number): Finding {
  const words = ["errorMessage", "message", "error"].map((key) =>
    JSON.stringify(valueOf(json, key) ?? ""),
  );
  if (/token|токен|expired|unauthori[sz]ed|not authenticated|истек|истёк/i.test(words.join(" "))) {
    return noCase(
      `The service refuses the token, but says so with status ${status} and success: false.`,
      "Get a new token; have the service answer with 401, or the viewer will not ask the operator for one.",
    );
  }
  return status >= 500
    ? noCase(
        `The service failed while it read case ${caseId} (${status}, success: false).`,
        "Check the service's log.",
      )
    : noCase(
        `The service refuses case ${caseId} (${status}, success: false).`,
        "Choose with --case a case that the token's owner may see.",
      );
}

/** Why the viewer shows no case although the answer contains one. */
function caseRefusal(
  bpItem: Readonly<Record<string, unknown>>,
  caseId: number,
): Finding | undefined {
  const { id, stages } = bpItem;
  if (Object.keys(bpItem).length === 0) {
    return noCase(
      "The case is empty: bpItem has no keys.",
      "Check the service's log, and that the token's owner may see this case.",
    );
  }
  const isOther =
    typeof id === "string"
      ? /^\d+$/.test(id) && id !== String(caseId)
      : typeof id === "number" && id !== caseId;
  if (isOther) {
    return noCase(
      `The answer contains another case than ${caseId}.`,
      "Check what stores or rewrites answers between here and the service.",
    );
  }
  if (!("stages" in bpItem) && Object.keys(bpItem).some((key) => /^stages$/i.test(key)))
    return undefined;
  return Array.isArray(stages)
    ? undefined
    : noCase(
        `The case has no list of stages: stages is ${stages === null ? "null" : typeof stages}.`,
        "Have the service send the stages, as a list; without them the viewer cannot say whose turn it is.",
      );
}

const originOf = (location: string | null): string =>
  URL.canParse(location ?? "") ? new URL(location ?? "").origin : "another path";
