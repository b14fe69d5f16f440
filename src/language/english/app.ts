import { plural } from "../plural.ts";

const forms = plural("en");

/** The frame around every screen, and the pages that are no screen. */
export const appWords = {
  name: "Case viewer",
  skip: "Skip to content",
  newCase: "New case",
  createCase: "Create case",
  settings: "Settings",
  embedded: "Embedded service",
  embeddedWhy: "Demo: this browser answers instead of a server, and you are signed in.",
  shortcuts: {
    title: "Keyboard shortcuts",
    when: "A key alone works while nothing is being typed; Ctrl K works there too (⌘ K on a Mac). The places of the keys count: a Russian layout needs no switching.",
    groups: [
      {
        where: "Everywhere",
        keys: [
          { key: "Ctrl K", does: "Find anything: a case, a stage, a field, a file, a command" },
          { key: "/", does: "Go to the case id" },
          { key: "c", does: "Create a case" },
          { key: "?", does: "Show these shortcuts" },
        ],
      },
      {
        where: "On a case",
        keys: [
          { key: "j", does: "Next stage" },
          { key: "k", does: "Previous stage" },
          { key: "r", does: "Refresh the case" },
        ],
      },
      {
        where: "On the worklist",
        keys: [
          { key: "j", does: "Next case" },
          { key: "k", does: "Previous case" },
          { key: "r", does: "Refresh the list" },
        ],
      },
    ],
  },
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  notFound: {
    title: "Page not found",
    what: "There is nothing at this address.",
    back: "Open a case",
  },
  broken: {
    title: "This page stopped working",
    what: "Something in the viewer itself went wrong; the service was not affected.",
    reload: "Reload the page",
    copyReport: "Copy report",
    reportWhy:
      "The report says where the viewer stopped and how the data is built: names of fields and their types. It holds no value of a case.",
  },
  insecure: {
    title: "The demo cannot run at this address",
    what: "Its embedded service needs a secure address: https, or localhost.",
  },
  open: {
    title: "Open a case",
    caseId: "Case id",
    button: "Open case",
    hint: "A case id or a link opens the case; several ids, in lines or in a row, join the list.",
    none: "Type or paste a case id first.",
    notId: ({ text }: { text: string }) => `“${text}” is not a case id.`,
    openCase: ({ id }: { id: number }) => `Case ${id}`,
    notIds: ({ count, named }: { count: number; named: string }) =>
      `${count} ${forms(count, { one: "is not a case id", other: "are not case ids" })}: ${named}`,
    more: ({ count }: { count: number }) => `and ${count} more`,
  },
};
