import { requests } from "./numbers.ts";

/** Why the application cannot start. */
export const start = {
  insecure: {
    title: "The demo cannot run at this address",
    what: "The demo needs a secure address (https or localhost) and a window that is not private.",
  },
  title: "The settings of this viewer cannot be used",
  value: ({ key, expected, received }: { key: string; expected: string; received: string }) =>
    `config.json: “${key}” must be ${expected}. It is ${received}.`,
  notSettings: "config.json is no settings file: it must be a JSON object with settings, or {}.",
  expected: {
    baseUrl: 'an absolute http(s) URL without user, query or fragment, or ""',
    auth: '"token" or "proxy"',
    keepToken: '"no" or "tab"',
    filesFlag: '"query" or "header"',
    requestKeys: '"exact" or "capitalized"',
    timeZone: 'an IANA time zone such as "Europe/Moscow" (no offset), or ""',
    readTimeoutSeconds: "a number of seconds above 0",
    createTimeoutSeconds: "a number of seconds above 0",
    idleMinutes: "a number of minutes, or 0 (never)",
    refreshSeconds: "a number of seconds, or 0 (off)",
    formProfile: 'a path on this server such as "form-profile.json", or ""',
    transactionsPerRequest: "a whole number from 1 to 200",
    links: `a list of entries such as { "label": "Core banking", "for": "arn", "url": "https://host/path?x={value}" }`,
    reportUrl:
      'a path on this server that begins with one /, without ? and #, such as "/report", or ""',
    acquirerRoles: 'a list of names such as ["Acquirer", "Эквайер"]',
  },
  notJson: ({ message }: { message: string }) => `config.json is not JSON: ${message}.`,
  unreachable: "config.json could not be loaded.",
  whatToDo: "Contact your administrator; the file is next to index.html.",
};

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
