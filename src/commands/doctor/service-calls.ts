import { Failure } from "#api/failure.ts";
import { getFilesCall, type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { send } from "#api/transport.ts";
import type { Settings } from "#config/settings.ts";
import type { CaseId } from "#model/case-id.ts";
import { getBpItemPath } from "#wire/operations.ts";
import { codeOf } from "./finding.ts";

export interface ExamineOptions {
  /** Absolute http(s) address without a slash at its end. */
  readonly service: string;
  readonly caseId: CaseId;
  /** Without the word `Bearer`; "" where a proxy adds it. */
  readonly token: string;
  /** The origin of the viewer's page, where it is another than the service's; else `undefined`. */
  readonly origin: string | undefined;
  readonly timeoutSeconds: number;
}

/** What became of one reading: the case or the error, and what only Node sees of the answer. */
export interface Reading {
  readonly result: RetrievedCase | { readonly error: Failure };
  /** `undefined` where no answer came. */
  readonly headers: Headers | undefined;
  /** The code of Node where no answer came, `ECONNREFUSED`; a status that is not 200, `status 401`; else "". */
  readonly code: string;
  readonly seconds: number;
  /** The end of the reading, in milliseconds since 1970. */
  readonly endedAt: number;
}

export const isRead = (result: Reading["result"]): result is RetrievedCase => "case" in result;

/** Reads a case as the viewer does. @param files where the content of files is asked for; not at all by default. */
export async function readCaseOnce(
  { service, caseId, token, origin, timeoutSeconds }: ExamineOptions,
  files?: Settings["filesFlag"],
): Promise<Reading> {
  let headers: Headers | undefined;
  let code = "";
  const client = {
    baseUrl: service,
    async fetch(...request: Parameters<typeof fetch>) {
      try {
        const response = await fetch(...request);
        ({ headers } = response);
        code = response.status === 200 ? "" : `status ${response.status}`;
        return response;
      } catch (error) {
        code = codeOf(error);
        throw error;
      }
    },
  };
  const { path, headers: flag } = files
    ? getFilesCall(caseId, files)
    : { path: getBpItemPath(caseId), headers: {} };
  const call = { path, headers: { ...flag, Origin: origin ?? service }, timeoutSeconds };
  const startedAt = performance.now();
  const result = await send(client, call, token === "" ? undefined : `Bearer ${token}`)
    .then((answer) => {
      // Node hands over the redirection that a browser hides.
      if (answer.status > 299 && answer.status < 400)
        throw new Failure({ kind: "unreadable", why: "redirect" });
      return readRetrievedCase(answer, caseId);
    })
    .catch((error: unknown) => {
      if (error instanceof Failure) return { error };
      throw error;
    });
  return {
    result,
    headers,
    code,
    seconds: (performance.now() - startedAt) / 1000,
    endedAt: Date.now(),
  };
}
