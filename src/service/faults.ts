import * as z from "zod/mini";
import { getBpItemPath } from "#wire/operations.ts";
import { demoCaseIds } from "./demo/demo-cases.ts";
import { faultArns } from "./demo/transactions.ts";
import { caseIdIn, type Handle, hasToken, isCreate, jsonResponse } from "./http.ts";
import { readCreateRequest } from "./request.ts";

/** An answer of a service in trouble; `proper` is the service without faults. */
type Fault = (request: Request, proper: Handle) => Response | Promise<Response>;

const status = (code: number) => () => new Response(null, { status: code });

/** The connection drops after the headers. */
const dropped = () =>
  new Response(
    new ReadableStream({ pull: (body) => body.error(new Error("The connection dropped.")) }),
    { headers: { "Content-Type": "application/json; charset=utf-8" } },
  );

/** No answer, until the caller gives up. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((answer) => {
    signal.addEventListener("abort", () => answer(dropped()));
  });

const page =
  "<!doctype html><title>Sign in</title><h1>Sign in</h1><form><input name=user><button>Go</button></form>";

const markup = `<img src=x onerror="alert(1)"><b>Case locked</b> by the nightly run. ${"It will be free again in the morning. ".repeat(20)}</script>`;

/** The first demo case under the id that was asked for. */
async function demoCase(request: Request, proper: Handle): Promise<string> {
  const [first = 0] = demoCaseIds;
  const other = new URL(getBpItemPath(first), request.url);
  const answer = await proper(new Request(other, request));
  return (await answer.text()).replace(`"id":${first},`, `"id":${caseIdIn(request)},`);
}

const json = (text: string) =>
  new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" } });

/** Some of the ids below, which the demo's tour leads to. */
export const faultCaseIds = {
  status: 990500,
  silent: 990004,
  page: 990200,
  unauthorizedOnce: 990411,
} as const;

/** By the id in the path of GetBpItem. */
const readFaults: Readonly<Record<number, Fault>> = {
  990001: async (request, proper) => json((await demoCase(request, proper)).slice(0, 2000)),
  990002: () => jsonResponse({ success: true, errorMessage: "" }),
  990003: async (request, proper) => {
    const answer = await demoCase(request, proper);
    return json(answer.replace(`"id":${caseIdIn(request)},`, `"id":${demoCaseIds[0]},`));
  },
  990004: silent,
  990005: () => jsonResponse({ success: false, errorMessage: markup }),
  990006: async (request, proper) => json(`\uFEFF${await demoCase(request, proper)}`),
  990007: dropped,
  990200: () => new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
  990204: status(204),
  990401: status(401),
  990403: status(403),
  990411: async (request, proper) => json(await demoCase(request, proper)),
  990500: status(500),
  990502: status(502),
};

const CreateAnswer = z.object({ resultItems: z.array(z.unknown()) });

/** By the ARN of the first transaction of CreateBp; the case is created, but the answer is bad. */
const createFaults: Readonly<Record<string, Fault>> = {
  [faultArns.statusAfterwards]: async (request, proper) => {
    await proper(request);
    return new Response(null, { status: 500 });
  },
  [faultArns.dropAfterwards]: async (request, proper) => {
    await proper(request);
    return dropped();
  },
  [faultArns.silentAfterwards]: async (request, proper) => {
    await proper(request);
    return silent(request);
  },
  [faultArns.oneItemMore]: async (request, proper) => {
    const answer = z.parse(CreateAnswer, await (await proper(request)).json());
    const more = { success: false, errorMessage: "A transaction that nobody sent." };
    return jsonResponse({ resultItems: [...answer.resultItems, more], success: true });
  },
};

const faults = new Map<string, Fault>(Object.entries({ ...readFaults, ...createFaults }));

/** The ids and ARNs that are answered with 401 the first time. */
const unauthorizedOnce: ReadonlySet<string> = new Set(["990411", faultArns.unauthorizedOnce]);

/**
 * The service with faults, for tests and for the demo's tour: it fails for the ids and ARNs below, and
 * answers properly otherwise.
 *
 * | GetBpItem of | answers |
 * | --- | --- |
 * | 990001 | JSON that breaks off |
 * | 990002 | `success: true` without a case |
 * | 990003 | another case |
 * | 990004 | nothing, until the caller gives up |
 * | 990005 | `success: false` with a long message that contains markup |
 * | 990006 | a case in order, behind a byte-order mark |
 * | 990007 | headers, then the connection drops |
 * | 990200 | a page of HTML with status 200 |
 * | 990204 | nothing, with status 204 |
 * | 990401, 990403, 990500, 990502 | that status, without a body |
 * | 990411 | 401 the first time, then a case in order |
 *
 * | CreateBp, first ARN | answers |
 * | --- | --- |
 * | 74001016307570784372700 | 500, though the case was created |
 * | 74001016307736340148849 | headers, then the connection drops, though the case was created |
 * | 74001016307778153251203 | 401 the first time, creating nothing; then properly |
 * | 74001016307743393633842 | nothing, though the case was created |
 * | 74001016307936995492316 | one result item more than transactions, and `success: true` |
 */
export function withFaults(proper: Handle): Handle {
  const hasRefused = new Set<string>();
  return async (request) => {
    if (request.method !== "POST" || !hasToken(request)) return proper(request);
    const name = caseIdIn(request) ?? (isCreate(request) ? await firstArn(request.clone()) : "");
    if (unauthorizedOnce.has(name) && !hasRefused.has(name)) {
      hasRefused.add(name);
      return new Response(null, { status: 401 });
    }
    const fault = faults.get(name);
    return fault ? fault(request, proper) : proper(request);
  };
}

async function firstArn(request: Request): Promise<string> {
  try {
    return (
      readCreateRequest(
        await request.json(),
      )?.operationDataList[0]?.acquirerReferenceData?.trim() ?? ""
    );
  } catch {
    return "";
  }
}
