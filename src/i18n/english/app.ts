import { grouped, plural } from "./numbers.ts";

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

/** The words of the components in `ui`. */
export const ui = {
  close: "Close",
  clear: "Clear",
  cancel: "Cancel",
  otherType: "Not in the expected form, shown as received",
  showAll: "Show all of it",
  showMore: "Show more",
  nth: ({ number, count }: { number: number; count: number }) => `${number} of ${count}`,
  more: ({ count }: { count: number }) => `and ${grouped(count)} more`,
  moreCharacters: ({ count }: { count: number }) => `${grouped(count)} more characters`,
  mark: { new: "New", changed: "Changed", was: ({ date }: { date: string }) => `was ${date}` },
  showNumber: "Show number",
  hideNumber: "Hide number",
};

/** The keyboard shortcuts, each with its action, by the screen on which it works. A comma stands between two of them. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  when: "Single keys work while you are not typing. On a Mac, ⌘ stands for Ctrl.",
  off: "Single keys are switched off in Settings. On a Mac, ⌘ stands for Ctrl.",
  groups: {
    everywhere: {
      where: "Everywhere",
      keys: {
        "/": "Go to the box at the top",
        C: "Create a case",
        "?": "Show these shortcuts",
      },
    },
    onWorklist: {
      where: "On the worklist",
      keys: {
        "J, K": "Next or previous case",
        Enter: "Open the focused case",
        F: "Filter the list",
        R: "Refresh the list",
        P: "Print the list",
      },
    },
    onCreate: {
      where: "On the create form",
      keys: { "Ctrl Enter": "Create the case" },
    },
    onCase: {
      where: "On a case",
      keys: {
        "J, K": "Next or previous stage",
        "Shift J, Shift K": "Next or previous case of the worklist",
        F: "Find in the case",
        Esc: "End the search",
        R: "Refresh the case",
        P: "Print the case",
        V: "Preview the first file of the stage",
        D: "Download all files of the case",
        "←, →, ↑, ↓": "Next or previous value",
        Y: "Copy the focused value",
      },
    },
    inPreview: {
      where: "In the preview of a file",
      keys: {
        "←, →": "Previous or next file",
        "N, Shift N": "Next or previous file",
        "[, ]": "Turn the image",
        Esc: "Close the preview",
      },
    },
  },
};
