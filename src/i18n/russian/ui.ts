import type { Messages } from "../messages.ts";
import { counted, grouped } from "./numbers.ts";

const characters = counted({ one: "символ", few: "символа", other: "символов" });

export const ui: Messages["ui"] = {
  close: "Закрыть",
  clear: "Очистить",
  cancel: "Отмена",
  otherType: "Неожиданный формат, показано без изменений",
  showAll: "Показать целиком",
  showMore: "Показать ещё",
  nth: ({ number, count }) => `${number} из ${count}`,
  more: ({ count }) => `и ещё ${grouped(count)}`,
  moreCharacters: ({ count }) => `ещё ${characters(count)}`,
  mark: { new: "Новое", changed: "Изменено", was: ({ date }) => `было ${date}` },
  showNumber: "Показать номер",
  hideNumber: "Скрыть номер",
};
