import { readCaseId } from "#model/case-id.ts";
import { getBpItemPath } from "#wire/operations.ts";
import type { Early, EarlyRequest } from "./early-answer.ts";
import { requestInit } from "./request-init.ts";
import { askForSettings } from "./settings-request.ts";

// The production build writes this script into the page itself, before all else, so that the case is
// on its way when nothing but the page has come.

/** The settings that the server has put into the page; `undefined` where it puts none. */
function settingsInPage(): unknown {
  try {
    return JSON.parse(document.getElementById("settings")?.textContent ?? "");
  } catch {
    // What was to be replaced still stands there.
    return undefined;
  }
}

/** Whether the service is on the page's own origin and a proxy adds the token. */
function isBehindProxy(settings: unknown): boolean {
  if (typeof settings !== "object" || settings === null) return false;
  const { auth, baseUrl = "" }: { auth?: unknown; baseUrl?: unknown } = settings;
  return auth === "proxy" && baseUrl === "";
}

/** Asks for the case that the address names, where nothing has to be typed first. */
function askForCase(settings: unknown): EarlyRequest | undefined {
  const path = location.pathname.slice(import.meta.env.BASE_URL.length);
  const id = readCaseId(/^cases\/(\d+)$/.exec(path)?.[1] ?? "");
  if (id === undefined || !isBehindProxy(settings)) return undefined;
  const url = getBpItemPath(id);
  const controller = new AbortController();
  const answer = fetch(url, { ...requestInit({}, undefined), signal: controller.signal });
  // Whoever takes the answer learns of a failure; nobody else needs to.
  answer.catch(() => undefined);
  // The first of a page's dates takes a browser 20 ms: now, while it waits for the application.
  setTimeout(Intl.DateTimeFormat);
  return { url, answer, controller };
}

async function askForCaseAfter(settings: Promise<Response>): Promise<EarlyRequest | undefined> {
  try {
    return askForCase(await (await settings).clone().json());
  } catch {
    // The application says what is wrong with them.
    return undefined;
  }
}

function ask(): Early {
  const known = settingsInPage();
  if (known === undefined) {
    const settings = askForSettings();
    return { settings, request: askForCaseAfter(settings) };
  }
  const request = askForCase(known);
  return { settings: askForSettings(), request: Promise.resolve(request) };
}

window.early = ask();
