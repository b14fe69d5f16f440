import type { Page } from "@playwright/test";
import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { CreatePage } from "../pages/create-page.ts";
import { SignInDialog } from "../pages/sign-in-dialog.ts";
import { FaultyService, type Transport } from "../servers/faulty-service.ts";

/** How the page reaches the service. */
export interface Route {
  readonly transport: Transport;
  readonly isSameOrigin: boolean;
  readonly auth: "token" | "proxy";
}

/**
 * Every route that is supported. With the proxy's token over HTTP/1.1 a create goes out on a
 * connection of the page: there the server may keep none.
 */
export const routes: readonly Route[] = [
  ...(["HTTP/1.1", "HTTP/1.1 over TLS", "HTTP/2"] as const).flatMap((transport) =>
    [true, false].map((isSameOrigin) => ({ transport, isSameOrigin, auth: "token" as const })),
  ),
  { transport: "HTTP/2", isSameOrigin: true, auth: "proxy" },
];

/** In words. */
export const routeName = ({ transport, isSameOrigin, auth }: Route): string =>
  `${transport}, ${isSameOrigin ? "same origin" : "another origin"}, token of the ${auth === "token" ? "operator" : "proxy"}`;

/** A form that is reached by one of these routes. */
export interface OpenedForm {
  readonly service: FaultyService;
  readonly form: CreatePage;
  /** A fresh form, signed in, that remembers no earlier request. */
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Deploys a build, and opens its create form in a page that trusts any certificate. */
export async function openForm(
  page: Page,
  folder: string,
  { transport, isSameOrigin, auth }: Route,
): Promise<OpenedForm> {
  const service = await FaultyService.start(transport);
  const site = createSite({
    folder,
    settings: {
      baseUrl: isSameOrigin ? "" : service.address,
      auth,
      formProfile: "",
      keepToken: "tab",
      createTimeoutSeconds: 3,
    },
  });
  service.pages = site.handle;
  const other = isSameOrigin ? undefined : await listen(0, site.handle);
  // Leaving a form while it is sending asks.
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  const form = new CreatePage(page);
  const address = `${other?.address ?? service.address}/cases/new?bpCode=FR`;
  let isSignedIn = auth === "proxy";
  async function open(): Promise<void> {
    if (page.url() !== "about:blank") await page.evaluate(forgetRequests);
    await page.goto(address);
    if (!isSignedIn) await new SignInDialog(page).with("t");
    isSignedIn = true;
    await form.arn(1).waitFor();
  }
  return {
    service,
    form,
    // A connection that the round before has cut may take the page along, or its code.
    renew: () => open().catch(open),
    async close() {
      await page.goto("about:blank");
      await service.close();
      await other?.close();
    },
  };
}

/** Runs in the page. */
function forgetRequests(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.includes(".create.")) storage.removeItem(key);
  }
}
