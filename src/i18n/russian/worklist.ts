import type { Messages } from "../messages.ts";
import { cases, counted, grouped, plural } from "./numbers.ts";

const deadlines = counted({ one: "срок", few: "срока", other: "сроков" });

export const worklist: Messages["worklist"] = {
  title: "Рабочий список",
  whoAreYou: "Кто вы?",
  empty: "Кейсов пока нет. Вставьте номера кейсов или ссылки.",
  ways: {
    "900453": "один кейс",
    "900453 900454 900455": "столбец из таблицы",
    ".../cases/900453": "ссылка от коллеги",
  },
  keep: "Хранить список на этом компьютере",
  pasted: {
    added: ({ count }) =>
      count === 0
        ? "Ни одного кейса не добавлено."
        : `В список ${plural(count, { one: "добавлен", other: "добавлено" })} ${cases(count)}.`,
    known: ({ count }) => `Уже в списке: ${grouped(count)}`,
    retried: ({ count }) => `Загружаются снова: ${grouped(count)}`,
    over: ({ count, names, max }) =>
      `Не ${plural(count, { one: "поместился", other: "поместились" })} ${cases(count)} (в списке не больше ${max}): ${names}`,
  },
  filter: "Показать",
  filterText: "Фильтр",
  shown: ({ count, total }) => `${grouped(count)} из ${grouped(total)}`,
  noMatch: ({ text }) =>
    text === ""
      ? "Под все фильтры не подходит ни один кейс."
      : `В списке нет кейса с текстом «${text}».`,
  showAll: "Показать все",
  sortBy: "Сортировка",
  reverse: "В обратном порядке",
  filters: {
    overdue: "Просрочены",
    near: "До 48 ч",
    mine: "Ваше решение",
    bank: "Решение за вашим банком",
    new: "Новые",
    changed: "Изменились",
    notLoaded: "Не загружены",
  },
  nearInDays: "Ближайшие 2 дня",
  zoneNotSet: "Дни считаются по календарю этого компьютера: timeZone не задан.",
  printed: ({ count, when }) => (when === "" ? cases(count) : `${cases(count)} · получено ${when}`),
  loading: "Загрузка списка",
  done: ({ done, count, failed }) =>
    `Готово ${done} из ${count}${failed > 0 ? `, не загружено: ${failed}` : ""}`,
  notLoaded: ({ count }) => `Не удалось загрузить: ${count}`,
  notLoadedOne: "Не загружен",
  newOne: "Новый",
  openedOne: "Открывался",
  retryAll: "Повторить все",
  removeAll: "Убрать все",
  refreshList: "Обновить список",
  loadedAt: ({ when }) => `на ${when}`,
  more: "Ещё",
  print: "Напечатать",
  fileName: "рабочий-список",
  workbook: "Сохранить для Excel",
  calendarFile: "Файл календаря",
  removeEnded: ({ count }) => `Убрать завершённые (${count})`,
  removeSingle: "Убрать по одному",
  clear: "Очистить список",
  removed: ({ count }) =>
    `Из списка ${plural(count, { one: "убран", other: "убрано" })} ${cases(count)}.`,
  removedOne: ({ id }) => `Кейс ${id} убран`,
  undo: "Вернуть",
  noCurrency: "без валюты",
  column: {
    case: "Кейс",
    turn: "За кем",
    due: "Срок",
    stage: "Этап",
    next: "Далее",
    merchant: "ТСП или карта",
    amount: "Сумма",
    actions: "Действия",
  },
  fileColumn: {
    id: "№ кейса",
    type: "Тип",
    currency: "Валюта",
    automatic: "Следующее автоматическое действие",
    hours: "Осталось часов",
    days: "Осталось дней",
    user: "Сотрудник",
    changed: "Изменения",
    state: "Состояние",
  },
  next: {
    decision: "Принять или отклонить",
    acquirerDecides: "Решает эквайер",
    activeStages: ({ count }) => `Текущих этапов: ${count}`,
  },
  changed: {
    kind: {
      stage: "этапы",
      state: "этап",
      deadline: "срок",
      control: "ответ ТСП",
      stageFact: "сведения об этапе",
      field: "поля",
      document: "файлы",
      transaction: "операции",
      amount: "сумма",
      fact: "сведения о кейсе",
    },
  },
  loadingCase: "Загрузка…",
  retry: "Повторить",
  retryOne: ({ id }) => `Повторить: кейс ${id}`,
  remove: ({ id }) => `Убрать кейс ${id}`,
  stale: "Не обновлён",
  calendar: {
    fileName: "сроки-кейсов",
    saved: ({ count }) => `В файле календаря ${deadlines(count)}.`,
    none: "У показанных кейсов нет предстоящих сроков.",
    leftOut: ({ names }) => `Не вошли, срок неизвестен: ${names}.`,
    summary: ({ id, isDecision }) =>
      `Кейс ${id}: ${isDecision ? "принять или отклонить" : "автоматическое действие"}`,
    description: ({ when, zone }) => `${when} по часам сервиса${zone && ` (${zone})`}.`,
  },
};
