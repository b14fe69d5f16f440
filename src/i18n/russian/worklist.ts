import type { Messages } from "../messages.ts";
import { cases, counted, plural } from "./numbers.ts";

const deadlines = counted({ one: "срок", few: "срока", other: "сроков" });

/** The worklist. */
export const worklistWords: Messages["worklist"] = {
  title: "Рабочий список",
  empty:
    "Список пуст. Вставьте номера своих кейсов в поле выше — например, столбец из таблицы. Открытые кейсы добавляются автоматически.",
  keptHere: "В этом браузере хранятся только номера кейсов, пока вы не выключите хранение.",
  keep: "Хранить список на этом компьютере",
  notKept: "Браузер не разрешил хранить список.",
  pasted: {
    added: ({ count }) =>
      count === 0
        ? "Ни одного кейса не добавлено."
        : `В список ${plural(count, { one: "добавлен", other: "добавлено" })} ${cases(count)}.`,
    known: ({ count, names }) =>
      `${cases(count)} ${plural(count, { one: "повторяется или уже был", other: "повторяются или уже были" })} в списке: ${names}`,
    over: ({ count, names, max }) =>
      `Не ${plural(count, { one: "поместился", other: "поместились" })} ${cases(count)} (в списке не больше ${max}): ${names}`,
  },
  filter: "Показать",
  filters: {
    all: "Все",
    overdue: "Просрочены",
    hours: "До 48 ч",
    mine: "Ваше решение",
    bank: "Решение за вашим банком",
    new: "Новые",
    changed: "Изменились",
    notLoaded: "Не загружены",
  },
  printed: ({ count, when }) => (when === "" ? cases(count) : `${cases(count)} · получено ${when}`),
  loading: "Загрузка списка",
  done: ({ done, count, failed }) =>
    `Готово ${done} из ${count}${failed > 0 ? `, не загружено: ${failed}` : ""}`,
  notLoaded: ({ count }) => `Не удалось загрузить: ${count}`,
  notLoadedOne: "Не загружен",
  retryAll: "Повторить все",
  removeAll: "Убрать все",
  refresh: "Обновить",
  refreshList: "Обновить список",
  export: "Экспорт",
  more: "Ещё",
  print: "Напечатать список",
  fileName: "рабочий-список",
  workbook: "Выгрузить для Excel",
  csv: "Выгрузить в CSV",
  calendarFile: "Файл календаря",
  removeEnded: ({ count }) => `Убрать завершённые (${count})`,
  clear: "Очистить список",
  removed: ({ count }) =>
    `Из списка ${plural(count, { one: "убран", other: "убрано" })} ${cases(count)}.`,
  undo: "Вернуть",
  column: {
    case: "Кейс",
    turn: "За кем",
    due: "Срок",
    user: "Сотрудник",
    stage: "Этап",
    merchant: "ТСП или карта",
    amount: "Сумма",
    changed: "Изменения",
    actions: "Действия",
  },
  fileColumn: {
    id: "№ кейса",
    type: "Тип",
    currency: "Валюта",
    automatic: "Следующее автодействие",
    hours: "Осталось часов",
    control: "Действие ТСП",
    state: "Состояние",
  },
  left: ({ span, isExact }) => `ещё ${isExact ? "" : "≈ "}${span}`,
  overdueBy: ({ span, isExact }) => `Просрочен на ${isExact ? "" : "≈ "}${span}`,
  noDeadline: "Без срока",
  changed: {
    kind: {
      stage: "этапы",
      state: "статус этапа",
      deadline: "автодействие",
      control: "действие ТСП",
      stageFact: "сведения об этапе",
      field: "поля",
      document: "документы",
      transaction: "операции",
      amount: "сумма",
      created: "дата создания",
      fact: "сведения о кейсе",
    },
  },
  unread: "Ещё не загружено",
  loadingCase: "Загрузка…",
  retry: "Повторить",
  retryOne: ({ id }) => `Повторить: кейс ${id}`,
  remove: ({ id }) => `Убрать кейс ${id}`,
  stale: "Не обновлён",
  notify: {
    button: "Уведомлять, когда остаётся меньше 48 часов",
    why: "Уведомление браузера с номером кейса и оставшимся временем, пока вкладка не видна.",
    refused:
      "Браузер не показывает уведомления этой страницы; разрешить их можно в настройках сайта.",
  },
  calendar: {
    fileName: "сроки-кейсов",
    saved: ({ count }) => `В файле календаря ${deadlines(count)}.`,
    none: "Файл календаря не сохранён: у показанных кейсов нет предстоящих сроков.",
    leftOut: ({ names }) => `Не вошли, срок неизвестен: ${names}.`,
    stale: ({ names }) => `По прежним данным, обновить не удалось: ${names}.`,
    summary: ({ id }) => `Кейс ${id}: автодействие`,
    known: ({ when, zone }) => `${when} по часам сервиса${zone && ` (${zone})`}.`,
    unknown: ({ when }) =>
      `${when} по часам сервиса. Часовой пояс неизвестен, поэтому событие стоит на этом местном времени в любом поясе.`,
  },
};
