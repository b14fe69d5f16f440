import { filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import type { CaseShape } from "./answer-body.ts";
import { isSlow, timeAndSize } from "./case-answer.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { preflight } from "./preflight.ts";
import { type CaseAnswer, type FilesFlag, readCase } from "./read-case.ts";
import { bodyOrRefusal } from "./refusal.ts";
import type { ExamineOptions } from "./request.ts";

/** How the service answers when it is asked for files. */
interface FilesFacts {
  /** The answer with files, and how they were asked for; `undefined` where none came. */
  readonly reading?: { readonly flag: FilesFlag; readonly answer: CaseAnswer };
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
  readonly isReadWithoutToken: boolean;
}

/**
 * Reads the case with files, and without a token.
 * @param shape of the first answer.
 * @param isCallAllowed whether a page of another origin may call both operations.
 */
export async function factsOfLaterReadings(
  options: ExamineOptions,
  shape: CaseShape,
  isCallAllowed: boolean,
): Promise<LaterFacts> {
  const { caseId, origin } = options;
  const files: FilesFacts = shape.documents > 0 ? await readFiles(options) : { failures: [] };
  const open = await tryToRead({ ...options, token: "" });
  const asksByHeader = origin !== undefined && files.reading?.flag === "header";
  const forFiles =
    asksByHeader && isCallAllowed
      ? await preflight(options, getBpItemPath(caseId), [...headersToAllow, filesParameter])
      : undefined;
  return {
    shape,
    files,
    filesRefusal: forFiles?.refusal,
    openStatus: typeof open === "string" ? undefined : open.status,
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
    if (typeof answer !== "string" && (answer.body?.shape.contents ?? 0) > 0) {
      return { reading: { flag, answer }, failures };
    }
    failures.push(`${ways[flag]}: ${withoutFiles(answer)}`);
  }
  return { failures };
}

/** Describes an answer that came without the files. */
function withoutFiles(answer: CaseAnswer | string): string {
  if (typeof answer === "string") return answer.replace(/\.$/, "");
  const what = answer.body ? "the case without files" : "no JSON";
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
  if (status !== undefined && (status < 300 || status === 401 || status === 403)) {
    return ok("Sign-in", "Without a token no case comes.");
  }
  return warning(
    "Sign-in",
    `Without a token the service answers with ${status === undefined ? "nothing" : `status ${status}`}, so it is not known whether it needs one.`,
    "Run this again when the service is less busy, and have it answer 401 to a missing token.",
  );
}
