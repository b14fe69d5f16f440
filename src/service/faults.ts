import * as z from "zod/mini";
import { getBpItemPath } from "#wire/operations.ts";
import { demoCaseIds } from "./demo/demo-cases.ts";
import { faultArns } from "./demo/transactions.ts";
import { caseIdIn, type Handle, hasToken, isCreate, jsonResponse } from "./http.ts";
import { readCreateRequest } from "./request.ts";

/** Answers like a service in trouble; `proper` is the service without faults. */
type Fault = (request: Request, proper: Handle) => Response | Promise<Response>;

/** Some case ids of {@link faults}, which the demo's tour leads to. */
export const faultCaseIds = {
  status: 990500,
  silent: 990004,
  page: 990200,
  unauthorizedOnce: 990411,
} as const;

const status = (code: number) => () => new Response(null, { status: code });

const json = (text: string) =>
  new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" } });

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

/** The case is created, but the answer is that of another fault. */
const afterCreating =
  (fault: (request: Request) => Response | Promise<Response>): Fault =>
  async (request, proper) => {
    await proper(request);
    return fault(request);
  };

const [demoCaseId = 0] = demoCaseIds;

/** The answer about the first demo case, whichever case was asked for. */
const otherCase: Fault = (request, proper) =>
  proper(new Request(new URL(getBpItemPath(demoCaseId), request.url), request));

/** The JSON of the first demo case, under the id that was asked for. */
async function demoCase(request: Request, proper: Handle): Promise<string> {
  return (await (await otherCase(request, proper)).text()).replace(
    `"id":${demoCaseId},`,
    `"id":${caseIdIn(request)},`,
  );
}

const signInPage =
  "<!doctype html><title>Sign in</title><h1>Sign in</h1><form><input name=user><button>Go</button></form>";

const markup = `<img src=x onerror="alert(1)"><b>Case locked</b> by the nightly run. ${"It will be free again in the morning. ".repeat(20)}</script>`;

const CreateAnswer = z.object({ resultItems: z.array(z.unknown()) });

/** The faults, by the id in the path of GetBpItem or by the ARN of the first transaction of CreateBp. */
const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  // JSON that breaks off.
  ["990001", async (request, proper) => json((await demoCase(request, proper)).slice(0, 2000))],
  // Success without a case.
  ["990002", () => jsonResponse({ success: true, errorMessage: "" })],
  ["990003", otherCase],
  ["990004", silent],
  // A refusal with a long message that contains markup.
  ["990005", () => jsonResponse({ success: false, errorMessage: markup })],
  // A case in order, after a byte-order mark.
  ["990006", async (request, proper) => json(`\uFEFF${await demoCase(request, proper)}`)],
  ["990007", dropped],
  [
    "990200",
    () => new Response(signInPage, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
  ],
  ["990204", status(204)],
  ["990401", status(401)],
  ["990403", status(403)],
  // A case in order, once it was refused with 401, see `unauthorizedOnce`.
  ["990411", async (request, proper) => json(await demoCase(request, proper))],
  ["990500", status(500)],
  ["990502", status(502)],
  [faultArns.statusAfterwards, afterCreating(status(500))],
  [faultArns.dropAfterwards, afterCreating(dropped)],
  [faultArns.silentAfterwards, afterCreating(silent)],
  // One result item more than transactions, and success.
  [
    faultArns.oneItemMore,
    async (request, proper) => {
      const { resultItems } = z.parse(CreateAnswer, await (await proper(request)).json());
      const more = { success: false, errorMessage: "A transaction that nobody sent." };
      return jsonResponse({ resultItems: [...resultItems, more], success: true });
    },
  ],
]);

/** The ids and ARNs that are answered with 401 the first time. */
const unauthorizedOnce: ReadonlySet<string> = new Set(["990411", faultArns.unauthorizedOnce]);

/** The service with {@link faults}, for tests and for the demo's tour. Every other request is answered properly. */
export function withFaults(proper: Handle): Handle {
  const hasRefused = new Set<string>();
  return async (request) => {
    if (request.method !== "POST" || !hasToken(request)) return proper(request);
    const name = caseIdIn(request) ?? (isCreate(request) ? await firstArn(request.clone()) : "");
    if (unauthorizedOnce.has(name) && !hasRefused.has(name)) {
      hasRefused.add(name);
      return new Response(null, { status: 401 });
    }
    return faults.get(name)?.(request, proper) ?? proper(request);
  };
}

async function firstArn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined);
  return readCreateRequest(body)?.operationDataList[0]?.acquirerReferenceData?.trim() ?? "";
}
