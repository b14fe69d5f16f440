import "#ui/tokens.css";
import "#ui/base.css";
import { createRoot, type Root } from "react-dom/client";
import { createConnection } from "#api/connection.ts";
import { App } from "#app/App.tsx";
import type { Demo } from "#app/demo.ts";
import { applyLetterKeys } from "#app/letter-keys.ts";
import { loadSettings } from "#app/load-settings.ts";
import { NoServiceWorker, StartPage } from "#app/StartPage.tsx";
import { applyTheme, readTheme } from "#app/theme.ts";
import { readTag } from "#i18n/language-choice.ts";
import { englishLanguage, firstLanguage } from "#i18n/languages.ts";
import { openSession } from "#session/session.ts";
import type { Settings } from "#session/settings.ts";

// The newest functions that the application needs. Where one is missing, `index.html` says that it could not be
// loaded.
if (!("rawJSON" in JSON && "toBase64" in Uint8Array.prototype)) {
  throw new Error("This browser is too old.");
}

const base = import.meta.env.BASE_URL;
const isDemoBuild = import.meta.env.MODE === "demo";

/** Starts the embedded service. Only in the demo build: the production build contains nothing of it. */
async function startDemo(): Promise<Demo> {
  if (!("serviceWorker" in navigator)) throw new NoServiceWorker();
  const [{ startBrowserService }, { demoCases }, transactions, { faultCaseIds }, { DemoWelcome }] =
    await Promise.all([
      import("#service/browser-service.ts"),
      import("#service/demo/demo-cases.ts"),
      import("#service/demo/transactions.ts"),
      import("#service/faults.ts"),
      import("#app/DemoWelcome.tsx"),
    ]);
  const { reset } = await startBrowserService(`${base}mockServiceWorker.js`);
  const { demoArns, lostArn } = transactions;
  const freeArn = demoArns[0] ?? "";
  return { cases: demoCases, freeArn, lostArn, faultCaseIds, reset, Tour: DemoWelcome };
}

/** The settings of the demo: the embedded service, the computer's time zone, no token to enter. */
const demoSettings = (settings: Settings): Settings => ({
  ...settings,
  baseUrl: "",
  auth: "token",
  keepToken: "no",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Loads the language while the rest starts, so that nothing is shown in another language first. */
const languageLoading = Promise.resolve()
  .then(() => firstLanguage(readTag()))
  .catch(() => englishLanguage);

async function start(root: Root): Promise<void> {
  applyTheme(readTheme());
  applyLetterKeys();
  const [language, loaded, demo] = await Promise.all([
    languageLoading,
    loadSettings(),
    isDemoBuild ? startDemo() : undefined,
    "Temporal" in globalThis ? undefined : import("temporal-polyfill/global"),
  ]);
  const settings = demo ? demoSettings(loaded) : loaded;
  const session = openSession(settings);
  if (demo) session.signIn("demo");
  root.render(
    <App
      language={language}
      settings={settings}
      session={session}
      api={{ connection: createConnection(settings, session), settings }}
      demo={demo}
    />,
  );
}

function mount(): void {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  container.querySelector(".not-loaded")?.remove();
  // React would write the error's message to the console, which may quote a value of the case. The
  // page shows the error's name.
  const root = createRoot(container, import.meta.env.DEV ? {} : { onCaughtError() {} });
  start(root).catch(async (error: unknown) => {
    root.render(<StartPage error={error} language={await languageLoading} />);
  });
}

mount();
