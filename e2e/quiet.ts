import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** What a browser did that the application must never do. */
export interface Quiet {
  /** Lets pages speak to the origin of this address. */
  readonly allow: (address: string) => void;
  /** Accepts the dialogs that come from now on: for leaving a page that asks. */
  readonly acceptDialogs: () => void;
  /** Everything noticed so far, in words. */
  readonly complaints: () => readonly string[];
}

/**
 * Listens to everything a browser context does: errors in the console, uncaught errors and
 * rejections, violations of the security policy and of Trusted Types, dialogs, and requests to an
 * origin that was not allowed.
 */
export async function watch(context: BrowserContext): Promise<Quiet> {
  const complaints: string[] = [];
  const origins = new Set<string>();
  let areDialogsAccepted = false;

  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Security policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on("console", (message) => {
    if (message.type() === "error" && !isAnsweredBadly(message)) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(`Uncaught: ${error.error().message}`));
  context.on("dialog", (dialog) => {
    if (!areDialogsAccepted) complaints.push(`Dialog: ${dialog.type()} ${dialog.message()}`);
    const closed = areDialogsAccepted ? dialog.accept() : dialog.dismiss();
    // A page that is left takes its dialog along.
    closed.catch(() => undefined);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    // A blob is the page's own, and Chromium's PDF viewer is made of chrome: addresses.
    const isOnNetwork = /^(?:https?|wss?):$/.test(protocol);
    if (isOnNetwork && !origins.has(origin)) complaints.push(`Request to ${request.url()}`);
  });

  return {
    allow: (address) => void origins.add(new URL(address).origin),
    acceptDialogs: () => {
      areDialogsAccepted = true;
    },
    complaints: () => complaints,
  };
}

/**
 * The browser's own note about a bad answer of the service, about an order of it that the browser did
 * not follow, or about a file of settings that is not there: no page can prevent it.
 */
const isAnsweredBadly = (message: ConsoleMessage): boolean =>
  /^Clear-Site-Data header on '[^']*\/webapi\/.* credentials mode prohibits/.test(message.text()) ||
  /^Access to fetch at '[^']*\/webapi\/.* has been blocked by CORS policy:/.test(message.text()) ||
  (message.text().startsWith("Failed to load resource:") &&
    /\/webapi\/|\/(?:config|form-profile)\.json$/.test(message.location().url));
