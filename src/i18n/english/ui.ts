/** What the design system says by itself. */
export const uiWords = {
  close: "Close",
  cancel: "Cancel",
  addFiles: "Add files…",
  dropFiles: "or drop them here",
  otherType: "Unexpected type, shown as received",
  showAll: "Show all of it",
  showMore: "Show more",
  moreCharacters: ({ count }: { count: number }) =>
    `${count.toLocaleString("en-GB")} more characters`,
  mark: { new: "New", changed: "Changed" },
  palette: "Command palette",
};
