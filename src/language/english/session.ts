/** Signing in, the idle lock, and settings that cannot be read. */
export const sessionWords = {
  signIn: "Sign in",
  accessToken: "Access token",
  continue: "Continue",
  why: {
    "signed-out": ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It stays in this tab's memory only.`,
    kept: ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It is kept in this tab until it is closed.`,
    refused:
      "The service no longer accepts the token. Nothing you were doing is lost; paste a new one to carry on.",
    idle: "Locked after a while without activity. Nothing you were doing is lost; paste the token to carry on.",
  },
  thisServer: "this server",
  badToken: {
    empty: "Paste a token first.",
    characters: "A token is one line of letters, digits and signs, without spaces or line breaks.",
    length: "This is longer than 8,192 characters, so it is not an access token.",
  },
  signOut: "Sign out",
  settingsFailed: {
    title: "The settings of this viewer cannot be used",
    value: ({ key, expected }: { key: string; expected: string }) =>
      `config.json: “${key}” must be ${expected}.`,
    notAnObject: "config.json must hold a JSON object.",
    expected: {
      baseUrl: 'an absolute http(s) URL without user, query or fragment, or ""',
      auth: '"token" or "proxy"',
      keepToken: '"no" or "tab"',
      filesFlag: '"query" or "header"',
      requestKeys: '"exact" or "capitalized"',
      timeZone: 'an IANA time zone such as "Europe/Moscow", or ""',
      readTimeoutSeconds: "a number of seconds from 1 to 3600",
      createTimeoutSeconds: "a number of seconds from 1 to 3600",
      idleMinutes: "a number of minutes from 0 (never) to 1440",
      refreshSeconds: "0 (off) or a number of seconds from 5 to 3600",
      formProfile: 'a path below index.html such as "form-profile.json", or ""',
    },
    json: "config.json is not JSON.",
    unreachable: "config.json could not be loaded.",
    whatToDo: "Tell whoever runs this viewer; the file lies beside index.html.",
  },
};
