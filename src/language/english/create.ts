/** The create-case form and its result. */
export const createWords = {
  title: "Create case",
  unknown: {
    what: "Outcome unknown",
    whatToDo:
      "The request may have been carried out. Look for these transactions in the dispute system before sending them again.",
  },
};
