import { grouped } from "./numbers.ts";

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
