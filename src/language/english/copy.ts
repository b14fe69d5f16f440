/** Copies of a value, a field, a stage, a case. */
export const copyWords = {
  showNumber: "Show number",
  hideNumber: "Hide number",
  maskedNumbers: "What looks like a card number is masked:",
};
