import type { Messages } from "../messages.ts";
import { counted, grouped } from "./numbers.ts";

const rows = counted({ one: "строка", few: "строки", other: "строк" });
/** After a verb, so in the accusative. */
const theseRows = counted({ one: "строку", few: "строки", other: "строк" });

export const createRows: Messages["create"]["rows"] = {
  heading: "Операции",
  title: ({ number }) => `Операция ${number}`,
  card: "Номер карты",
  remove: ({ number }) => `Удалить операцию ${number}`,
  add: "Добавить операцию",
  sendToo: "Отправить тоже",
  problems: {
    nothing: "Введите ARN или номер карты либо удалите эту операцию.",
    card: "В номере карты должно быть от 12 до 19 цифр.",
    shortened: "Таблица сократила длинное число. Задайте столбцу текстовый формат.",
    characters: "Это не ARN: в ARN 23 цифры и нет буквы О.",
    repeated: ({ number }) => `Повторяет строку ${number}.`,
    created: ({ id, time }) =>
      id === "" ? `По ней ${time} создан кейс.` : `По ней ${time} создан кейс ${id}.`,
    named: ({ id, time }) => `Сервис отклонил её ${time} и указал кейс ${id}.`,
    unknown: ({ time }) => `Отправлена ${time}, исход неизвестен.`,
    unknownCard: ({ count }) =>
      `Неизвестен исход операций, отправленных только с номером карты: ${grouped(count)}.`,
    "card-check-digit": "Контрольная цифра номера карты не сходится.",
    "card-missing": "Номер карты: введите снова",
    lost: ({ text }) => `Вместо значения в таблице стоит «${text}».`,
  },
  paste: {
    button: "Вставить из таблицы",
    label: "Строки",
    hint: "Вставьте строки: ARN, затем сумма, валюта, причина …",
    add: "Добавить эти строки",
    added: ({ count }) => `Добавлено строк: ${grouped(count)}`,
    nothing: "Здесь нет ни одной строки с ARN или номером карты.",
  },
  pastedColumns: {
    title: ({ count }) => `${rows(count)}. Что в каждом столбце?`,
    unnamed: ({ number }) => `Столбец ${number}, без заголовка`,
    named: ({ heading }) => `Столбец «${heading}»`,
    samples: ({ samples }) => `Например: ${samples}`,
    guess: "предположение",
    leaveOut: "Пропустить",
    missing: "Выберите поле или пропустите столбец.",
    repeated: "Это уже выбрано для другого столбца. Оставьте один из них.",
    identityMissing: "Укажите, в каком столбце ARN или номер карты.",
    noFields: "Сначала выберите тип кейса.",
    waiting: ({ count }) => `Ещё не добавлено: ${rows(count)}.`,
    add: ({ count }) => `Добавить ${theseRows(count)}`,
  },
  currency: "Валюта строк, где её нет",
  needCurrency: ({ count }) =>
    count === 1 ? "1 строке нужна валюта." : `Нужна валюта: ${rows(count)}.`,
  pastedAmounts: {
    title: "Как записаны эти суммы?",
    signs: { ",": "Десятичная запятая", ".": "Десятичная точка" },
    text: "Ответ относится ко всем вставленным суммам.",
  },
  columns: {
    menu: ({ name }) => `Столбец ${name}`,
    remove: "Удалить столбец",
    other: ({ names }) =>
      `${names}: значения относятся к полю другого типа кейса. Они сохраняются и не отправляются.`,
  },
  table: {
    name: "Операции для отправки",
    filter: "Показать операции",
    all: "Все",
    number: "Номер",
    status: "Состояние",
    actions: "Действия",
    arnHint: "ARN или столбец из таблицы",
    pages: "Страницы таблицы",
    page: ({ from, to, count }) => `${grouped(from)}–${grouped(to)} из ${grouped(count)}`,
    previous: "Предыдущие строки",
    next: "Следующие строки",
  },
  nothingToSend: "Нет операций, которые можно отправить. Ничего не отправлено.",
  rows: ({ count }) => rows(count),
  namedRows: ({ count, numbers }) => `${count === 1 ? "Строка" : "Строки"} ${numbers}`,
  create: ({ count }) => (count > 1 ? `Создать кейсы (${grouped(count)})` : "Создать кейс"),
  question: {
    title: ({ cases }) => `Создать ${cases}?`,
    final: "Отменить создание нельзя.",
    more: ({ count }) => `и ещё ${rows(count)}`,
    all: ({ count }) => `Создать все ${grouped(count)}`,
    some: ({ count }) => `Создать ${grouped(count)}`,
  },
};
