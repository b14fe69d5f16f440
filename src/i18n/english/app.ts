import { plural } from "./numbers.ts";

/** The frame around every screen, and the pages that are no screen. */
export const app = {
  name: "Case viewer",
  skip: "Skip to content",
  createCase: "Create case",
  settings: "Settings",
  embedded: "Demo service",
  embeddedWhy: "Demo: this browser answers instead of a server, and you are signed in.",
  notFound: {
    title: "Page not found",
    what: "There is nothing at this address.",
    back: "Open a case",
  },
  broken: {
    title: "This page stopped working",
    what: "Something in the viewer itself went wrong; the service was not affected.",
    whatToDo:
      "Reload the page. If that does not help, contact your administrator and name the error and the build:",
    error: ({ name, build }: { name: string; build: string }) => `Error ${name}, build ${build}`,
    reload: "Reload the page",
  },
  newerBuild: {
    title: "The viewer has been updated.",
    whatToDo: "Reload the page to use the new version.",
    later: "Later",
  },
  readPause: {
    title: ({ time }: { time: string }) =>
      `The service is busy and asks to wait. Cases are read again at ${time}.`,
    tryNow: "Try now",
  },
  open: {
    caseId: "Case id",
    hint: "Case number, code or link",
    shortHint: "Case number",
    button: "Open case",
    none: "Type or paste a case number first.",
    tooLong: "This is too long. Paste only the column with the case numbers.",
    notId: ({ text }: { text: string }) => `“${text}” is not a case number like 900453.`,
    notArn: ({ text }: { text: string }) =>
      `${text} is an ARN. Cases are opened by number, not by transaction.`,
    notListed: ({ text }: { text: string }) =>
      `Cases are opened by number. ${text} is not among the loaded cases of your list.`,
    notCard: ({ text }: { text: string }) =>
      `${text} looks like a card number. A case is opened by its number.`,
    likeCard: {
      title: "Case number or card number?",
      text: ({ names }: { names: string }) => `${names}: this begins like a card number.`,
      confirm: ({ count }: { count: number }): string =>
        count === 1 ? "It is a case number" : "They are case numbers",
    },
    notIds: ({ count, names }: { count: number; names: string }) =>
      `${plural(count, { one: "Not a case number", other: "Not case numbers" })}: ${names}`,
  },
};
