import { counted, countOf, plural } from "./numbers.ts";

const forms = counted({ one: "form", other: "forms" });

export const session = {
  signIn: "Sign in",
  accessToken: "Access token",
  continue: "Continue",
  titles: { "signed-out": "Sign in", refused: "Sign in again", locked: "Locked" },
  why: {
    refused: () => "Your session has expired. Paste a new token; nothing is lost.",
    locked: ({ minutes }: { minutes: number }) =>
      `${minutes} min without activity. Paste your token; nothing is lost.`,
  },
  locksSoon: "Locks within a minute.",
  creatingStops: "Creating stops after the current request.",
  staySignedIn: "Stay signed in",
  anyText: "This is the demo: any word will do.",
  tokenProblem: {
    empty: "Paste a token first.",
    characters: "A token is one line of Latin letters, digits and signs, without spaces.",
    length: "This is too long for an access token.",
  },
  signOut: "Sign out",
  /** What signing out would lose. */
  lost: {
    title: "Sign out?",
    intro: "This would be lost:",
    here: "This tab",
    elsewhere: "Other tabs",
    silent: ({ count }: { count: number }) =>
      count === 1 ? "One tab did not answer." : `${count} tabs did not answer.`,
    /** @param contents a list of what the forms hold; "" for nothing but the choices. */
    forms: ({ count, contents }: { count: number; contents: string }) =>
      contents === "" ? forms(count) : `${forms(count)} with ${contents}`,
    rows: countOf({ one: "row", other: "rows" }),
    files: countOf({ one: "file", other: "files" }),
    cards: countOf({ one: "card number", other: "card numbers" }),
    ids: ({ count }: { count: number }) =>
      plural(count, {
        one: `${count} case number that is only here`,
        other: `${count} case numbers that are only here`,
      }),
    unknown: countOf({ one: "unknown outcome", other: "unknown outcomes" }),
    requests: countOf({ one: "request being sent", other: "requests being sent" }),
  },
};
