/** Where the operator signs in, and after how many minutes the session locks. */
interface Place {
  readonly service: string;
  readonly minutes: number;
}

/** Signing in, the idle lock. */
export const session = {
  signIn: "Sign in",
  accessToken: "Access token",
  continue: "Continue",
  titles: { "signed-out": "Case viewer", refused: "Sign in again", locked: "Locked" },
  why: {
    "signed-out": ({ service }: Place) => `Paste your access token for ${service}.`,
    refused: ({ service }: Place) =>
      `${service} did not accept the token. Your work is still here: paste another one to continue.`,
    locked: ({ minutes }: Place) =>
      `After ${minutes} min without activity. Your work is still here: paste the token to continue.`,
  },
  kept: {
    no: "Closing or reloading the tab signs you out.",
    tab: "The token stays in this tab until you sign out, close the tab, or it locks.",
  },
  waitingCase: ({ id }: { id: string }) => `Case ${id}`,
  waiting: "opens when you have signed in.",
  locksSoon: "Locks within a minute.",
  workStays: "Your work stays here.",
  creatingPauses: "Creating pauses after the current request.",
  staySignedIn: "Stay signed in",
  anyText: "This is the demo: any word will do.",
  thisServer: "this server",
  tokenProblem: {
    empty: "Paste a token first.",
    characters: "A token is one line of Latin letters, digits and signs, without spaces.",
    length: "This is too long for an access token.",
  },
  signOut: "Sign out",
};
