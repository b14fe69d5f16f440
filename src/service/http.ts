import { writeJson } from "#wire/json.ts";
import { createBpPath, filesParameter, servicePath, tokenHeader } from "#wire/operations.ts";
import type { Engine } from "./engine.ts";
import type { LocalizedText, ServiceLanguage } from "./language.ts";
import { readCreateRequest } from "./request.ts";

export type Handle = (request: Request) => Promise<Response>;

/** An answer in JSON. Spec, GetBpItem: the response headers. */
function jsonResponse(body: unknown, status = 200): Response {
  return new Response(writeJson(body), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-cache",
      Pragma: "no-cache",
    },
  });
}

/** Spec, Errors: a failure in words. */
const refusal = (errorMessage: string, status = 200): Response =>
  jsonResponse({ success: false, errorMessage }, status);

/** Whether a call has a token. Spec: not shown; which tokens are valid, so any text is. */
export const hasToken = ({ headers }: Request): boolean =>
  /^Bearer \S+$/.test(headers.get(tokenHeader) ?? "");

const getBpItemPattern = new RegExp(`${servicePath}/GetBpItem/([^/]*)$`);

/** The id in the path of GetBpItem, as received; `undefined` for any other call. */
export const caseIdIn = ({ url }: Request): string | undefined =>
  getBpItemPattern.exec(new URL(url).pathname)?.[1];

export const isCreate = ({ url }: Request): boolean => new URL(url).pathname.endsWith(createBpPath);

/**
 * Makes BpEngineApi over HTTP, below any base address.
 * Spec: not shown; the statuses other than 200, so they are those of HTTP.
 */
export function createHandle(engine: Engine, languageNow: () => ServiceLanguage): Handle {
  async function createBp(request: Request): Promise<Response> {
    const read = await readCreateRequest(request);
    const answer = read && (await engine.createBp(read));
    return answer ? jsonResponse(answer) : refusal("The body is not a request for CreateBp.", 400);
  }

  async function getBpItem(id: string, isWithFiles: boolean): Promise<Response> {
    if (!/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) {
      return refusal(texts.noCaseId[languageNow()]);
    }
    const bpItem = await engine.getBpItem(Number(id), isWithFiles);
    if (bpItem === undefined) return refusal(texts.noCase(id)[languageNow()]);
    return jsonResponse({ bpItem, success: true, errorMessage: "" });
  }

  return async (request) => {
    const id = caseIdIn(request);
    if (id === undefined && !isCreate(request)) return refusal("There is no such operation.", 404);
    if (request.method !== "POST") return refusal("Both operations use POST.", 405);
    // Spec: not shown; the body of an answer to a call without a token.
    if (!hasToken(request)) return jsonResponse({}, 401);
    return id === undefined ? createBp(request) : getBpItem(id, wantsFiles(request));
  };
}

/** Spec: not shown; the place of the flag, so the query string, in any casing, and a header are read. */
function wantsFiles({ url, headers }: Request): boolean {
  const query = new URLSearchParams(new URL(url).search.toLowerCase());
  const flag = query.get(filesParameter.toLowerCase()) ?? headers.get(filesParameter);
  return flag?.toLowerCase() === "true";
}

const texts = {
  noCaseId: { en: "This is not a case id.", ru: "Это не номер кейса." },
  noCase: (id: string): LocalizedText => ({
    en: `Case ${id} was not found.`,
    ru: `Кейс ${id} не найден.`,
  }),
};
