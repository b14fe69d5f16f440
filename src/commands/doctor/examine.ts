import { type ContractNote, contractNotes } from "#wire/contract-note.ts";
import { factsOfLaterReadings, type LaterFacts, laterFindings } from "./after-case.ts";
import { connectionFindings, factsOfConnection } from "./before-case.ts";
import { answerFindings, isSlow } from "./case-answer.ts";
import { canWork, type Finding, warning } from "./finding.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { originFault } from "./preflight.ts";
import { readCase } from "./read-case.ts";
import { bodyOrRefusal } from "./refusal.ts";
import type { Answer, ExamineOptions } from "./request.ts";

export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly notes: readonly ContractNote[];
  /** For `config.json`; `undefined` when the viewer cannot work with the service. */
  readonly settings?: ReturnType<typeof settingsFor> | undefined;
}

/** Examines a service with GetBpItem and the preflights of a browser. Creates nothing. */
export async function examine(given: ExamineOptions): Promise<Diagnosis> {
  // A page of the service's own origin asks for no permission.
  const isSameOrigin = given.origin === new URL(given.service).origin;
  const options = isSameOrigin ? { ...given, origin: undefined } : given;
  const findings: Finding[] = [];
  try {
    const connection = await factsOfConnection(options);
    findings.push(...connectionFindings(connection));
    const answer = await readCase(options);
    const body = bodyOrRefusal(answer, options.caseId, options.token !== "");
    if ("mark" in body) return { findings: [...findings, body], notes: [] };
    const { json, shape } = body;
    const notes = contractNotes(json);
    const isCallAllowed = connection.corsRefusal === undefined;
    findings.push(...answerFindings(options, answer, shape, notes, isCallAllowed));
    const isReadable = isCallAllowed && originFault(answer, options.origin) === undefined;
    const later = await factsOfLaterReadings(options, shape, isReadable);
    findings.push(...laterFindings(options, later));
    const settings = canWork(findings)
      ? settingsFor(options, isReadable, answer, later)
      : undefined;
    if (settings && settings.baseUrl !== "") findings.push(policyFinding(settings.baseUrl));
    return { findings, notes, settings };
  } catch (error) {
    return { findings: [...findings, noAnswerFinding(error, options)], notes: [] };
  }
}

/** The viewer's server has to allow the origin of the printed `baseUrl`, or the browser blocks each call. */
const policyFinding = (baseUrl: string): Finding =>
  warning(
    "Policy",
    `The printed baseUrl works only where the page's Content-Security-Policy names ${new URL(baseUrl).origin}.`,
    "Add that origin after 'self' in connect-src of nginx.conf.",
  );

function settingsFor(
  { origin, service }: ExamineOptions,
  isReadable: boolean,
  answer: Answer,
  { isReadWithoutToken, files }: LaterFacts,
) {
  const slowest = Math.max(answer.seconds, files.reading?.answer.seconds ?? 0);
  return {
    baseUrl: origin !== undefined && isReadable ? service : "",
    auth: isReadWithoutToken ? "proxy" : "token",
    filesFlag: files.reading?.flag ?? "query",
    requestKeys: "exact",
    timeZone: "",
    ...(isSlow(slowest) && { readTimeoutSeconds: Math.ceil(slowest * 4) }),
  };
}
