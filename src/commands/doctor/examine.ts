import type { RetrievedCase } from "#api/get-case.ts";
import type { Settings } from "#config/settings.ts";
import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import { recordsIn } from "#wire/lenient.ts";
import { connectionFindings } from "./connection.ts";
import { crossOriginFinding } from "./cross-origin.ts";
import { type Finding, failureFinding, failureSentence, ok, warning } from "./finding.ts";
import { type ExamineOptions, isRead, type Reading, readCaseOnce } from "./service-calls.ts";

export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** For `config.json`; `undefined` when the viewer cannot work with the service. */
  readonly settings?: Partial<Settings> | undefined;
}

const maxSkewSeconds = 60;

export async function examine(given: ExamineOptions): Promise<Diagnosis> {
  const { service } = given;
  const origin = given.origin === new URL(service).origin ? undefined : given.origin;
  const options = { ...given, origin };
  const connection = await connectionFindings(service);
  if (connection.some(({ mark }) => mark === "error")) return { findings: connection, notes: [] };
  const reading = await readCaseOnce(options);
  const { result, headers = new Headers(), code } = reading;
  if (!isRead(result)) {
    return {
      findings: [...connection, failureFinding("GetBpItem", result.error, code)],
      notes: [],
    };
  }
  const notes = contractNotes(result.received);
  const files = await examineFiles(options, result);
  const open = await readCaseOnce({ ...options, token: "" });
  const cors = origin ? await crossOriginFinding(options, origin, files.flag, headers) : undefined;
  const baseUrl = cors?.mark === "ok" ? service : "";
  return {
    findings: [
      ...connection,
      ...(cors ? [cors] : []),
      caseFinding(reading, result),
      notesFinding(notes),
      clockFinding(reading, headers),
      cachingFinding(headers),
      files.finding,
      signInFinding(open),
      warning(
        "Time zone",
        "The specification does not name the zone of the service's clock; without it the viewer counts days, not hours.",
        'Set timeZone to its IANA name, such as "Europe/Moscow".',
      ),
      ...(baseUrl === "" ? [] : [policyFinding(baseUrl)]),
    ],
    notes,
    settings: {
      baseUrl,
      auth: isRead(open.result) ? "proxy" : "token",
      filesFlag: files.flag,
      requestKeys: "exact",
      timeZone: "",
    },
  };
}

function caseFinding({ seconds }: Reading, { case: { stages }, received }: RetrievedCase): Finding {
  const { documents } = countFiles(received);
  const fields = stages.reduce((sum, stage) => sum + stage.fields.length, 0);
  return ok(
    "GetBpItem",
    `A case with ${stages.length} stages, ${fields} fields and ${documents} attachments came in ${seconds.toFixed(1)} s.`,
  );
}

const notesFinding = (notes: readonly ContractNote[]): Finding =>
  notes.length === 0
    ? ok("Specification", "The answer is as the specification says.")
    : warning(
        "Specification",
        `The answer differs from the specification in ${notes.length} ${notes.length === 1 ? "place" : "places"}.`,
        "Read the list below: the viewer shows what came and loses nothing, but a value of another type is marked.",
      );

function clockFinding({ endedAt, seconds }: Reading, headers: Headers): Finding {
  const serviceTime = Date.parse(headers.get("Date") ?? "");
  // The service has written the date about halfway between request and answer.
  const aheadSeconds = (serviceTime - endedAt) / 1000 + seconds / 2;
  if (Number.isNaN(aheadSeconds)) {
    return warning(
      "Clock",
      "The service sends no Date header, so its clock was not compared.",
      "Compare it by hand: the viewer counts the time left by the operator's computer.",
    );
  }
  if (Math.abs(aheadSeconds) < maxSkewSeconds) {
    return ok("Clock", "The service's clock and this computer's agree.");
  }
  const minutes = Math.round(Math.abs(aheadSeconds) / 60);
  return warning(
    "Clock",
    `The service's clock is ${minutes} min ${aheadSeconds > 0 ? "ahead of" : "behind"} this computer's.`,
    "Correct the wrong one: the viewer counts the time left by the operator's computer.",
  );
}

const cachingFinding = (headers: Headers): Finding =>
  /no-store|no-cache/i.test(headers.get("Cache-Control") ?? "")
    ? ok("Caching", "The answers say that they are not to be cached.")
    : warning(
        "Caching",
        "The answers do not say that they are not to be cached.",
        "Have the service send Cache-Control: no-store; the viewer itself stores none.",
      );

/** Spec: not shown; where `getFilesInBody` is sent, so both places are tried. */
async function examineFiles(
  options: ExamineOptions,
  { received }: RetrievedCase,
): Promise<{ readonly flag: Settings["filesFlag"]; readonly finding: Finding }> {
  const { documents, contents } = countFiles(received);
  if (contents > 0) {
    const finding = warning(
      "Files",
      "The files come with every case, also without being asked for, which makes each reading slow.",
      "Have the service send them only with getFilesInBody=true.",
    );
    return { flag: "query", finding };
  }
  if (documents === 0) {
    const finding = warning(
      "Files",
      "The case has no attachment, so how files are asked for is not known.",
      "Run this again with --case and a case that has one.",
    );
    return { flag: "query", finding };
  }
  const failures: string[] = [];
  for (const flag of ["query", "header"] as const) {
    const way = flag === "query" ? "by the query string" : "by a header";
    const { result, code, seconds } = await readCaseOnce(options, flag);
    const came = isRead(result) ? countFiles(result.received).contents : 0;
    if (came > 0) {
      const sentence = `${came} of ${documents} come ${way}, in ${seconds.toFixed(1)} s.`;
      return { flag, finding: ok("Files", sentence) };
    }
    const why = isRead(result) ? "The case without files." : failureSentence(result.error, code);
    failures.push(`${way}: ${why}`);
  }
  const finding = warning(
    "Files",
    `No content of the ${documents} attachments came. ${failures.join(" ")}`,
    "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
  );
  return { flag: "query", finding };
}

function countFiles(received: unknown): { readonly documents: number; readonly contents: number } {
  const documents = [...recordsIn(received)].flatMap(({ documentsInfo }) =>
    Array.isArray(documentsInfo) ? [...recordsIn(documentsInfo)] : [],
  );
  return {
    documents: documents.length,
    contents: documents.filter(({ content }) => typeof content === "string" && content !== "")
      .length,
  };
}

function signInFinding({ result, code }: Reading): Finding {
  if (isRead(result)) {
    return warning(
      "Sign-in",
      "The case comes without a token too.",
      'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
    );
  }
  const { error } = result;
  return error.reason.kind === "status" && error.reason.status === 401
    ? ok("Sign-in", "Without a token no case comes.")
    : warning(
        "Sign-in",
        `Without a token no case comes, but the answer is not 401, so the viewer does not ask for a new token: ${failureSentence(error, code)}`,
        "Have the service answer with 401 when a token is missing or has expired.",
      );
}

/** The viewer's server has to allow the origin of the printed `baseUrl`, or the browser blocks each call. */
const policyFinding = (baseUrl: string): Finding =>
  warning(
    "Policy",
    `The printed baseUrl works only where the page's Content-Security-Policy names ${new URL(baseUrl).origin}.`,
    "Add that origin after 'self' in connect-src of nginx.conf.",
  );
