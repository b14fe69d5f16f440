import type { BrowserContext, ConsoleMessage } from "@playwright/test";

/** Collects what the application must never do. */
export interface Quiet {
  /** Allows requests to the origin of this address. */
  readonly allow: (address: string) => void;
  /** Accepts dialogs from now on, such as the one before a form is left. */
  readonly acceptDialogs: () => void;
  /** Everything that was noticed so far, in words. */
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
    // Leaving a page closes its dialog.
    closed.catch(() => undefined);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    // Blobs and the chrome: addresses of the PDF viewer are no requests to a network.
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
 * Whether the browser itself wrote a message about a bad answer of the service, or a missing file of
 * settings. No page can prevent it.
 */
const isAnsweredBadly = (message: ConsoleMessage): boolean =>
  /^Access to fetch at '[^']*\/webapi\/.* has been blocked by CORS policy:/.test(message.text()) ||
  (message.text().startsWith("Failed to load resource:") &&
    /\/webapi\/|\/(?:config|form-profile)\.json$/.test(message.location().url));
