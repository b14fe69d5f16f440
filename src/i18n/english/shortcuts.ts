/** The keyboard shortcuts, each with its action, by the screen on which it works. */
export const shortcuts = {
  title: "Keyboard shortcuts",
  when: "Single keys work while you are not typing, Ctrl K always (⌘ K on a Mac). They work with any keyboard layout.",
  off: "Single keys are switched off in Settings; Ctrl K always works (⌘ K on a Mac).",
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
        f: "Find in the case",
        Esc: "End the search",
        r: "Refresh the case",
        p: "Print the case",
        v: "Preview the first file of the stage",
        d: "Download all files of the case",
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
      keys: {
        j: "Next case",
        k: "Previous case",
        Enter: "Open the case that has the focus",
        f: "Filter the list",
        r: "Refresh the list",
        p: "Print the list",
      },
    },
    onCreate: {
      where: "On the create form",
      keys: { "Ctrl Enter": "Create the case (on a Mac with ⌘)" },
    },
    inLists: {
      where: "In the palette, menus and dialogs",
      keys: {
        "↑ ↓": "Previous or next entry",
        "Page Up Page Down": "Ten entries up or down, in the palette",
        "Home End": "First or last entry of a menu",
        "A–Z": "Next entry of a menu that begins with the letter",
        Enter: "Run the chosen entry",
        Esc: "Close without doing anything",
      },
    },
  },
};
