import { requests } from "./numbers.ts";

/** The page of settings. */
export const settingsWords = {
  connection: "Connection",
  connectionWhy: "Set by your administrator in config.json.",
  service: "Service",
  embedded: "embedded in this browser",
  authToken: "you enter it; stored in this tab's memory only",
  authTokenTab: "you enter it; stored in this tab until you sign out, close it or it locks",
  authProxy: "added by a proxy",
  authDemo: "you are signed in automatically",
  timeZone: "Service time zone",
  unknownZone: "unknown; time left is counted by this computer's clock",
  idle: "Idle lock",
  idleValue: ({ minutes }: { minutes: number }) =>
    minutes === 0 ? "off" : `after ${minutes} min without activity`,
  connectionMore: "All settings",
  languageAndTheme: "Language, theme and keys",
  themes: { system: "Same as system", light: "Light", dark: "Dark" },
  theme: "Theme",
  language: "Language",
  letterKeys: "Single-key shortcuts",
  languageWhy: "The language of the interface. Data from the service is shown as received.",
  languageFailed: "The language could not be loaded. Reload the page and choose it again.",
  stored: "Stored on this computer",
  storedItems: ({ days }: { days: number }) => [
    "Theme, language and whether single keys act.",
    "Fingerprints of the cases you have seen (see below).",
    "Case ids of your worklist, if you chose to keep it.",
    `For ${days} days, also after signing out: the requests you have sent, with ARNs, case ids and times, so that you are asked before anything is sent twice.`,
    "In this tab, until you close it: drafts you have not sent, the case ids of your worklist and how you filter it.",
  ],
  nothingElse: "No other data of a case, and no card numbers.",
  rememberSeen: "Remember what I have seen",
  rememberSeenWhy: ({ cases }: { cases: number }) =>
    `Shows what has changed in a case since you last saw it. For the last ${cases} cases this browser stores fingerprints of the values, not the values. They are made with a secret key that no page can read. Only someone with a copy of this browser's whole profile could test guesses against them. The values stay in the memory of this tab until you close or reload it or sign out. Turning this off deletes the fingerprints and the key.`,
  rememberSeenInsecure:
    "This page was not opened over https, so what you have seen is not stored: changes are shown until you close or reload this tab.",
  clear: "Clear stored data",
  cleared: "Cleared.",
  notCleared: "The browser did not allow it. Delete this site's data in the browser's settings.",
  sent: {
    title: "Requests you have sent",
    text: ({ count }: { count: number }) =>
      `Everything else is cleared. Still stored: ${requests(count)} of the last 30 days, with ARNs and case ids. If you clear them, no tab can warn you before the same ARN is sent again and a second case is created.`,
    keep: "Keep them",
    forget: "Clear anyway",
  },
  demo: "Demo",
  demoWhy: "Cases you create in the demo are stored in this browser's database.",
  reset: "Reset demo data",
  resetFailed: "The browser did not allow it. Reload the page and try again.",
  resetDone: "Demo data has been reset.",
};
