import { requests } from "./numbers.ts";

export const settings = {
  version: ({ version }: { version: string }) => `Version ${version}`,
  you: "You",
  operatorName: "My user name",
  operatorWhy: "Your cases are marked “Your turn”.",
  notOperatorName: "This looks like a card number.",
  themes: { system: "Same as system", light: "Light", dark: "Dark" },
  theme: "Theme",
  language: "Language",
  singleKeys: "Shortcuts without Ctrl",
  singleKeysWhy: "? shows them all.",
  languageFailed: "The language could not be loaded. Reload the page and choose it again.",
  stored: "Stored on this computer",
  keepList: "Keep the worklist",
  rememberSeen: "Remember what I have seen",
  rememberSeenWhy: ({ cases }: { cases: number }) =>
    `Shows what changed since you last opened a case. Last ${cases} cases.`,
  rememberSeenInsecure: "Without https changes are shown until this tab is closed or reloaded.",
  clearTitle: "Everything stored",
  clearWhy: ({ days }: { days: number }) =>
    `Your name and settings, drafts, list, and the ARNs you sent (${days} days). No card numbers and no case data.`,
  clear: "Clear stored data",
  cleared: "Cleared.",
  notCleared: "The browser did not allow it. Delete this site's data in the browser's settings.",
  sent: {
    title: "Requests you have sent",
    text: ({ count, days }: { count: number; days: number }) =>
      `Everything else is cleared. Still here: ${requests(count)} of the last ${days} days. Without them, nothing warns you before a second case is created.`,
    keep: "Keep them",
    forget: "Clear anyway",
  },
};
