import type { Messages } from "../messages.ts";

/** The palette. */
export const palette: Messages["palette"] = {
  search: "Поиск команд",
  placeholder: "Кейс, этап, поле или файл",
  list: "Команды",
  groups: {
    open: "Открыть",
    actions: "Действия",
    everywhere: "Везде",
    stages: "Этапы",
    documents: "Файлы",
    fields: "Поля",
  },
  found: ({ count }) => `Найдено: ${count}`,
  shownCount: ({ count }) => `показано: ${count}`,
  nothing: ({ text }) =>
    `По запросу «${text}» ничего не найдено. Введите часть названия или номер кейса.`,
  choose: "выбрать",
  run: "выполнить",
  close: "закрыть",
  openCase: ({ id }) => `Открыть кейс ${id}`,
  hideHidden: "Не показывать скрытые поля",
};
