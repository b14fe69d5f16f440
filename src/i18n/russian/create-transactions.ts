import type { Words } from "../words.ts";
import { cases, counted, grouped, inRequests, requests, transactions } from "./numbers.ts";

const rows = counted({ one: "строка", few: "строки", other: "строк" });
const added = counted({
  one: "операция добавлена",
  few: "операции добавлены",
  other: "операций добавлено",
});
const cards = counted({ one: "номер карты", few: "номера карт", other: "номеров карт" });
/** After a verb, so in the accusative. */
const theseRows = counted({ one: "строку", few: "строки", other: "строк" });
/** After «не больше», so in the genitive. */
const ofTransactions = counted({ one: "операции", other: "операций" });
const sentBefore = counted({ one: "уже отправлялась", other: "уже отправлялись" });

/** The transactions to create cases for: a few in place, many in a table. */
export const createTransactions: Words["create"]["transactions"] = {
  heading: "Операции",
  title: ({ number }) => `Операция ${number}`,
  card: "Номер карты",
  remove: ({ number }) => `Удалить операцию ${number}`,
  add: "Добавить операцию",
  cardMissing: "Номер карты не сохраняется. Введите его заново.",
  leaveOut: "Продолжить без него",
  doubtfulCard: "Контрольная цифра номера карты не сходится.",
  repeats: ({ number }) => `Повторяет операцию ${number}.`,
  sentBefore: "Уже отправлялась, исход неизвестен.",
  createdBefore: "Кейс по ней уже создан.",
  faults: {
    nothing: "Введите ARN или номер карты либо удалите эту операцию.",
    "card-as-arn": "Похоже на номер карты, а не на ARN.",
    card: "В номере карты должно быть от 12 до 19 цифр.",
    shortened: "Таблица сократила длинное число. Задайте столбцу текстовый формат.",
    columns: "Непонятно, в каком столбце ARN.",
    characters: "Это не ARN.",
  },
  retypeCard: "Введите номер карты заново.",
  refused: "Отклонено:",
  paste: {
    button: "Вставить из таблицы",
    label: "Строки",
    hint: "Вставьте два столбца: ARN и номер карты. Любой может быть пустым; другие столбцы пропускаются.",
    add: "Добавить эти строки",
    added: ({ count }) => `${added(count)}.`,
    filled: ({ filled, ignored }) =>
      `По ARN вписано: ${cards(filled)}.${ignored > 0 ? ` Пропущено: ${rows(ignored)}.` : ""}`,
    failed: "Не удалось прочитать строки. Повторите попытку или обновите страницу.",
    nothing: "Здесь нет ни одной строки с ARN или номером карты.",
  },
  table: {
    intro: "Операции показаны таблицей. Тип кейса и поля ниже относятся к каждой строке.",
    name: "Строки для отправки",
    filter: "Показать строки",
    all: "Все",
    kinds: {
      ready: "Готово",
      doubtful: "Сомнительно",
      duplicate: "Повтор",
      cardless: "Нет номера карты",
      unknown: "Исход неизвестен",
      created: "Уже создано",
      invalid: "Ошибка",
    },
    columns: ["Строка", "ARN", "Номер карты", "Состояние"],
    actions: "Действия",
    needsDecision: "Нужно ваше решение; пока не отправляются",
    anyway: "Всё равно отправить",
    edit: ({ number }) => `Изменить строку ${number}`,
    editCard: ({ card }) => `Номер карты: ${card}. Чтобы оставить его, ничего не вводите.`,
    save: "Сохранить",
    remove: ({ number }) => `Удалить строку ${number}`,
    sendAnyway: ({ number }) => `Всё равно отправить: строка ${number}`,
    removeShown: ({ count }) => `Удалить ${theseRows(count)}`,
    sendShown: ({ count }) => `Всё равно отправить ${theseRows(count)}`,
    holdShown: ({ count }) => `Не отправлять ${theseRows(count)}`,
    none: "Таких строк нет.",
    pages: "Страницы таблицы",
    page: ({ from, to, count }) => `${grouped(from)}–${grouped(to)} из ${grouped(count)}`,
    previous: "Предыдущие строки",
    next: "Следующие строки",
    cardsMissing: ({ count }) =>
      `Не хватает: ${cards(count)}. После отправки номера не сохраняются. Вставьте оба столбца ещё раз, и номера заполнятся по ARN; остальные строки будут пропущены.`,
  },
  perRequest: "Операций в одном запросе",
  perRequestFault: "Введите целое число от 1 до 200.",
  plan: ({ rows: count, requests: asked }) =>
    count === 0
      ? "Нет строк, которые можно отправить."
      : `${transactions(count)} в ${inRequests(asked)}${asked > 1 ? ", по очереди" : ""}.`,
  rows: ({ count }) => rows(count),
  namedRows: ({ count, numbers }) => `${count === 1 ? "Строка" : "Строки"} ${numbers}`,
  heldBack: ({ count }) => `Не отправляется: ${rows(count)}.`,
  create: ({ count }) => (count > 1 ? `Создать кейсы (${grouped(count)})` : "Создать кейс"),
  confirm: {
    title: ({ count }) => `Создать ${cases(count)}?`,
    requests: ({ count, size }) =>
      count === 1
        ? "Один запрос. Автоматически он не повторяется."
        : `${requests(count)}, в каждом не больше ${ofTransactions(size)}, по очереди. Автоматически запросы не повторяются.`,
    doubtful: ({ count }) =>
      `Сомнительных среди них: ${grouped(count)}. Вы решили всё равно их отправить.`,
    again: ({ count }) =>
      `Из них ${sentBefore(count)}, исход неизвестен. При повторной отправке может появиться второй кейс.`,
    cardless: ({ count }) =>
      `Без введённого номера карты будет отправлено операций: ${grouped(count)}.`,
  },
};
