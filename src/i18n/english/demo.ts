export const englishDemo = {
  /** Above the list, until a case has been opened. */
  invented: "Everything here is invented.",
  settings: {
    title: "Demo",
    why: "Restores the demo's cases.",
    reset: "Reset demo data",
    resetFailed: "The browser did not allow it. Reload the page and try again.",
    resetDone: "Demo data has been reset.",
  },
};
