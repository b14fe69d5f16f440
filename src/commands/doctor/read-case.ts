import { filesParameter, getBpItemPath, requestHeaders } from "#wire/operations.ts";
import { hasPageTag } from "#wire/web-page.ts";
import { type AnswerBody, readBody } from "./answer-body.ts";
import { type Answer, type ExamineOptions, send } from "./request.ts";

/** The place of the flag that asks for files. */
export type FilesFlag = "query" | "header";

export interface CaseAnswer extends Answer {
  /** `undefined` where the body is no JSON object. */
  readonly body: AnswerBody | undefined;
}

/**
 * Reads the case.
 * @param files `undefined` for an answer without files.
 * @throws NoAnswer
 */
export async function readCase(options: ExamineOptions, files?: FilesFlag): Promise<CaseAnswer> {
  const { caseId, token } = options;
  const query = files === "query" ? `?${filesParameter}=true` : "";
  const answer = await send(options, "POST", getBpItemPath(caseId) + query, {
    ...requestHeaders(token === "" ? undefined : `Bearer ${token}`),
    ...(files === "header" && { [filesParameter]: "true" }),
  });
  return { ...answer, body: readBody(answer.text) };
}

/** What an answer with tags is, whatever its `Content-Type` says; `undefined` where it has none. */
export function markupOf({ headers, text }: Answer): "a web page" | "XML" | undefined {
  const start = text.slice(0, 2000).trimStart();
  if (/html/i.test(headers.get("content-type") ?? "") || hasPageTag(start)) return "a web page";
  return start.startsWith("<") ? "XML" : undefined;
}
