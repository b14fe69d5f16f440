import { readCaseId } from "#model/case-id.ts";
import { getBpItemPath } from "#wire/operations.ts";
import type { EarlyRequest, EarlyRequests } from "./early-answer.ts";
import { requestInit } from "./request-init.ts";
import { requestSettings } from "./settings-request.ts";

// The production build writes this script into the head of the page. It requests the case before the
// browser has loaded any other file.

/** The settings that the server has written into the page; `undefined` where it has not. */
function settingsInPage(): unknown {
  try {
    return JSON.parse(document.getElementById("settings")?.textContent ?? "");
  } catch {
    // The server has not replaced the include.
    return undefined;
  }
}

/** Whether the service is on the page's own origin and a proxy adds the token. */
function isBehindProxy(settings: unknown): boolean {
  if (typeof settings !== "object" || settings === null) return false;
  const { auth, baseUrl = "" }: { auth?: unknown; baseUrl?: unknown } = settings;
  return auth === "proxy" && baseUrl === "";
}

/** Requests the case that the address names, where no token is needed. */
function requestCase(settings: unknown): EarlyRequest | undefined {
  const path = location.pathname.slice(import.meta.env.BASE_URL.length);
  // A longer number may be a card number, which the application decides.
  const id = readCaseId(/^cases\/(\d{1,12})$/.exec(path)?.[1] ?? "");
  if (id === undefined || !isBehindProxy(settings)) return undefined;
  const url = getBpItemPath(id);
  const controller = new AbortController();
  const answer = fetch(url, { ...requestInit({}, undefined), signal: controller.signal });
  // The application handles a rejection when it takes the answer. Without it, the browser would log one.
  answer.catch(() => undefined);
  // Formatting the first date takes 20 ms: done here, while the browser waits for the application.
  setTimeout(Intl.DateTimeFormat);
  return { url, answer, controller };
}

async function requestCaseAfter(settings: Promise<Response>): Promise<EarlyRequest | undefined> {
  try {
    return requestCase(await (await settings).clone().json());
  } catch {
    // The application shows what is wrong with the settings.
    return undefined;
  }
}

function sendRequests(): EarlyRequests {
  const inPage = settingsInPage();
  if (inPage === undefined) {
    const settings = requestSettings();
    return { settings, caseRequest: requestCaseAfter(settings) };
  }
  const caseRequest = requestCase(inPage);
  return { settings: requestSettings(), caseRequest: Promise.resolve(caseRequest) };
}

window.early = sendRequests();
