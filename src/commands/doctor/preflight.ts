import { headersToAllow } from "#wire/operations.ts";
import { noAnswerFinding } from "./no-answer.ts";
import { type Answer, type ExamineOptions, send } from "./request.ts";

/**
 * Sends the preflight that a browser sends before it calls an operation from another origin, without a token.
 * @param requested the headers of the call that would follow it.
 * @returns why a browser would not send that call, as a sentence, and whether the connection stays open.
 */
export async function preflight(options: ExamineOptions, path: string, requested = headersToAllow) {
  try {
    const names = requested.map((name) => name.toLowerCase()).toSorted();
    const answer = await send(options, "OPTIONS", path, {
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": names.join(","),
    });
    const keepsConnection = answer.headers.get("connection")?.toLowerCase() !== "close";
    return { refusal: refusalOf(answer, options, requested), keepsConnection };
  } catch (error) {
    return { refusal: noAnswerFinding(error, options).message, keepsConnection: false };
  }
}

function refusalOf(
  answer: Answer,
  { origin }: ExamineOptions,
  requested: readonly string[],
): string | undefined {
  const { status, headers } = answer;
  if (status < 200 || status > 299) return `OPTIONS is answered with ${status}.`;
  const fault = originFault(answer, origin);
  if (fault !== undefined) return `the answer to OPTIONS ${fault}.`;
  const names = (headers.get("access-control-allow-headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const missing = requested.find(
    (name) => !names.includes(name.toLowerCase()) && !names.includes("*"),
  );
  return missing && `Access-Control-Allow-Headers lacks ${missing}.`;
}

/**
 * Why the headers of an answer do not let a page of the origin read it: `lacks Access-Control-Allow-Origin`;
 * `undefined` where they do. The service's own page always may.
 */
export function originFault({ headers }: Answer, origin: string | undefined): string | undefined {
  const name = "Access-Control-Allow-Origin";
  const allowed = headers.get(name);
  if (origin === undefined || allowed === "*" || allowed === origin) return undefined;
  if (allowed === null) return `lacks ${name}`;
  if (allowed.includes(",")) return `has more than one value in ${name}`;
  return allowed === "null" ? `has null in ${name}` : `allows another origin in ${name}`;
}
