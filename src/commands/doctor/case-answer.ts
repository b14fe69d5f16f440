import { charsetIn } from "#wire/charset.ts";
import type { ContractNote } from "#wire/contract-note.ts";
import type { CaseShape } from "./answer-body.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { originFault } from "./preflight.ts";
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
  const fault = originFault(answer, origin);
  if (isCallAllowed && fault !== undefined) {
    yield warning(
      "CORS",
      `The preflight is allowed, but the answer itself ${fault}.`,
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
      `The viewer shows some date-times as they came, without a time left: ${unreadable.slice(0, 5).join("; ")}.`,
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

function* charsetFindings(answer: Answer): Generator<Finding> {
  const declared = charsetIn(answer.headers.get("content-type")) ?? "";
  if (declared !== "" && !/^utf-?8$/i.test(declared)) {
    yield warning(
      "Encoding",
      declaredCharset(answer, declared),
      "Have the service send UTF-8, as JSON has to be, and take it in CreateBp.",
    );
  } else if (!isUtf8(answer.bytes)) {
    yield warning(
      "Encoding",
      "The answer is not UTF-8, and does not say what it is: letters other than Latin ones are lost.",
      "Have the service send UTF-8, or at least declare the charset, as in application/json; charset=windows-1251.",
    );
  }
}

/** What is to be said about a charset that an answer declares and that is not UTF-8. */
function declaredCharset({ bytes, text }: Answer, declared: string): string {
  if (!isCharset(declared)) {
    return "The answer declares a charset that no browser knows; the viewer reads it as UTF-8.";
  }
  if (text.includes("\uFFFD")) {
    return "The declared charset does not fit the answer: some characters cannot be read.";
  }
  return isUtf8(bytes) && bytes.some((byte) => byte > 0x7f)
    ? "The answer declares another charset, but its body is UTF-8: the viewer shows wrong letters."
    : "The answer declares another charset than UTF-8; the viewer reads it, but sends UTF-8 itself.";
}

const isCharset = (label: string): boolean => {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
};

const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

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
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  if (type !== "" && !/json/i.test(type)) {
    yield warning(
      "Content-Type",
      `The answer is declared as ${/^[\w.+/-]{1,40}$/.test(type) ? type : "something else"}, not as JSON; the viewer reads it all the same.`,
      "Have the service send Content-Type: application/json, so that nothing on the way takes it for a page.",
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
