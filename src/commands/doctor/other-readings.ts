import { filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { isSlow, timeAndSize } from "./case-answer.ts";
import { type CaseShape, shapeOf } from "./case-shape.ts";
import { type Finding, ok, warning } from "./finding.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { preflight } from "./preflight.ts";
import { readObject, refusalIn } from "./refusal.ts";
import { type Answer, type ExamineOptions, NoAnswer, readCase } from "./request.ts";

/** A reading of the case: its answer, or why none came. */
type Reading = Answer | { readonly noAnswer: string };

/** The facts from the readings after the first one. */
export type OtherFacts = Awaited<ReturnType<typeof factsOfOtherReadings>>;

const tryToRead = (options: ExamineOptions, files?: "query" | "header"): Promise<Reading> =>
  readCase(options, files).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    return { noAnswer: noAnswerFinding(error, options).seen };
  });

const hasFiles = (reading: Reading): reading is Answer =>
  "status" in reading && readObject(reading) !== undefined && shapeOf(reading).contents > 0;

/**
 * Reads the case with files in both ways, and without a token.
 * @param isCallAllowed whether a page of another origin may call both operations.
 */
export async function factsOfOtherReadings(
  options: ExamineOptions,
  shape: CaseShape,
  isCallAllowed: boolean,
) {
  const { caseId, origin } = options;
  const readings: Partial<Record<"query" | "header", Reading>> = {};
  /** The way in which files come; `undefined` where none come. */
  let filesFlag: "query" | "header" | undefined;
  // Spec: not shown; where `getFilesInBody` is sent, so both places are tried.
  for (const flag of shape.documents > 0 ? (["query", "header"] as const) : []) {
    if (filesFlag) break;
    const reading = await tryToRead(options, flag);
    readings[flag] = reading;
    if (hasFiles(reading)) filesFlag = flag;
  }
  const open = await tryToRead({ ...options, token: "" });
  const requested = [...headersToAllow, filesParameter];
  const asksByHeader = origin !== undefined && isCallAllowed && filesFlag === "header";
  const forFiles = asksByHeader && (await preflight(options, getBpItemPath(caseId), requested));
  return {
    shape,
    readings,
    filesFlag,
    /** Why a page of another origin may not ask for files by a header; `undefined` where it may, or need not. */
    filesRefusal: forFiles ? forFiles.refusal : undefined,
    open,
    isReadWithoutToken: "status" in open && refusalIn(open, caseId) === undefined,
  };
}

/** What is found out by the readings after the first one. */
export function* otherFindings(options: ExamineOptions, facts: OtherFacts): Generator<Finding> {
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

function filesFinding({ shape, filesFlag, readings }: OtherFacts): Finding {
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
  const reading = filesFlag && readings[filesFlag];
  if (reading && "status" in reading) {
    const way = filesFlag === "query" ? "the query string" : "a header";
    return isSlow(reading.seconds)
      ? warning(
          "Files",
          `They come by ${way}, but take ${timeAndSize(reading)}.`,
          "Raise readTimeoutSeconds, as below, and have the service send files faster.",
        )
      : ok("Files", `They come by ${way}, in ${timeAndSize(reading)}.`);
  }
  const reasons = [
    ["by the query string", readings.query] as const,
    ["by a header", readings.header] as const,
  ].flatMap(([way, failed]) => (failed ? [`${way}: ${withoutFiles(failed)}`] : []));
  return warning(
    "Files",
    `No content of the ${shape.documents} attachments came (${reasons.join("; ")}).`,
    reasons.some((reason) => /status [45]/.test(reason))
      ? "Check the service's log for the readings with files; until then no document can be opened."
      : "Ask whoever runs the service how it takes getFilesInBody; until then no document can be opened.",
  );
}

/** What came in the place of the files. */
const withoutFiles = (reading: Reading): string => {
  if ("noAnswer" in reading) return reading.noAnswer.replace(/\.$/, "");
  const what = readObject(reading) === undefined ? "no JSON" : "the case without files";
  return `${reading.status > 299 ? `status ${reading.status}` : what} in ${timeAndSize(reading)}`;
};

function openFinding({ open, isReadWithoutToken }: OtherFacts): Finding {
  if (isReadWithoutToken) {
    return warning(
      "Sign-in",
      "The case comes without a token too.",
      'If a proxy adds the token, keep auth "proxy" and let nobody reach it who may not act with that token.',
    );
  }
  const status = "status" in open ? open.status : 0;
  if (status === 401 || status === 403 || (status > 0 && status < 300)) {
    return ok("Sign-in", "Without a token no case comes.");
  }
  return warning(
    "Sign-in",
    `Without a token the service answers with ${status > 0 ? `status ${status}` : "nothing"}, so it is not known whether it needs one.`,
    "Run this again when the service is less busy, and have it answer 401 to a missing token.",
  );
}
