import { counted, grouped } from "./numbers.ts";

const hiddenFields = counted({
  one: "hidden field matches",
  other: "hidden fields match",
});

export const find = {
  title: "Search results",
  where: "Where",
  what: "What",
  value: "Value",
  header: "Case",
  byCode: "code",
  found: ({ count }: { count: number }) => `${count} found`,
  nothing: ({ text }: { text: string }) => `Nothing found for “${text}”.`,
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  searched: "Files' contents are not searched.",
  inPart: ({ count }: { count: number }) =>
    `Only the first ${grouped(count)} characters of a long text are searched.`,
  hidden: ({ count }: { count: number }) => `${hiddenFields(count)}.`,
};
