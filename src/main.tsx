import "#ui/tokens.css";
import "#ui/base.css";
import { createRoot, type Root } from "react-dom/client";
import { earlySettings, fetchOrTakeEarly } from "#api/early-answer.ts";
import { App } from "#app/App.tsx";
import type { Demo } from "#app/Home.tsx";
import { loadSettings } from "#app/load-settings.ts";
import { NoServiceWorker, StartPage } from "#app/StartPage.tsx";
import { applyTheme, readTheme } from "#app/theme.ts";
import { readTag } from "#language/language-choice.ts";
import { englishLanguage, firstLanguage } from "#language/words.ts";
import { openSession } from "#session/session.ts";
import type { Settings } from "#session/settings.ts";

const base = import.meta.env.BASE_URL;
const isDemoBuild = import.meta.env.MODE === "demo";

/** The embedded service, in the demo build only: the production build contains nothing of it. */
async function startDemo(): Promise<Demo> {
  if (!("serviceWorker" in navigator)) throw new NoServiceWorker();
  const [{ startBrowserService }, { demoCases }, { demoArns }] = await Promise.all([
    import("#service/browser-service.ts"),
    import("#service/demo/demo-cases.ts"),
    import("#service/demo/transactions.ts"),
    // So that nothing on the first page moves when it comes.
    import("#app/DemoWelcome.tsx"),
  ]);
  const { reset } = await startBrowserService({
    serviceWorker: { url: `${base}mockServiceWorker.js` },
  });
  return { cases: demoCases, freeArn: demoArns[0] ?? "", reset };
}

/** The demo talks to nobody but itself, by this computer's clock, and signs in by itself. */
const demoSettings = (settings: Settings): Settings => ({
  ...settings,
  baseUrl: "",
  auth: "token",
  keepToken: "no",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Begins with the others, so that nothing is shown in another language first. */
const begunLanguage = Promise.resolve()
  .then(() => firstLanguage(readTag()))
  .catch(() => englishLanguage);

async function start(root: Root): Promise<void> {
  applyTheme(readTheme());
  const [language, loaded, demo] = await Promise.all([
    begunLanguage,
    loadSettings(earlySettings),
    isDemoBuild ? startDemo() : undefined,
    "Temporal" in globalThis ? undefined : import("temporal-polyfill/global"),
  ]);
  const settings = demo ? demoSettings(loaded) : loaded;
  const session = openSession(settings);
  if (demo) session.signIn("demo");
  const connection = {
    fetch: fetchOrTakeEarly,
    baseUrl: settings.baseUrl,
    authorization: session.authorization,
    refuse: session.refuse,
  };
  root.render(
    <App
      language={language}
      settings={settings}
      session={session}
      api={{ connection, settings }}
      demo={demo}
    />,
  );
}

function mount(): void {
  const container = document.getElementById("root");
  if (!container) throw new Error("index.html has no #root");
  // What a page or a part of it says when it breaks is on the screen. React's own line on the console
  // would hold the error's message, and with it perhaps a value of the case.
  const root = createRoot(container, import.meta.env.DEV ? {} : { onCaughtError() {} });
  start(root).catch(async (error: unknown) => {
    root.render(<StartPage error={error} language={await begunLanguage} />);
  });
}

// A script in the page's head imports this one, which may come before the page has come to its end.
if (document.readyState === "loading") {
  addEventListener("DOMContentLoaded", mount, { once: true });
} else {
  mount();
}
