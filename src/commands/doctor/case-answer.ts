import { charsetIn } from "#wire/charset.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import type { CaseShape } from "./answer-body.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { isOriginAllowed } from "./preflight.ts";
import type { Answer, ExamineOptions } from "./request.ts";
import { notesFinding } from "./specification-check.ts";

/** The default of the setting `readTimeoutSeconds`. */
const readTimeoutSeconds = 30;
const maxSkewSeconds = 60;

/** Whether an answer comes so slowly that the default time-out may be too short. */
export const isSlow = (seconds: number): boolean => seconds > readTimeoutSeconds / 4;

/** The findings about the answer with the case, without files. */
export function* answerFindings(
  { origin }: ExamineOptions,
  answer: Answer,
  shape: CaseShape,
  notes: readonly ContractNote[],
  isCallAllowed: boolean,
): Generator<Finding> {
  if (isCallAllowed && !isOriginAllowed(answer, origin)) {
    yield warning(
      "CORS",
      "The preflight is allowed, but the answer itself lacks Access-Control-Allow-Origin.",
      "Send it with every answer, or serve the viewer from the service's own origin.",
    );
  }
  yield* headerFindings(answer);
  yield* charsetFindings(answer);
  const { stages, fields, documents } = shape;
  yield ok(
    "GetBpItem",
    `A case with ${stages} stages, ${fields} fields and ${documents} attachments came in ${timeAndSize(answer)}.`,
  );
  if (isSlow(answer.seconds)) {
    yield warning(
      "Speed",
      `The case took ${Math.round(answer.seconds)} s; the viewer gives up after ${readTimeoutSeconds} s.`,
      "Raise readTimeoutSeconds, as below, and createTimeoutSeconds likewise.",
    );
  }
  yield dateFinding(shape);
  yield notesFinding(notes);
}

/** `2.0 s (14 kB)`. */
export const timeAndSize = ({ seconds, bytes }: Answer): string =>
  `${seconds.toFixed(1)} s (${Math.ceil(bytes.length / 1024)} kB)`;

function dateFinding({ zoned, zoneless, unreadable }: CaseShape): Finding {
  if (unreadable.length > 0) {
    return warning(
      "Dates",
      `Some date-times are in a format that the viewer shows as it came, without a time left: ${unreadable.join("; ")}.`,
      "Have the service send YYYY-MM-DDTHH:MM:SS, as the specification does.",
    );
  }
  if (zoned + zoneless === 0) {
    return warning(
      "Dates",
      "The case has no date-time, so it is not known whether the service sends a zone.",
      "Run this again with --case and a case that has a planned or closed stage.",
    );
  }
  return zoneless === 0
    ? ok("Dates", `All ${zoned} date-times have a zone.`)
    : warning(
        "Dates",
        `${zoneless} of ${zoned + zoneless} date-times have no zone.`,
        'Set timeZone to the zone of the service\'s clock, such as "Europe/Moscow"; without it no time left is exact.',
      );
}

function* charsetFindings({ headers, bytes, text }: Answer): Generator<Finding> {
  const declared = charsetIn(headers.get("content-type")) ?? "";
  const isUtf8 = (() => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return true;
    } catch {
      return false;
    }
  })();
  if (declared !== "" && !/^utf-?8$/i.test(declared)) {
    yield warning(
      "Encoding",
      text.includes("\uFFFD")
        ? "The declared charset does not fit the answer: some characters cannot be read."
        : "The answer declares another charset than UTF-8; the viewer reads it, but sends UTF-8 itself.",
      "Have the service send UTF-8, as JSON has to be, and take it in CreateBp.",
    );
  } else if (!isUtf8) {
    yield warning(
      "Encoding",
      "The answer is not UTF-8, and does not say what it is: letters other than Latin ones are lost.",
      "Have the service send UTF-8, or at least declare the charset, as in application/json; charset=windows-1251.",
    );
  }
}

function* headerFindings({ headers, receivedAt, seconds }: Answer): Generator<Finding> {
  const serviceTime = Date.parse(headers.get("date") ?? "");
  // The service has written the date about halfway between request and answer.
  const aheadSeconds = (serviceTime - receivedAt) / 1000 + seconds / 2;
  if (Math.abs(aheadSeconds) < maxSkewSeconds) {
    yield ok("Clock", "The service's clock and this computer's agree.");
  } else if (!Number.isNaN(serviceTime)) {
    const minutes = Math.round(Math.abs(aheadSeconds) / 60);
    yield warning(
      "Clock",
      `The service's clock is ${minutes} min ${aheadSeconds > 0 ? "ahead of" : "behind"} this computer's.`,
      "Correct the wrong one: the viewer counts the time left by the operator's computer.",
    );
  }
  const caching = headers.get("cache-control") ?? "";
  if (/no-store|no-cache/i.test(caching)) {
    yield ok("Caching", "The answers say that they are not to be cached.");
  } else if (/public|max-age=[1-9]|s-maxage=[1-9]/i.test(caching)) {
    yield warning(
      "Caching",
      "The answers may be cached, says their Cache-Control.",
      "Have the service send Cache-Control: no-store; the viewer itself stores none.",
    );
  }
  const obeyed = ["set-cookie", "www-authenticate", "clear-site-data"].filter((name) =>
    headers.has(name),
  );
  if (obeyed.length > 0) {
    yield warning(
      "Headers",
      `The service sends ${obeyed.join(", ")}, which the browser obeys without asking the page.`,
      "Have the proxy remove it, as deploy/nginx.conf does.",
    );
  }
}
