import { contractNotes } from "#wire/contract-note.ts";
import { isSentinel } from "#wire/date-time.ts";
import { filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { isOriginAllowed, preflight } from "./connection-checks.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { readObject, refusalIn } from "./refusal.ts";
import { type Answer, type ExamineOptions, readCase } from "./request.ts";
import { notesFinding } from "./specification-check.ts";

/** The default of the setting `readTimeoutSeconds`. */
const readTimeoutSeconds = 30;
const maxSkewSeconds = 60;

/** Whether the case comes so slowly that the default time-out may be too short. */
export const isSlow = ({ seconds }: Answer): boolean => seconds > readTimeoutSeconds / 4;

const dateKey = /Date$|^dateCreated$/;
const dateTime = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Counts what an answer of GetBpItem contains, whether or not it is as specified: documents with content as
 * `contents`, and date-times with and without a zone.
 */
function shapeOf({ text }: Answer) {
  const shape = { stages: 0, fields: 0, documents: 0, contents: 0, zoned: 0, zoneless: 0 };
  JSON.parse(text, (key, value: unknown) => {
    const length = Array.isArray(value) ? value.length : 0;
    if (key === "stages") shape.stages += length;
    if (key === "fields" || key === "participantFields") shape.fields += length;
    if (key === "documentsInfo") shape.documents += length;
    if (typeof value === "string" && value !== "") {
      if (key === "content") shape.contents += 1;
      const date = dateKey.test(key) && !isSentinel(value) ? dateTime.exec(value) : null;
      if (date) shape[date[1] === undefined ? "zoneless" : "zoned"] += 1;
    }
    return value;
  });
  return shape;
}

const hasFiles = (answer: Answer) => shapeOf(answer).contents > 0;

/** The facts for the checks of a case. */
export type CaseFacts = Awaited<ReturnType<typeof factsOfCase>>;

/**
 * Reads the case in every other way.
 * @param answer the case without files.
 * @param isCallAllowed whether a page of another origin may call both operations.
 */
export async function factsOfCase(options: ExamineOptions, answer: Answer, isCallAllowed: boolean) {
  const { caseId } = options;
  const shape = shapeOf(answer);
  /** The way in which files come; `undefined` where none come. */
  let filesFlag: "query" | "header" | undefined;
  // Spec: not shown; where `getFilesInBody` is sent, so both places are tried.
  for (const flag of shape.documents > 0 ? (["query", "header"] as const) : []) {
    filesFlag ??= (await readCase(options, flag)
      .then(hasFiles)
      .catch(() => false))
      ? flag
      : undefined;
  }
  const isReadWithoutToken = await readCase({ ...options, token: "" })
    .then((open) => refusalIn(open, caseId) === undefined)
    .catch(() => false);
  const requested = [...headersToAllow, filesParameter];
  const asksByHeader = isCallAllowed && filesFlag === "header";
  const forFiles = asksByHeader && (await preflight(options, getBpItemPath(caseId), requested));
  return {
    options,
    answer,
    shape,
    notes: contractNotes(readObject(answer) ?? {}),
    isCallAllowed,
    filesFlag,
    /** Why a page of another origin may not ask for files by a header; `undefined` where it may, or need not. */
    filesRefusal: forFiles ? forFiles.refusal : undefined,
    isReadWithoutToken,
  };
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
  if (facts.filesRefusal !== undefined) {
    yield warning(
      "CORS",
      `A page of ${options.origin} may not ask for files: ${facts.filesRefusal}`,
      `Allow ${filesParameter} there too, or serve the viewer from the service's own origin.`,
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
  } else if (documents === 0) {
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
