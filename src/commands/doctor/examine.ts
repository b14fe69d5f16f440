import type { ContractNote } from "#wire/contract-note.ts";
import { type CaseFacts, caseFindings, factsOfCase, isSlow } from "./case-checks.ts";
import {
  type ConnectionFacts,
  connectionFindings,
  factsOfConnection,
  isOriginAllowed,
  noAnswerFinding,
} from "./connection-checks.ts";
import type { Finding } from "./finding.ts";
import { refusalIn } from "./refusal.ts";
import { type ExamineOptions, NoAnswer, readCase } from "./request.ts";

/** The result of {@link examine}. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** For `config.json`; `undefined` when the viewer cannot work with the service. */
  readonly settings?: ReturnType<typeof settingsFor> | undefined;
}

/** Examines a service with GetBpItem and the preflights of a browser. Creates nothing. */
export async function examine(options: ExamineOptions): Promise<Diagnosis> {
  const findings: Finding[] = [];
  try {
    const connection = await factsOfConnection(options);
    findings.push(...connectionFindings(connection));
    const answer = await readCase(options);
    const refusal = refusalIn(answer, options.caseId);
    if (refusal) return { findings: [...findings, refusal], notes: [] };
    const facts = await factsOfCase(options, answer, connection.corsRefusal === undefined);
    findings.push(...caseFindings(facts));
    const canWork = findings.every(({ mark }) => mark !== "error");
    const settings = canWork ? settingsFor(connection, facts) : undefined;
    return { findings, notes: facts.notes, settings };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { findings: [...findings, noAnswerFinding(error, options)], notes: [] };
  }
}

function settingsFor({ options, isPrivate }: ConnectionFacts, facts: CaseFacts) {
  const { answer, isCallAllowed, isReadWithoutToken, filesFlag = "query" } = facts;
  // A browser lets a page of https call plain http only on this computer.
  const isMixed = options.origin.startsWith("https:") && !isPrivate;
  const isReadable = isCallAllowed && isOriginAllowed(answer, options.origin);
  return {
    baseUrl: isReadable && !isMixed ? options.service : "",
    auth: isReadWithoutToken ? "proxy" : "token",
    filesFlag,
    requestKeys: "exact",
    timeZone: "",
    ...(isSlow(answer) && { readTimeoutSeconds: Math.ceil(answer.seconds * 4) }),
  };
}
