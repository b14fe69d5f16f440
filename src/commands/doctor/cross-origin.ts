import { createBpPath, filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { codeOf } from "../error-code.ts";
import { type Finding, ok, warning } from "./finding.ts";
import type { ExamineOptions } from "./service-calls.ts";

const allowOrigin = "Access-Control-Allow-Origin";

/**
 * Sends the preflights that a browser sends before it calls the operations from another origin, without a token.
 * A page of the service's own origin asks for no permission.
 */
export async function crossOriginFinding(options: ExamineOptions): Promise<Finding | undefined> {
  const { origin, caseId } = options;
  if (origin === undefined) return undefined;
  const refusals = [
    await refusalOf(options, createBpPath, headersToAllow),
    await refusalOf(options, getBpItemPath(caseId), headersToAllow),
  ];
  const refusal = refusals.find((text) => text !== undefined);
  return refusal === undefined
    ? ok("CORS", `A page of ${origin} may call both operations.`)
    : refusedFinding(options, refusal);
}

/** Whether a page of the origin may also ask for files in a header. */
export async function filesHeaderFinding(options: ExamineOptions): Promise<Finding | undefined> {
  if (options.origin === undefined) return undefined;
  const path = getBpItemPath(options.caseId);
  const refusal = await refusalOf(options, path, [...headersToAllow, filesParameter]);
  return refusal === undefined ? undefined : refusedFinding(options, refusal);
}

/** Whether a page of the origin may read an answer with these headers. */
export function readingFinding(options: ExamineOptions, headers: Headers): Finding | undefined {
  const fault = originFault(headers, options.origin);
  return fault === undefined
    ? undefined
    : refusedFinding(options, `the answer of GetBpItem ${fault}.`);
}

const refusedFinding = ({ origin }: ExamineOptions, refusal: string): Finding =>
  warning(
    "CORS",
    `A page of ${origin} may not call it: ${refusal}`,
    'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
  );

/** Why a browser would not send a call with these headers, as a sentence; `undefined` where it would. */
async function refusalOf(
  { service, origin = "", timeoutSeconds }: ExamineOptions,
  path: string,
  requested: readonly string[],
): Promise<string | undefined> {
  try {
    const names = requested.map((name) => name.toLowerCase()).toSorted();
    const { status, headers } = await fetch(service + path, {
      method: "OPTIONS",
      redirect: "manual",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": names.join(","),
      },
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (status < 200 || status > 299) return `OPTIONS is answered with ${status}.`;
    const fault = originFault(headers, origin);
    if (fault !== undefined) return `the answer to OPTIONS ${fault}.`;
    const allowed = (headers.get("Access-Control-Allow-Headers") ?? "")
      .toLowerCase()
      .split(/[\s,]+/);
    const missing = names.find((name) => !allowed.includes(name) && !allowed.includes("*"));
    return missing && `Access-Control-Allow-Headers lacks ${missing}.`;
  } catch (error) {
    return `OPTIONS is not answered (${codeOf(error) || "no reason given"}).`;
  }
}

function originFault(headers: Headers, origin: string | undefined): string | undefined {
  const allowed = headers.get(allowOrigin);
  if (origin === undefined || allowed === "*" || allowed === origin) return undefined;
  return allowed === null ? `lacks ${allowOrigin}` : `allows another origin in ${allowOrigin}`;
}
