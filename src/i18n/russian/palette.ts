import { numbersOf } from "../numbers.ts";
import type { Words } from "../words.ts";

const { counted } = numbersOf("ru-RU");
const cases = counted({ one: "кейс", few: "кейса", other: "кейсов" });

/** The palette. */
export const paletteWords: Words["palette"] = {
  search: "Поиск команд",
  placeholder: "Номер кейса, этап, поле, файл, команда",
  list: "Команды",
  groups: {
    open: "Открыть",
    actions: "Действия",
    everywhere: "Везде",
    stages: "Этапы",
    documents: "Документы",
    fields: "Поля",
  },
  found: ({ count }) => `Найдено: ${count}`,
  more: ({ count }) => `и ещё ${count}: уточните запрос`,
  nothing: ({ text }) =>
    `По запросу «${text}» ничего не найдено. Введите часть названия или номер кейса.`,
  choose: "выбрать",
  run: "выполнить",
  leave: "закрыть",
  openCase: ({ id }) => `Открыть кейс ${id}`,
  openCases: ({ count }) => `Добавить в список ${cases(count)}`,
  theme: ({ theme }) => `Тема: ${theme}`,
  language: ({ language }) => `Язык: ${language}`,
  hideHidden: "Не показывать скрытые поля",
};
