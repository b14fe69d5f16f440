import { requests } from "./numbers.ts";

export const settings = {
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
  version: "Version",
  allSettings: "All settings",
  you: "You",
  operatorName: "My user name",
  operatorWhy: "Cases that wait for this user say “Your turn”.",
  notOperatorName: "This looks like a card number.",
  operatorFromProxy: ({ name }: { name: string }) =>
    `“Your turn” means this person. Your proxy says: ${name}.`,
  operatorInDemo: ({ name }: { name: string }) =>
    `“Your turn” means this person. In the demo you are ${name}.`,
  themes: { system: "Same as system", light: "Light", dark: "Dark" },
  theme: "Theme",
  language: "Language",
  singleKeys: "Shortcuts without Ctrl",
  singleKeysWhy:
    "C creates a case, R refreshes, / goes to the box at the top; ? shows all shortcuts.",
  languageWhy: "Data from the service is shown as received.",
  languageFailed: "The language could not be loaded. Reload the page and choose it again.",
  stored: "Stored on this computer",
  keepList: "Keep the worklist",
  keepWhy: "Case ids only, no data of a case.",
  rememberSeen: "Remember what I have seen",
  rememberSeenWhy: ({ cases }: { cases: number }) =>
    `Marks what has changed in a case since then. The last ${cases} cases are stored as codes, not as data; turning this off deletes them.`,
  more: "More",
  rememberSeenMore:
    "The codes are made with a secret key that no page can read: only someone with a copy of this browser's whole profile could test guesses. The values are only in the memory of this tab.",
  rememberSeenInsecure:
    "Not stored, because this page was not opened over https: changes are shown until you close or reload this tab.",
  clearTitle: "Everything stored",
  clearWhy: ({ days }: { days: number }) =>
    `Also your user name and choices, the drafts and worklist of this tab; requests you have sent, for ${days} days.`,
  clearMore:
    "Of a request: ARNs, case ids and the time, also after signing out. No card numbers, no other data of a case.",
  clear: "Clear stored data",
  cleared: "Cleared.",
  notCleared: "The browser did not allow it. Delete this site's data in the browser's settings.",
  sent: {
    title: "Requests you have sent",
    text: ({ count, days }: { count: number; days: number }) =>
      `Everything else is cleared. Still stored: ${requests(count)} of the last ${days} days, with ARNs and case ids. Without them, nothing warns you before a second case is created.`,
    keep: "Keep them",
    forget: "Clear anyway",
  },
};
