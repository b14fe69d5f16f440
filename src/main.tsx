import "@fontsource-variable/inter/wght.css";
import "#ui/tokens.css";
import "#ui/base.css";
import { startTransition } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { createApiClient } from "#api/api-client.ts";
import { createQueryClient } from "#api/queries.ts";
import { App, type AppServices } from "#app/App.tsx";
import { FaultReports } from "#app/fault-reports.ts";
import { createPreferences } from "#app/preferences.ts";
import { createRoutes } from "#app/routes.tsx";
import { NoServiceWorker, StartErrorPage } from "#app/StartErrorPage.tsx";
import { SeenCases } from "#changes/seen-cases.ts";
import { profileIn, profileQuery } from "#config/form-profile.ts";
import type { Settings } from "#config/settings.ts";
import { RequestHistory } from "#create/send/request-history.ts";
import { formatAmount } from "#i18n/amount.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage, languageCode, loadLanguage, readTag } from "#i18n/languages.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { whenIdle } from "#lib/scheduler.ts";
import { isCaseId } from "#model/case-id.ts";
import { cleanAddress } from "#privacy/clean-address.ts";
import { watchEndedHistory } from "#session/ended-history.ts";
import { createOperatorName } from "#session/operator-name.ts";
import { announceSignOut, createSession } from "#session/session.ts";
import { AppClipboard } from "#ui/copy/clipboard.tsx";
import { watchReturns } from "#ui/page/return-to-entry.ts";
import { ListedCases } from "#worklist/store/listed-cases.ts";
import { earlyRequest, fetchAfter, profileLoading, settingsLoading } from "./early-request.ts";

// The newest functions that the application needs. Where one is missing, `index.html` says that it could not be
// loaded.
if (!("rawJSON" in JSON && "toBase64" in Uint8Array.prototype)) {
  throw new Error("This browser is too old.");
}

const base = import.meta.env.BASE_URL;
const isDemoBuild = import.meta.env.MODE === "demo";

/** Starts the embedded service. Only in the demo build: the production build contains nothing of it. */
async function startDemo() {
  if (!("serviceWorker" in navigator)) throw new NoServiceWorker();
  const [{ startBrowserService }, { demoCaseIds }, { DemoLine }, { DemoSettings }] =
    await Promise.all([
      import("#service/browser-service.ts"),
      import("#service/demo/first-cases.ts"),
      import("#app/DemoLine.tsx"),
      import("#app/settings/DemoSettings.tsx"),
    ]);
  const { reset, operatorName } = await startBrowserService(`${base}mockServiceWorker.js`, () =>
    languageCode(readTag()),
  );
  return {
    caseIds: demoCaseIds.filter(isCaseId),
    operatorName,
    parts: { line: <DemoLine />, settings: <DemoSettings reset={reset} /> },
  };
}

/** The settings of the demo: the embedded service, the computer's time zone, no token to enter. */
const demoSettings = (settings: Settings): Settings => ({
  ...settings,
  baseUrl: "",
  auth: "token",
  keepToken: "no",
  timeZone: Temporal.Now.timeZoneId(),
});

/** Loads all words of the language while the rest starts; English where those of another cannot be loaded. */
const languageLoading = importChunk(() => loadLanguage(readTag())).catch(() => englishLanguage);

async function start(root: Root, faultReports: FaultReports): Promise<void> {
  // Before the router reads it, and in place of the entry of the history.
  const address = cleanAddress(location);
  if (address) {
    history.replaceState(history.state, "", address.pathname + address.search + address.hash);
  }
  const preferences = createPreferences();
  const [language, loaded, demo] = await Promise.all([
    languageLoading,
    settingsLoading,
    isDemoBuild ? startDemo() : undefined,
    "Temporal" in globalThis ? undefined : import("temporal-polyfill/global"),
  ]);
  const early = await earlyRequest;
  const settings = demo ? demoSettings(loaded.settings) : loaded.settings;
  const operator = createOperatorName(demo?.operatorName ?? loaded.operatorName);
  const isBehindProxy = settings.auth === "proxy";
  if (isBehindProxy && operator.noteProxyName()) announceSignOut();
  const session = createSession(settings);
  if (demo) session.signIn("demo");
  // The address is of the operator before.
  if (session.isWorkEnded) history.replaceState(null, "", base);
  // The proxy tells the new operator's name when the page is loaded.
  if (isBehindProxy) session.work.add({ clearOnSignOut: () => location.replace(base) });
  const seenCases = new SeenCases(settings.baseUrl);
  const api = createApiClient(settings, session, {
    ...(early && { fetch: fetchAfter(early) }),
    onSummaryRead: (read) => seenCases.noteListed(read),
  });
  const queries = createQueryClient((error, source) => faultReports.countError(error, source));
  // A case that is read after a failure loads it again.
  queries
    .query({ ...profileQuery(settings.formProfile), queryFn: () => profileIn(profileLoading) })
    .catch(() => {});
  const services: AppServices = {
    session,
    operator,
    api,
    queries,
    listedCases: new ListedCases(settings.baseUrl, demo?.caseIds),
    seenCases,
    requestHistory: new RequestHistory(),
    clipboard: new AppClipboard(),
    preferences,
    isDemo: demo !== undefined,
  };
  faultReports.start(settings.reportUrl);
  watchReturns();
  watchEndedHistory(base);
  const router = createBrowserRouter(createRoutes({ queries, api, demo: demo?.parts }), {
    basename: base,
  });
  // The first formats of a page take 15 ms: they are made while the answer is awaited.
  whenIdle(() => [formatAmount("0", 2, language.tag), formatMoment(0, language.tag)]);
  // The answer may be here before: a case of thousands of fields is rendered in slices.
  startTransition(() =>
    root.render(
      <App
        language={language}
        services={services}
        router={router}
        onPageNotLoaded={(error) => faultReports.countError(error)}
      />,
    ),
  );
}

function mount(): void {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  // The message of index.html for scripts that do not load.
  container.querySelector(".not-loaded")?.remove();
  const faultReports = new FaultReports();
  faultReports.watchPage();
  const root = createRoot(container, {
    onCaughtError(error, { componentStack }) {
      faultReports.countError(error);
      // The error's message may quote a value of the case. The page shows the error's name.
      if (import.meta.env.DEV) console.error(error, componentStack);
    },
    onUncaughtError(error) {
      faultReports.countError(error);
      reportError(error);
    },
  });
  start(root, faultReports).catch(async (error: unknown) => {
    const language = await languageLoading;
    root.render(
      <LanguageProvider first={language}>
        <StartErrorPage error={error} />
      </LanguageProvider>,
    );
  });
}

mount();
