import type { Words } from "../words.ts";

/** The report of a page that stopped working. */
export const reportWords: Words["report"] = {
  copy: "Скопировать отчёт",
  what: "В отчёте — где остановилось приложение и как устроены данные: имена полей и их типы. Значений из кейса в нём нет.",
};
