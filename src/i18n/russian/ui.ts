import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const characters = { one: "знак", few: "знака", many: "знаков", other: "знака" };

/** What the design system says by itself. */
export const uiWords: Words["ui"] = {
  close: "Закрыть",
  cancel: "Отмена",
  addFiles: "Добавить файлы…",
  dropFiles: "или перетащите их сюда",
  otherType: "Неожиданный тип, показано без изменений",
  showAll: "Показать целиком",
  showMore: "Показать ещё",
  moreCharacters: ({ count }) => `ещё ${count.toLocaleString("ru-RU")} ${forms(count, characters)}`,
  mark: { new: "Новое", changed: "Изменено" },
  palette: "Палитра команд",
};
