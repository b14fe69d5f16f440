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
  if (!isOriginAllowed(answer, origin)) return "Access-Control-Allow-Origin does not allow it.";
  const names = (headers.get("access-control-allow-headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const missing = requested.find(
    (name) => !names.includes(name.toLowerCase()) && !names.includes("*"),
  );
  return missing && `Access-Control-Allow-Headers lacks ${missing}.`;
}

/** Whether an answer's headers let a page of the origin read it. The service's own page always may. */
export const isOriginAllowed = ({ headers }: Answer, origin: string | undefined): boolean =>
  origin === undefined || ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");
