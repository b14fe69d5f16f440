/** Signing in, the idle lock. */
export const sessionWords = {
  signIn: "Sign in",
  accessToken: "Access token",
  continue: "Continue",
  why: {
    "signed-out": ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It stays in this tab's memory only.`,
    kept: ({ service }: { service: string }) =>
      `Paste the access token you were given for ${service}. It is stored in this tab until you sign out, close the tab, or it locks after inactivity.`,
    refused:
      "The service did not accept the token. Your work is still here: paste another one to continue.",
    idle: "Locked after a period of inactivity. Your work is still here: paste the token to continue.",
  },
  anyText: "This is the demo: any word will do.",
  thisServer: "this server",
  badToken: {
    empty: "Paste a token first.",
    characters:
      "A token is one line of letters, digits and symbols, without spaces or line breaks.",
    length: "This is longer than 8,192 characters, so it is not an access token.",
  },
  signOut: "Sign out",
};
