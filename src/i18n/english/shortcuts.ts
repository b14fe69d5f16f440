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
        J: "Next case",
        K: "Previous case",
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
        J: "Next stage",
        K: "Previous stage",
        "Shift J": "Next case of the worklist",
        "Shift K": "Previous case of the worklist",
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
