import { results } from "./numbers.ts";

export const palette = {
  search: "Search commands",
  placeholder: "A case, stage, field or file",
  list: "Commands",
  groups: {
    open: "Open",
    actions: "Actions",
    everywhere: "Everywhere",
    stages: "Stages",
    documents: "Files",
    fields: "Fields",
  },
  found: ({ count }: { count: number }) => results(count),
  shownCount: ({ count }: { count: number }) => `${count} shown`,
  nothing: ({ text }: { text: string }) =>
    `Nothing here is called “${text}”. Try a part of the name, or a case id.`,
  choose: "choose",
  run: "run",
  close: "close",
  openCase: ({ id }: { id: string }) => `Open case ${id}`,
  hideHidden: "Hide hidden fields",
};
