import { plural } from "../plural.ts";

const forms = plural("en");

/** The page of settings. */
export const settingsWords = {
  title: "Settings",
  connection: "Connection",
  connectionWhy: "Decided by whoever runs this viewer, in config.json; shown here only.",
  service: "Service",
  sameOrigin: "this server",
  embedded: "embedded in this browser",
  auth: "Access token",
  authToken: "asked for, kept in this tab's memory",
  authTokenTab: "asked for, kept in this tab until it is closed or locked",
  authProxy: "added by a proxy",
  authDemo: "the demo signs in by itself",
  filesFlag: "Files are asked for in",
  filesQuery: "the query string",
  filesHeader: "a header",
  requestKeys: "Request keys",
  keysExact: "as specified",
  keysCapitalized: "capitalised",
  timeZone: "Service time zone",
  unknownZone: "unknown; times left are by this computer's clock",
  timeouts: "Time-outs",
  timeoutsValue: ({ read, create }: { read: number; create: number }) =>
    `${read} s to read, ${create} s to create`,
  idle: "Locks after",
  idleValue: ({ minutes }: { minutes: number }) =>
    minutes === 0 ? "never" : `${minutes} min without activity`,
  refresh: "Auto-refresh",
  refreshValue: ({ seconds }: { seconds: number }) =>
    seconds === 0 ? "not offered" : `offered, every ${seconds} s`,
  formProfile: "Form profile",
  noProfile: "none",
  acquirerRoles: "Acquirer roles",
  noRoles: "none",
  connectionRows: {
    service: "Where cases are read and created; nothing is sent anywhere else.",
    auth: "How the service knows who asks.",
    timeZone: "Whose clock the dates of a case are told by, and the time left is counted by.",
    filesFlag: "How a case is asked for with the content of its files.",
    requestKeys: "How the names in a request for a new case are spelled.",
    timeouts: "How long to wait for an answer before saying that none came.",
    idle: "When the screen is hidden and the access token dropped, so that nobody else carries on.",
    refresh: "Whether a case can look for news by itself while it is on the screen.",
    formProfile: "Which fields the form for a new case knows by name; others are typed by code.",
    acquirerRoles: "The operator roles for which a merchant's action is “your turn”.",
  },
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  theme: "Theme",
  themeWhy:
    "Light or dark at once, or as this computer is set, also when that changes with the hour.",
  language: "Language",
  languageWhy: "The language of the interface; what the service sends stays as sent.",
  languageFailed: "The language could not be loaded. Reload the page and choose it again.",
  kept: "Kept on this computer",
  keptWhy:
    "The theme, the language and fingerprints of what you have seen (see below), in this browser; also the case ids of your worklist, if you chose to keep it, and for 30 days, also after signing out, the ARNs and times of requests whose outcome is unknown, so that nothing is sent twice. Unsent drafts, in this tab. Nothing else of a case, no card number.",
  rememberSeen: "Remember what I have seen",
  rememberSeenWhy:
    "Shows what has changed in a case since you last saw it. For the last 300 cases this browser stores fingerprints of what you saw, not the values. They are made with a secret key that cannot be copied out of this browser, so a copy of them cannot be used to test guesses elsewhere. The values themselves stay in the memory of this tab until it is closed or reloaded, or you sign out. Turning this off deletes the fingerprints and the key.",
  rememberSeenInsecure:
    "This address is not secure (https), so what you have seen is not remembered here: changes are shown until this tab is closed or reloaded.",
  clear: "Clear what is kept",
  cleared: "Cleared.",
  notCleared: "The browser did not allow deleting what is stored. Delete this site's data instead.",
  sent: {
    title: "Requests whose outcome is unknown",
    text: ({ count }: { count: number }) =>
      `Everything else is cleared. Still remembered: ${count} ${forms(count, { one: "request", other: "requests" })} that may have been carried out. If the viewer forgets, in every tab, the same ARN can go out a second time without a question, and create a second case.`,
    keep: "Keep remembering",
    forget: "Forget all the same",
  },
  demo: "Demo",
  demoWhy: "Cases you create in the demo are kept in this browser's database.",
  reset: "Reset demo data",
  resetFailed: "The browser did not allow it. Reload the page and try again.",
  resetDone: "The demo has its first cases again.",
};
