/** Signing in, the idle lock. */
export const sessionWords = {
  signIn: "Sign in",
  accessToken: "Access token",
  continue: "Continue",
  why: {
    "signed-out": ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It stays in this tab's memory only.`,
    kept: ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It is kept in this tab until it is closed or locked.`,
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
};
