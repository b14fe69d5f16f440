/** The keyboard shortcuts, each with its action, by the screen on which it works. */
export const shortcutsWords = {
  title: "Keyboard shortcuts",
  when: "Single keys work while you are not typing, Ctrl K always (⌘ K on a Mac). They work with any keyboard layout.",
  groups: {
    everywhere: {
      where: "Everywhere",
      keys: {
        "Ctrl K": "Find anything: a case, a stage, a field, a file, a command",
        "/": "Go to the Case id box",
        c: "Create a case",
        "?": "Show these shortcuts",
      },
    },
    onCase: {
      where: "On a case",
      keys: {
        j: "Next stage",
        k: "Previous stage",
        "Shift J": "Next case of the worklist, if the case was opened from it",
        "Shift K": "Previous case of the worklist",
        r: "Refresh the case",
        p: "Print the case",
        v: "Preview the first file of the stage",
        "← → ↑ ↓": "Next or previous value, once one has the focus",
        y: "Copy the value that has the focus",
      },
    },
    inPreview: {
      where: "In the preview of a file",
      keys: {
        "← →": "Previous or next file",
        "n Shift N": "Next or previous file",
        "+ − 0": "Enlarge or shrink the image, or fit it",
        "[ ]": "Turn the image",
        Esc: "Close the preview",
      },
    },
    onWorklist: {
      where: "On the worklist",
      keys: { j: "Next case", k: "Previous case", r: "Refresh the list", f: "Filter the list" },
    },
  },
};
