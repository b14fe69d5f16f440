import type { Words } from "../words.ts";

/** What the design system says by itself. */
export const uiWords: Words["ui"] = {
  close: "Закрыть",
  cancel: "Отмена",
  addFiles: "Добавить файлы…",
  dropFiles: "или перетащите их сюда",
  otherType: "Тип не соответствует заявленному, показано так, как прислано",
  showAll: "Показать целиком",
  mark: { new: "Новое", changed: "Изменено" },
  palette: "Палитра команд",
};
