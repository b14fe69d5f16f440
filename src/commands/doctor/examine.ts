import type { ContractNote } from "#wire/contract-note.ts";
import { createBpPath, filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { type CaseFacts, caseFindings, isSlow, shapeOf } from "./case-checks.ts";
import {
  type ConnectionFacts,
  connectionFindings,
  isCallAllowed,
  isOriginAllowed,
  isPrivate,
  noAnswerFinding,
  preflightRefusal,
} from "./connection-checks.ts";
import type { Finding } from "./finding.ts";
import { refusalIn } from "./refusal.ts";
import {
  type Answer,
  type ExamineOptions,
  NoAnswer,
  openTls,
  readCase,
  sendPreflight,
} from "./request.ts";
import { notesOn } from "./specification-check.ts";

/** The result of {@link examine}. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** For `config.json`; `undefined` when the viewer cannot work with the service. */
  readonly settings: ReturnType<typeof settingsFor> | undefined;
}

/** Examines a service with GetBpItem and the preflights of a browser. Creates nothing. */
export async function examine(options: ExamineOptions): Promise<Diagnosis> {
  const findings: Finding[] = [];
  const stoppedBy = (last: Finding): Diagnosis => {
    return { findings: [...findings, last], notes: [], settings: undefined };
  };
  try {
    const connection = await factsOfConnection(options);
    findings.push(...connectionFindings(connection));
    const answer = await readCase(options);
    const refusal = refusalIn(answer, options.caseId);
    if (refusal) return stoppedBy(refusal);
    const facts = await factsOfCase(options, answer, isCallAllowed(connection));
    findings.push(...caseFindings(facts));
    const canWork = findings.every(({ mark }) => mark !== "error");
    const settings = canWork ? settingsFor(connection, facts) : undefined;
    return { findings, notes: facts.notes, settings };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return stoppedBy(noAnswerFinding(error, options));
  }
}

async function factsOfConnection(options: ExamineOptions): Promise<ConnectionFacts> {
  const tls = options.service.startsWith("https:") ? await openTls(options) : undefined;
  try {
    const create = await sendPreflight(options, createBpPath);
    const read = await sendPreflight(options, getBpItemPath(options.caseId));
    return { options, tls, preflights: [create, read] };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { options, tls, preflights: error };
  }
}

async function factsOfCase(
  options: ExamineOptions,
  answer: Answer,
  isCallAllowed: boolean,
): Promise<CaseFacts> {
  const shape = shapeOf(answer);
  // Spec: not shown; where `getFilesInBody` is sent, so both places are tried.
  let filesFlag: CaseFacts["filesFlag"];
  for (const flag of shape.documents > 0 ? (["query", "header"] as const) : []) {
    filesFlag ??= (await succeeds(readCase(options, flag), hasFiles)) ? flag : undefined;
  }
  const isReadWithoutToken = await succeeds(
    readCase({ ...options, token: "" }),
    (open) => refusalIn(open, options.caseId) === undefined,
  );
  const notes = notesOn(answer);
  const asksByHeader = isCallAllowed && filesFlag === "header";
  const filesRefusal = asksByHeader ? await refusalOfFiles(options) : undefined;
  return {
    options,
    answer,
    shape,
    notes,
    isCallAllowed,
    filesFlag,
    filesRefusal,
    isReadWithoutToken,
  };
}

/** Why a browser may not send the header that asks for files, by the preflight that it sends before. */
async function refusalOfFiles(options: ExamineOptions): Promise<string | undefined> {
  const requested = [...headersToAllow, filesParameter];
  try {
    const answer = await sendPreflight(options, getBpItemPath(options.caseId), requested);
    return preflightRefusal(answer, options, requested);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return noAnswerFinding(error, options).seen;
  }
}

const hasFiles = (answer: Answer): boolean => shapeOf(answer).contents > 0;

/** Whether an answer comes that is as it should be. */
async function succeeds(
  pending: Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<boolean> {
  try {
    return isRight(await pending);
  } catch {
    return false;
  }
}

function settingsFor(connection: ConnectionFacts, facts: CaseFacts) {
  const { options, answer } = facts;
  // A browser lets a page of https call plain http only on this computer.
  const isMixed = options.origin.startsWith("https:") && !isPrivate(connection);
  const isReadable = facts.isCallAllowed && isOriginAllowed(answer, options.origin);
  return {
    baseUrl: isReadable && !isMixed ? options.service : "",
    auth: facts.isReadWithoutToken ? "proxy" : "token",
    filesFlag: facts.filesFlag ?? "query",
    requestKeys: "exact",
    timeZone: "",
    ...(isSlow(answer) && { readTimeoutSeconds: Math.ceil(answer.seconds * 4) }),
  };
}
