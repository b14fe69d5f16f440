import type { Words } from "../words.ts";

/** Copies of a value, a field, a stage, a case. */
export const copyWords: Words["copy"] = {
  showNumber: "Показать номер",
  hideNumber: "Скрыть номер",
  maskedNumbers: "Скрыто всё, что похоже на номер карты:",
};
