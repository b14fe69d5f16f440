import { listen } from "#commands/listen.ts";
import { createSite } from "#commands/site.ts";
import { CreatePage } from "../../pages/create-page.ts";
import { SignInDialog } from "../../pages/sign-in-dialog.ts";
import { FaultyService, type Transport } from "../../servers/faulty-service.ts";
import type { Ground } from "../check.ts";

/** How the page reaches the service. */
export interface Way {
  readonly transport: Transport;
  readonly isSameOrigin: boolean;
  readonly auth: "token" | "proxy";
}

/**
 * Every way the project answers for. With the proxy's token over HTTP/1.1 a create goes out on a
 * connection of the page: there the server may keep none.
 */
export const ways: readonly Way[] = [
  ...(["HTTP/1.1", "HTTP/1.1 over TLS", "HTTP/2"] as const).flatMap((transport) =>
    [true, false].map((isSameOrigin) => ({ transport, isSameOrigin, auth: "token" as const })),
  ),
  { transport: "HTTP/2", isSameOrigin: true, auth: "proxy" },
];

/** In words. */
export const nameOf = ({ transport, isSameOrigin, auth }: Way): string =>
  `${transport}, ${isSameOrigin ? "same origin" : "another origin"}, token of the ${auth === "token" ? "operator" : "proxy"}`;

/** A form that is reached in one of these ways. */
export interface OpenedForm {
  readonly service: FaultyService;
  readonly form: CreatePage;
  /** A fresh form, signed in, that remembers no earlier request. */
  readonly renew: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the create form. @param settings what `config.json` says besides */
export async function openForm(
  { browser, folder }: Pick<Ground, "browser" | "folder">,
  { transport, isSameOrigin, auth }: Way,
  settings: object = {},
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
      ...settings,
    },
  });
  service.pages = site.handle;
  const other = isSameOrigin ? undefined : await listen(0, site.handle);
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en-GB" });
  // Leaving a form in the middle of its work asks.
  context.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  const page = await context.newPage();
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
    // A connection that the trial before has cut may take the page along, or its code.
    renew: () => open().catch(open),
    async close() {
      await context.close();
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
