import type { Messages } from "../messages.ts";
import { grouped } from "./numbers.ts";

export const find: Messages["find"] = {
  title: "Результаты поиска",
  where: "Где",
  what: "Что",
  value: "Значение",
  header: "Кейс",
  byCode: "код",
  found: ({ count }) => `Найдено: ${count}`,
  nothing: ({ text }) => `По запросу «${text}» ничего не найдено.`,
  showAll: ({ count }) => `Показать все: ${count}`,
  searched: "Содержимое файлов в поиск не входит.",
  inPart: ({ count }) =>
    `В длинных текстах поиск идёт только по первым ${grouped(count)} символам.`,
  hidden: ({ count }) => `Найдено среди скрытых полей: ${count}.`,
};
