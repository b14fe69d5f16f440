import type { ContractNote } from "#wire/contract-note.ts";
import { filesParameter, getBpItemPath, tokenHeader } from "#wire/operations.ts";
import { type Answer, type ServiceOptions, send } from "./call.ts";
import {
  type CaseShape,
  checkDates,
  checkNotes,
  describe,
  notesOn,
  readObject,
  refusalIn,
  shapeOf,
} from "./check-case.ts";
import {
  checkConnection,
  checkHeaders,
  checkPreflight,
  isOriginAllowed,
  unreachable,
} from "./check-connection.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** What to examine. */
export interface ExamineOptions extends ServiceOptions {
  readonly caseId: number;
  /** Without the word `Bearer`. */
  readonly token: string;
  /** The origin of the viewer's page, from which it calls the service. */
  readonly origin: string;
}

/** The settings of `config.json` that the checks have found. */
export interface FoundSettings {
  readonly baseUrl: string;
  readonly auth: "token" | "proxy";
  readonly filesFlag: "query" | "header";
  readonly requestKeys: "exact";
  readonly timeZone: "";
  readonly readTimeoutSeconds?: number;
}

/** The result of {@link examine}. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** `undefined` when the viewer cannot work with the service. */
  readonly settings: FoundSettings | undefined;
}

/** The default of the setting `readTimeoutSeconds`. */
const readTimeoutSeconds = 30;

/** Examines a service with GetBpItem and the preflights of a browser. Creates nothing. */
export async function examine(options: ExamineOptions): Promise<Diagnosis> {
  const connection = await checkConnection(options);
  const findings = [...connection.findings];
  const stop = (): Diagnosis => ({ findings, notes: [], settings: undefined });
  if (!connection.isSafe) return stop();

  const preflight = await checkPreflight(options, options, connection.isHttp2);
  findings.push(...preflight.findings);
  const path = getBpItemPath(options.caseId);
  let answer: Answer;
  try {
    answer = await read(options, path);
  } catch (error) {
    findings.push(unreachable(options, error));
    return stop();
  }
  const receivedAt = Date.now();
  findings.push(...checkHeaders(answer, receivedAt));
  const refusal = refusalIn(answer, options.caseId);
  const json = readObject(answer);
  if (refusal || !json) {
    if (refusal) findings.push(refusal);
    return stop();
  }

  const shape = shapeOf(json);
  const notes = notesOn(json);
  findings.push(describe(answer, shape), ...slowFindings(answer), checkDates(shape));
  findings.push(checkNotes(notes));
  const files = await checkFiles(options, path, shape);
  const signIn = await checkSignIn(options, path);
  findings.push(...files.findings, ...signIn.findings);
  const isReadable = preflight.isAllowed && isOriginAllowed(answer.headers, options.origin);
  // A browser lets a page of https call plain http only on this computer.
  const isMixed = options.origin.startsWith("https:") && !connection.isPrivate;
  if (preflight.isAllowed && !isReadable) {
    findings.push(
      warning(
        "CORS",
        "The preflight is allowed, but the answer itself lacks Access-Control-Allow-Origin.",
        "Send it with every answer, or serve the viewer from the service's own origin.",
      ),
    );
  }
  findings.push(keysFinding);
  if (findings.some(({ mark }) => mark === "error"))
    return { findings, notes, settings: undefined };
  return {
    findings,
    notes,
    settings: {
      baseUrl: isReadable && !isMixed ? options.service : "",
      auth: signIn.auth,
      filesFlag: files.flag,
      requestKeys: "exact",
      timeZone: "",
      ...(isSlow(answer) && { readTimeoutSeconds: Math.ceil(answer.seconds * 4) }),
    },
  };
}

function read(
  options: ExamineOptions,
  path: string,
  more: Record<string, string> = {},
): Promise<Answer> {
  const token: Record<string, string> =
    options.token === "" ? {} : { [tokenHeader]: `Bearer ${options.token}` };
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "Accept-Encoding": "gzip, deflate, br",
    Origin: options.origin,
    ...token,
    ...more,
  };
  return send(options, { method: "POST", path, headers });
}

const isSlow = ({ seconds }: Answer) => seconds > readTimeoutSeconds / 4;

const slowFindings = (answer: Answer): Finding[] =>
  isSlow(answer)
    ? [
        warning(
          "Speed",
          `The case took ${Math.round(answer.seconds)} s; the viewer gives up after ${readTimeoutSeconds} s.`,
          "Raise readTimeoutSeconds, as below, and createTimeoutSeconds likewise.",
        ),
      ]
    : [];

/** Requests the files in both ways. Spec: not shown; where `getFilesInBody` is sent. */
async function checkFiles(
  options: ExamineOptions,
  path: string,
  { documents, contents }: CaseShape,
): Promise<{ readonly findings: readonly Finding[]; readonly flag: "query" | "header" }> {
  const subject = "Files";
  if (documents === 0) {
    const finding = warning(
      subject,
      "The case has no attachment, so how files are asked for is not known.",
      "Run this again with --case and a case that has one.",
    );
    return { findings: [finding], flag: "query" };
  }
  const unrequested =
    contents > 0
      ? [
          warning(
            subject,
            "The files come with every case, also unasked, which makes each reading slow.",
            `Have the service send them only with ${filesParameter}=true.`,
          ),
        ]
      : [];
  const byQuery = await contentsOf(read(options, `${path}?${filesParameter}=true`));
  if (byQuery > 0) {
    return {
      findings: [...unrequested, ok(subject, "They come by the query string.")],
      flag: "query",
    };
  }
  const byHeader = await contentsOf(read(options, path, { [filesParameter]: "true" }));
  if (byHeader > 0) {
    return { findings: [...unrequested, ok(subject, "They come by a header.")], flag: "header" };
  }
  const finding = warning(
    subject,
    `No content of the ${documents} attachments came, neither by the query string nor by a header.`,
    "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
  );
  return { findings: [finding], flag: "query" };
}

/** The number of documents with content in an answer; 0 when no answer comes. */
async function contentsOf(pending: Promise<Answer>): Promise<number> {
  try {
    const json = readObject(await pending);
    return json ? shapeOf(json).contents : 0;
  } catch {
    return 0;
  }
}

/** Whether a proxy adds the token, so that the operator need not enter one. */
async function checkSignIn(
  options: ExamineOptions,
  path: string,
): Promise<{ readonly findings: readonly Finding[]; readonly auth: "token" | "proxy" }> {
  const subject = "Sign-in";
  let isOpen = false;
  try {
    const answer = await read({ ...options, token: "" }, path);
    isOpen = refusalIn(answer, options.caseId) === undefined;
  } catch {
    // No answer: then no case came without a token.
  }
  if (!isOpen) return { findings: [ok(subject, "Without a token no case comes.")], auth: "token" };
  const finding = warning(
    subject,
    "The case comes without a token too.",
    'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
  );
  return { findings: [finding], auth: "proxy" };
}

const keysFinding: Finding = ok(
  "CreateBp",
  'Not called: nothing is created here. If the service refuses its keys, set requestKeys to "capitalized".',
);
