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
    whatToDo: "Reload the page. If that does not help, tell your administrator:",
    error: ({ name, build }: { name: string; build: string }) => `Error ${name}, build ${build}`,
  },
  newerBuild: { title: "The viewer has been updated.", later: "Later" },
  readPause: {
    title: ({ time }: { time: string }) => `The service is busy. Cases are read again at ${time}.`,
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
    notArn: "That is an ARN. Enter the case number, or",
    createForIt: "create a case for it",
    notListed: ({ text }: { text: string }) =>
      `${text} is not on your list. Enter the case number.`,
    notCard: ({ text }: { text: string }) =>
      `${text} looks like a card number. Enter the case number.`,
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
