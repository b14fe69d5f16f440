import { filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import type { AnswerBody, CaseShape } from "./answer-body.ts";
import { isSlow, timeAndSize } from "./case-answer.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { originFault, preflight } from "./preflight.ts";
import { type CaseAnswer, type FilesFlag, readCase } from "./read-case.ts";
import { bodyOrRefusal } from "./refusal.ts";
import type { ExamineOptions } from "./request.ts";

/** How the service answers when it is asked for files. */
interface FilesFacts {
  /** The answer with files, and how they were asked for; `undefined` where none came. */
  readonly reading?: {
    readonly flag: FilesFlag;
    readonly answer: CaseAnswer;
    readonly shape: CaseShape;
  };
  /** What came instead of the files, for each way that was tried: `by a header: status 500 in 0.1 s (1 kB)`. */
  readonly failures: readonly string[];
}

const ways: Readonly<Record<FilesFlag, string>> = {
  query: "by the query string",
  header: "by a header",
};

/** The facts from the readings after the first one: with files in both ways, and without a token. */
export interface LaterFacts {
  readonly shape: CaseShape;
  readonly files: FilesFacts;
  /** Why a page of another origin may not ask for files by a header; `undefined` where it may, or need not. */
  readonly filesRefusal: string | undefined;
  /** The status of the answer without a token; `undefined` where none came. */
  readonly openStatus: number | undefined;
  /** Why a page of another origin may not read that answer, see {@link originFault}. */
  readonly openFault: string | undefined;
  readonly isReadWithoutToken: boolean;
}

/**
 * Reads the case with files, and without a token.
 * @param shape of the first answer.
 * @param isReadable whether a page of the origin may call both operations and read the answer.
 */
export async function factsOfLaterReadings(
  options: ExamineOptions,
  shape: CaseShape,
  isReadable: boolean,
): Promise<LaterFacts> {
  const { caseId, origin } = options;
  const files: FilesFacts = shape.documents > 0 ? await readFiles(options) : { failures: [] };
  const open = await tryToRead({ ...options, token: "" });
  const asksByHeader = origin !== undefined && files.reading?.flag === "header";
  const forFiles =
    asksByHeader && isReadable
      ? await preflight(options, getBpItemPath(caseId), [...headersToAllow, filesParameter])
      : undefined;
  return {
    shape,
    files,
    filesRefusal: forFiles?.refusal,
    openStatus: typeof open === "string" ? undefined : open.status,
    openFault: typeof open !== "string" && isReadable ? originFault(open, origin) : undefined,
    isReadWithoutToken: typeof open !== "string" && !("mark" in bodyOrRefusal(open, caseId)),
  };
}

/** Reads the case. @returns the answer, or why none came, as a sentence */
const tryToRead = (options: ExamineOptions, flag?: FilesFlag): Promise<CaseAnswer | string> =>
  readCase(options, flag).catch((error: unknown) => noAnswerFinding(error, options).message);

/** Spec: not shown; where `getFilesInBody` is sent, so both places are tried. */
async function readFiles(options: ExamineOptions): Promise<FilesFacts> {
  const failures: string[] = [];
  for (const flag of ["query", "header"] as const) {
    const answer = await tryToRead(options, flag);
    const body = typeof answer === "string" ? undefined : bodyOrRefusal(answer, options.caseId);
    if (typeof answer !== "string" && body && !("mark" in body) && body.shape.contents > 0) {
      return { reading: { flag, answer, shape: body.shape }, failures };
    }
    failures.push(`${ways[flag]}: ${withoutFiles(answer, body)}`);
  }
  return { failures };
}

/** Describes an answer that came without the files. */
function withoutFiles(answer: CaseAnswer | string, body?: AnswerBody | Finding): string {
  if (typeof answer === "string") return answer.replace(/\.$/, "");
  const refusal = body && "mark" in body ? body.message.replace(/\.$/, "") : undefined;
  const what = refusal ?? "the case without files";
  return `${answer.status > 299 ? `status ${answer.status}` : what} in ${timeAndSize(answer)}`;
}

export function* laterFindings(options: ExamineOptions, facts: LaterFacts): Generator<Finding> {
  if (facts.filesRefusal !== undefined) {
    yield warning(
      "CORS",
      `A page of ${options.origin} may not ask for files: ${facts.filesRefusal}`,
      `Allow ${filesParameter} there too, or serve the viewer from the service's own origin.`,
    );
  }
  if (facts.openFault !== undefined) {
    yield warning(
      "CORS",
      `The answer without a token ${facts.openFault}, so the viewer cannot see that a token is refused.`,
      "Send it with every answer, also with errors (in nginx: add_header with always).",
    );
  }
  yield filesFinding(facts);
  yield openFinding(facts);
  yield ok(
    "CreateBp",
    'Not called: nothing is created here. If the service refuses its keys, set requestKeys to "capitalized".',
  );
}

function filesFinding({ shape, files: { reading, failures } }: LaterFacts): Finding {
  if (shape.contents > 0) {
    return warning(
      "Files",
      "The files come with every case, also without being asked for, which makes each reading slow.",
      `Have the service send them only with ${filesParameter}=true.`,
    );
  }
  if (shape.documents === 0) {
    return warning(
      "Files",
      "The case has no attachment, so how files are asked for is not known.",
      "Run this again with --case and a case that has one.",
    );
  }
  if (!reading) {
    return warning(
      "Files",
      `No content of the ${shape.documents} attachments came (${failures.join("; ")}).`,
      failures.some((failure) => /status [45]/.test(failure))
        ? "Check the service's log for the readings with files; until then no document can be opened."
        : "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
    );
  }
  const way = ways[reading.flag];
  const { contents, damaged, dataUrls } = reading.shape;
  if (damaged > 0) {
    return warning(
      "Files",
      `They come ${way}, but ${damaged} of ${contents} ${damaged === dataUrls ? "as a data URL" : "as no base64"}, which the viewer does not open.`,
      "Have the service send the content of each file as base64, and nothing else.",
    );
  }
  if (contents < shape.documents) {
    return warning(
      "Files",
      `They come ${way}, but with content for ${contents} of ${shape.documents} attachments only.`,
      "Check in the service whether the others are empty; the viewer cannot open them.",
    );
  }
  return isSlow(reading.answer.seconds)
    ? warning(
        "Files",
        `They come ${way}, but take ${timeAndSize(reading.answer)}.`,
        "Raise readTimeoutSeconds, as below, and have the service send files faster.",
      )
    : ok("Files", `They come ${way}, in ${timeAndSize(reading.answer)}.`);
}

function openFinding({ openStatus: status, isReadWithoutToken }: LaterFacts): Finding {
  if (isReadWithoutToken) {
    return warning(
      "Sign-in",
      "The case comes without a token too.",
      'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
    );
  }
  if (status === 401 || status === 403) return ok("Sign-in", "Without a token no case comes.");
  if (status !== undefined && status < 500 && status !== 429) {
    return warning(
      "Sign-in",
      `Without a token no case comes, but the answer has status ${status}, not 401, so the viewer does not ask for a new token.`,
      "Have the service answer with 401 when a token is missing or has expired.",
    );
  }
  return warning(
    "Sign-in",
    `Without a token the service answers with ${status === undefined ? "nothing" : `status ${status}`}, so it is not known whether it needs one.`,
    "Run this again when the service is less busy, and have it answer 401 to a missing token.",
  );
}
