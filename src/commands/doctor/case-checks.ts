import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import { isRecord } from "#wire/json.ts";
import { filesParameter } from "#wire/operations.ts";
import { isOriginAllowed } from "./connection-checks.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";
import type { Answer, ExamineOptions } from "./request.ts";

/** Counts of an answer of GetBpItem, without any name or value of the case. */
interface CaseShape {
  readonly stages: number;
  readonly fields: number;
  readonly documents: number;
  /** Documents with content. */
  readonly contents: number;
  /** Date-times with and without a zone. */
  readonly zoned: number;
  readonly zoneless: number;
}

/** The facts for the checks of a case, which was read in every way. */
export interface CaseFacts {
  readonly options: ExamineOptions;
  /** The answer without files. */
  readonly answer: Answer;
  readonly shape: CaseShape;
  readonly notes: readonly ContractNote[];
  /** Whether a page of another origin may call both operations. */
  readonly isCallAllowed: boolean;
  /** The way in which files come; `undefined` where none come. */
  readonly filesFlag: "query" | "header" | undefined;
  readonly isReadWithoutToken: boolean;
}

/** The default of the setting `readTimeoutSeconds`. */
const readTimeoutSeconds = 30;
const maxSkewSeconds = 60;

/** Whether the case comes so slowly that the default time-out may be too short. */
export const isSlow = ({ seconds }: Answer): boolean => seconds > readTimeoutSeconds / 4;

/** The JSON object of an answer; `undefined` for any other answer. */
function readObject({ text }: Answer): Record<string, unknown> | undefined {
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
  if (isRecord(json["bpItem"])) return undefined;
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

const originOf = (location: string | null): string =>
  URL.canParse(location ?? "") ? new URL(location ?? "").origin : "another path";

/** The differences between an answer and the specification. */
export const notesOn = (answer: Answer): ContractNote[] => contractNotes(readObject(answer) ?? {});

const dateKey = /Date$|^dateCreated$/;
const dateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})?$/;
/** The dates that mean "none", which never have a zone. */
const noDate = /^(?:9999-12-31|0001-01-01)T/;

/** Counts what an answer of GetBpItem contains, whether or not it is as specified. */
export function shapeOf({ text }: Answer): CaseShape {
  const shape = { stages: 0, fields: 0, documents: 0, contents: 0, zoned: 0, zoneless: 0 };
  JSON.parse(text, (key, value: unknown) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (key === "stages") shape.stages += length;
    if (key === "fields" || key === "participantFields") shape.fields += length;
    if (key === "documentsInfo") shape.documents += length;
    if (typeof value === "string" && value !== "") {
      if (key === "content") shape.contents += 1;
      const date = dateKey.test(key) && !noDate.test(value) ? dateTime.exec(value) : null;
      if (date) shape[date[1] === undefined ? "zoneless" : "zoned"] += 1;
    }
    return value;
  });
  return shape;
}

/** What is found out about an answer with a case. */
export function* caseFindings(facts: CaseFacts): Generator<Finding> {
  const { options, answer, shape, filesFlag } = facts;
  if (facts.isCallAllowed && !isOriginAllowed(answer, options.origin)) {
    yield warning(
      "CORS",
      "The preflight is allowed, but the answer itself lacks Access-Control-Allow-Origin.",
      "Send it with every answer, or serve the viewer from the service's own origin.",
    );
  }
  yield* headerFindings(answer);
  const { stages, fields, documents } = shape;
  yield ok(
    "GetBpItem",
    `A case with ${stages} stages, ${fields} fields and ${documents} attachments came in ${answer.seconds.toFixed(1)} s (${Math.ceil(answer.text.length / 1024)} kB).`,
  );
  if (isSlow(answer)) {
    yield warning(
      "Speed",
      `The case took ${Math.round(answer.seconds)} s; the viewer gives up after ${readTimeoutSeconds} s.`,
      "Raise readTimeoutSeconds, as below, and createTimeoutSeconds likewise.",
    );
  }
  yield shape.zoneless === 0
    ? ok("Dates", `All ${shape.zoned} date-times have a zone.`)
    : warning(
        "Dates",
        `${shape.zoneless} of ${shape.zoned + shape.zoneless} date-times have no zone.`,
        'Set timeZone to the zone of the service\'s clock, such as "Europe/Moscow"; without it no time left is exact.',
      );
  yield notesFinding(facts.notes);
  if (shape.contents > 0) {
    yield warning(
      "Files",
      "The files come with every case, also without being asked for, which makes each reading slow.",
      `Have the service send them only with ${filesParameter}=true.`,
    );
  }
  if (documents === 0) {
    yield warning(
      "Files",
      "The case has no attachment, so how files are asked for is not known.",
      "Run this again with --case and a case that has one.",
    );
  } else if (filesFlag) {
    yield ok("Files", `They come by ${filesFlag === "query" ? "the query string" : "a header"}.`);
  } else {
    yield warning(
      "Files",
      `No content of the ${documents} attachments came, neither by the query string nor by a header.`,
      "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
    );
  }
  yield facts.isReadWithoutToken
    ? warning(
        "Sign-in",
        "The case comes without a token too.",
        'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
      )
    : ok("Sign-in", "Without a token no case comes.");
  yield ok(
    "CreateBp",
    'Not called: nothing is created here. If the service refuses its keys, set requestKeys to "capitalized".',
  );
}

/** What is found out about the headers of an answer. */
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
      `The answers may be cached (${caching}).`,
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

function notesFinding(notes: readonly ContractNote[]): Finding {
  if (notes.length === 0) return ok("Specification", "The answer is as the specification says.");
  const absent = new Set(
    notes.flatMap(({ kind, path }) => (kind === "absent-key" ? path.toLowerCase() : [])),
  );
  const misspelled = notes.filter(
    ({ kind, path }) => kind === "unknown-key" && absent.has(path.toLowerCase()),
  );
  return misspelled.length > 0
    ? failure(
        "Specification",
        `${misspelled.length} keys differ from the specification in capital letters only, and are not read.`,
        "Have the service write its keys exactly as the specification does; they are listed below.",
      )
    : warning(
        "Specification",
        `The answer differs from the specification in ${notes.length} ${notes.length === 1 ? "place" : "places"}.`,
        "Read the list below: the viewer shows what came and loses nothing, but a value of another type is marked.",
      );
}
