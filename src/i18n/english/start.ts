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
  notJson: ({ line, column }: { line: number; column: number }) =>
    `config.json is not JSON: see line ${line}, column ${column}.`,
  unreachable: "config.json could not be loaded.",
  whatToDo: "Contact your administrator; the file is next to index.html.",
};
