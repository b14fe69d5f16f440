import { isRecord } from "#wire/json.ts";
import { hasKey, readBoolean, valueOf } from "#wire/lenient.ts";
import { isNumberText, readWholeNumber } from "#wire/whole-number.ts";
import type { AnswerBody } from "./answer-body.ts";
import { type Finding, noCase } from "./finding.ts";
import type { CaseAnswer } from "./read-case.ts";
import { statusRefusal } from "./status-refusal.ts";
import { shownAddress } from "./text-of-service.ts";
import { unreadable } from "./unreadable.ts";

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
  if (status === 304) {
    return noCase(
      "The service answers with status 304, which is an answer for a cache, and sends no case.",
      "Check what stores answers between here and the service: none of them may be kept.",
    );
  }
  if (status >= 300 && status < 400) {
    return noCase(
      `The service redirects the request to ${shownAddress(headers.get("location") ?? "")} (${status}), which the viewer does not follow.`,
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
    return bpItem === undefined || bpItem === null
      ? noCase(
          `The answer (${status}) has no case: bpItem is ${bpItem === null ? "null" : "missing"}.`,
          "Check the service's log, and that the token's owner may see this case.",
        )
      : noCase(
          `The answer (${status}) has no case: bpItem is ${Array.isArray(bpItem) ? "a list" : "no object"}.`,
          "Have the service send the case as the specification does: as an object, not as text or a list.",
        );
  }
  if (Object.values(json).some((value) => isRecord(value) && hasKey(value, "bpItem"))) {
    return noCase(
      `The answer (${status}) has its case inside of another object.`,
      "Have the service send success and bpItem at the top of the answer, as the specification does.",
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

/** Explains `success: false`. The service's message decides, but is not repeated: it may name the case. */
function refused(status: number, json: Readonly<Record<string, unknown>>, caseId: number): Finding {
  const words = ["errorMessage", "message", "error"].map((key) =>
    JSON.stringify(valueOf(json, key) ?? ""),
  );
  if (
    /token|токен|bearer|expired|unauthori[sz]ed|not authenticated|истек|истёк/i.test(
      words.join(" "),
    )
  ) {
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
  const idText = typeof id === "string" || typeof id === "number" ? String(id).trim() : "";
  if (isNumberText(idText) && readWholeNumber(idText) !== caseId) {
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
