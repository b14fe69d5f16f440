/** The keys of the keyboard. */
export const shortcutsWords = {
  title: "Keyboard shortcuts",
  when: "Single keys work while you are not typing, Ctrl K always (⌘ K on a Mac). They work with any keyboard layout.",
  groups: [
    {
      where: "Everywhere",
      keys: [
        { key: "Ctrl K", does: "Find anything: a case, a stage, a field, a file, a command" },
        { key: "/", does: "Go to the Case id box" },
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
        { key: "← → ↑ ↓", does: "Next or previous value, once one has the focus" },
        { key: "y", does: "Copy the value that has the focus" },
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
};
