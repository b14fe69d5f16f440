import type { Words } from "../words.ts";

/** Copies of a value, a field, a stage, a case; the printed case; masked numbers. */
export const copyWords: Words["copy"] = {
  copy: "Копировать",
  of: ({ name, context = "" }) => `Копировать «${name}»${context && `, ${context}`}`,
  field: ({ name, context = "" }) => `Копировать поле «${name}»${context && `, ${context}`}`,
  stage: "Копировать этап",
  case: "Копировать кейс",
  caseId: "Копировать номер кейса",
  caseCode: "Копировать код кейса",
  as: { text: "Как текст", json: "Как JSON" },
  copied: "Скопировано",
  notCopied: "Скопировать не удалось",
  print: "Печать",
  retrievedAt: ({ when }) => `Получено ${when}`,
  printedAt: ({ when }) => `Напечатано ${when}`,
  showNumber: "Показать номер",
  hideNumber: "Скрыть номер",
};
