import type { Settings } from "#config/settings.ts";
import { createBpPath, filesParameter, getBpItemPath, headersToAllow } from "#wire/operations.ts";
import { codeOf, type Finding, ok, warning } from "./finding.ts";
import type { ExamineOptions } from "./service-calls.ts";

const allowOrigin = "Access-Control-Allow-Origin";

/**
 * Whether a page of another origin may call both operations, by the preflights that its browser sends, without a
 * token, and by the headers of an answer of GetBpItem.
 */
export async function crossOriginFinding(
  options: ExamineOptions,
  origin: string,
  flag: Settings["filesFlag"],
  answerHeaders: Headers,
): Promise<Finding> {
  const readHeaders = flag === "header" ? [...headersToAllow, filesParameter] : headersToAllow;
  const fault = originFault(answerHeaders, origin);
  const refusal =
    (await refusalOf(options, origin, createBpPath, headersToAllow)) ??
    (await refusalOf(options, origin, getBpItemPath(options.caseId), readHeaders)) ??
    (fault && `the answer of GetBpItem ${fault}.`);
  return refusal === undefined
    ? ok("CORS", `A page of ${origin} may call both operations.`)
    : warning(
        "CORS",
        `A page of ${origin} may not call it: ${refusal}`,
        'Serve the viewer from the service\'s own origin, as deploy/ does with nginx, and leave baseUrl "".',
      );
}

/** Why a browser would not send a call with these headers, as a sentence; `undefined` where it would. */
async function refusalOf(
  { service, timeoutSeconds }: ExamineOptions,
  origin: string,
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

function originFault(headers: Headers, origin: string): string | undefined {
  const allowed = headers.get(allowOrigin);
  if (allowed === "*" || allowed === origin) return undefined;
  return allowed === null ? `lacks ${allowOrigin}` : `allows another origin in ${allowOrigin}`;
}
