import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import { charsetIn } from "#wire/charset.ts";
import { readBody } from "./answer-body.ts";
import { type Finding, noCase } from "./finding.ts";
import { markupOf } from "./read-case.ts";
import { type Answer, otherEncodings } from "./request.ts";
import { shownName } from "./text-of-service.ts";

/** Why the body of an answer without an error status is no JSON object. */
export function unreadable(answer: Answer): Finding {
  const { status, text } = answer;
  const markup = markupOf(answer);
  if (text.trim() === "") {
    return noCase(`The answer is empty (${status}).`, "Check the address and the service's log.");
  }
  const finding = encodedBody(answer);
  if (finding) return finding;
  if (markup !== undefined) {
    return noCase(
      `${markup === "XML" ? "XML" : "A web page"} came instead of JSON (${status}).`,
      markup === "XML"
        ? "Have the service answer in JSON: it gets Accept: application/json."
        : "Have the sign-in or the firewall that sends it let /webapi/ through.",
    );
  }
  return notAnObject(text, status);
}

/** Says where the bytes are not the text that the headers promise. */
function encodedBody({ headers, bytes, text }: Answer): Finding | undefined {
  const [first = 0, second = 0] = bytes;
  const [encoding] = otherEncodings(headers);
  if (encoding !== undefined) {
    return noCase(
      `The body is encoded as ${shownName(encoding)}, which was not asked for.`,
      "Have what compresses it use gzip, deflate or br, as the request's Accept-Encoding says, or nothing.",
    );
  }
  if (first === 0x1f && second === 0x8b) {
    return headers.has("content-encoding")
      ? noCase(
          "The body is compressed twice, but its Content-Encoding names one compression.",
          "Have it compressed once: by the service, or by what stands in front of it.",
        )
      : noCase(
          "The body is compressed (gzip), but no Content-Encoding says so.",
          "Have the service, or what compresses in front of it, send Content-Encoding: gzip.",
        );
  }
  const charset = charsetIn(headers.get("content-type"));
  if (charset !== undefined && readBody(bytes.toString("utf8"))) {
    return noCase(
      `The Content-Type declares ${shownName(charset)}, but the body is UTF-8.`,
      "Have the service declare UTF-8, or no charset.",
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
  return /[^\P{Cc}\s]/u.test(text)
    ? noCase(
        "The body is no text: it may be compressed or encrypted, but no header says how.",
        "Have what compresses it send Content-Encoding, or switch that off.",
      )
    : undefined;
}

/** Says what a text is that is no JSON object. */
function notAnObject(text: string, status: number): Finding {
  const what = valueIn(text);
  if (what !== undefined) {
    return noCase(
      `The answer is JSON, but ${what} instead of an object (${status}).`,
      "Check the address; the service has to send an object with bpItem, as the specification does.",
    );
  }
  if (!/^\uFEFF?\s*[{[]/.test(text)) {
    return noCase(`The answer is no JSON (${status}).`, "Check the address and the service's log.");
  }
  return breaksOff(text)
    ? noCase(
        `The answer is JSON that breaks off before its end (${status}).`,
        "Check the service's log, and what limits the size of answers between here and the service.",
      )
    : noCase(
        `The answer looks like JSON, but is no valid JSON (${status}).`,
        "Check the service's log, and what may add something to its answers on the way.",
      );
}

/** What the JSON in a text is; `undefined` where it is none. */
function valueIn(text: string): string | undefined {
  const value = tryOrUndefined((): unknown => JSON.parse(text));
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  return value === null ? "null" : `a ${typeof value}`;
}

/** Whether JSON ends within a string, a list or an object. */
function breaksOff(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === "\\" && isInString) index += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === "{" || character === "[")) depth += 1;
    else if (!isInString && (character === "}" || character === "]")) depth -= 1;
  }
  return isInString || depth > 0;
}
