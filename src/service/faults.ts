import { readCreateRequest } from "./create-request.ts";
import { lostArn } from "./demo/transactions.ts";
import { caseIdIn, type Handle, hasToken, isCreate } from "./http.ts";

/** The ids of the cases for which the service fails, see {@link withFaults}. */
export const faultCaseIds = {
  status: 990500,
  silent: 990004,
  page: 990200,
  unauthorizedOnce: 990411,
} as const;

const signInPage =
  "<!doctype html><title>Sign in</title><h1>Sign in</h1><form><input name=user><button>Go</button></form>";

/** The service with failures to try in the demo, and with a case that is created while the answer is lost. */
export function withFaults(proper: Handle): Handle {
  let hasRefused = false;
  return async (request) => {
    if (request.method !== "POST" || !hasToken(request)) return proper(request);
    if (isCreate(request) && (await isAboutLostArn(request.clone()))) {
      await proper(request);
      return dropped();
    }
    switch (Number(caseIdIn(request))) {
      case faultCaseIds.status:
        return new Response(null, { status: 500 });
      case faultCaseIds.silent:
        return silence(request);
      case faultCaseIds.page:
        return new Response(signInPage, { headers: { "Content-Type": "text/html" } });
      case faultCaseIds.unauthorizedOnce:
        if (hasRefused) return proper(request);
        hasRefused = true;
        return new Response(null, { status: 401 });
      default:
        return proper(request);
    }
  };
}

async function isAboutLostArn(request: Request): Promise<boolean> {
  const [first] = (await readCreateRequest(request))?.operationDataList ?? [];
  return first?.acquirerReferenceData?.trim() === lostArn;
}

const dropped = () =>
  new Response(
    new ReadableStream({ pull: (body) => body.error(new Error("The connection dropped.")) }),
  );

/** No answer, until the caller gives up. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((answer) => {
    signal.addEventListener("abort", () => answer(dropped()));
  });
