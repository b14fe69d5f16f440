import type { ContractNote } from "#wire/contract-note.ts";
import { createBpPath, getBpItemPath } from "#wire/operations.ts";
import { type CaseFacts, caseChecks, isSlow, notesOn, refusalIn, shapeOf } from "./case-checks.ts";
import {
  type ConnectionFacts,
  connectionChecks,
  isCallAllowed,
  isOriginAllowed,
  isPrivate,
  reasonOf,
} from "./connection-checks.ts";
import { type Finding, runChecks } from "./finding.ts";
import {
  type Answer,
  type ExamineOptions,
  NoAnswer,
  openTls,
  readCase,
  sendPreflight,
} from "./request.ts";

/** The settings of `config.json` that the checks have found. */
interface FoundSettings {
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

/** Examines a service with GetBpItem and the preflights of a browser. Creates nothing. */
export async function examine(options: ExamineOptions): Promise<Diagnosis> {
  const findings: Finding[] = [];
  const stopped = (...last: Finding[]): Diagnosis => {
    return { findings: [...findings, ...last], notes: [], settings: undefined };
  };
  try {
    const connection = await factsOfConnection(options);
    findings.push(...runChecks(connectionChecks, connection));
    const answer = await readCase(options);
    const refusal = refusalIn(answer, options.caseId);
    if (refusal) return stopped({ subject: "GetBpItem", ...refusal });
    const facts = await factsOfCase(options, answer, isCallAllowed(connection));
    findings.push(...runChecks(caseChecks, facts));
    const canWork = findings.every(({ mark }) => mark !== "error");
    return {
      findings,
      notes: facts.notes,
      settings: canWork ? settingsFor(connection, facts) : undefined,
    };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const subject = /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(error.code) ? "Certificate" : "Connection";
    return stopped({ subject, ...reasonOf(error.code, options) });
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
  mayCall: boolean,
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
  return {
    options,
    answer,
    shape,
    notes: notesOn(answer),
    isCallAllowed: mayCall,
    filesFlag,
    isReadWithoutToken,
  };
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

function settingsFor(connection: ConnectionFacts, facts: CaseFacts): FoundSettings {
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
