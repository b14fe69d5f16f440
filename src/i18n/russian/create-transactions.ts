import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const digits = new Intl.NumberFormat("ru-RU");
const cases = { one: "кейс", few: "кейса", many: "кейсов", other: "кейса" };
const rows = { one: "строка", few: "строки", many: "строк", other: "строки" };
const transactions = { one: "операция", few: "операции", many: "операций", other: "операции" };
const added = {
  one: "операция добавлена",
  few: "операции добавлены",
  many: "операций добавлено",
  other: "операции добавлено",
};
const cards = {
  one: "номер карты",
  few: "номера карт",
  many: "номеров карт",
  other: "номера карты",
};
/** After «в», so in the prepositional. */
const inRequests = { one: "запросе", few: "запросах", many: "запросах", other: "запросах" };
const requests = { one: "запрос", few: "запроса", many: "запросов", other: "запроса" };
/** After a verb, so in the accusative. */
const theseRows = { one: "строку", few: "строки", many: "строк", other: "строки" };
const sentBefore = {
  one: "уже отправлялась",
  few: "уже отправлялись",
  many: "уже отправлялись",
  other: "уже отправлялись",
};

/** The transactions to create cases for: a few in place, many in a table. */
export const createTransactions: Words["create"]["transactions"] = {
  heading: "Операции",
  one: ({ number }) => `Операция ${number}`,
  arn: "ARN",
  card: "Номер карты",
  remove: ({ number }) => `Удалить операцию ${number}`,
  add: "Добавить операцию",
  cardMissing: "Номер карты не сохраняется. Введите его заново.",
  leaveOut: "Продолжить без него",
  doubtfulCard: "Контрольная цифра номера карты не сходится.",
  repeats: ({ number }) => `Повторяет операцию ${number}.`,
  sentBefore: "Уже отправлялась, исход неизвестен.",
  createdBefore: "Кейс по ней только что создан.",
  faults: {
    nothing: "Введите ARN или номер карты либо удалите эту операцию.",
    "card-as-arn": "Похоже на номер карты, а не на ARN.",
    card: "В номере карты должно быть от 12 до 19 цифр.",
    shortened: "Таблица сократила длинное число. Задайте столбцу текстовый формат.",
    columns: "Непонятно, в каком столбце ARN.",
    characters: "Это не ARN и не номер карты.",
  },
  retypeCard: "Введите номер карты заново.",
  refused: "Отклонено:",
  refusedWithoutReason: "Отклонено. Сервис не указал причину.",
  paste: {
    button: "Вставить из таблицы",
    label: "Строки",
    hint: "Вставьте два столбца: ARN и номер карты. Любой может быть пустым; другие столбцы пропускаются.",
    add: "Добавить эти строки",
    added: ({ count }) => `${digits.format(count)} ${forms(count, added)}.`,
    filled: ({ filled, ignored }) =>
      `По ARN вписано: ${digits.format(filled)} ${forms(filled, cards)}.${ignored > 0 ? ` Пропущено: ${digits.format(ignored)} ${forms(ignored, rows)}.` : ""}`,
    others: ({ count }) => `Других столбцов пропущено: ${count}.`,
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
    columns: {
      row: "Строка",
      arn: "ARN",
      card: "Номер карты",
      status: "Состояние",
      actions: "Действия",
    },
    needsDecision: "Нужно ваше решение; пока не отправляются",
    anyway: "Всё равно отправить",
    edit: ({ number }) => `Изменить строку ${number}`,
    editCard: ({ card }) => `Номер карты: ${card}. Чтобы оставить его, ничего не вводите.`,
    save: "Сохранить",
    remove: ({ number }) => `Удалить строку ${number}`,
    sendAnyway: ({ number }) => `Всё равно отправить: строка ${number}`,
    removeShown: ({ count }) => `Удалить ${digits.format(count)} ${forms(count, theseRows)}`,
    sendShown: ({ count }) =>
      `Всё равно отправить ${digits.format(count)} ${forms(count, theseRows)}`,
    holdShown: ({ count }) => `Не отправлять ${digits.format(count)} ${forms(count, theseRows)}`,
    none: "Таких строк нет.",
    pages: "Страницы таблицы",
    page: ({ from, to, count }) =>
      `${digits.format(from)}–${digits.format(to)} из ${digits.format(count)}`,
    previous: "Предыдущие строки",
    next: "Следующие строки",
    cardsMissing: ({ count }) =>
      `Не хватает: ${digits.format(count)} ${forms(count, cards)}. После отправки номера не сохраняются. Вставьте оба столбца ещё раз, и номера заполнятся по ARN; остальные строки будут пропущены.`,
  },
  perRequest: "Операций в одном запросе",
  perRequestFault: "Введите целое число от 1 до 200.",
  plan: ({ rows: count, requests: asked }) =>
    count === 0
      ? "Нет строк, которые можно отправить."
      : `${digits.format(count)} ${forms(count, transactions)} в ${digits.format(asked)} ${forms(asked, inRequests)}${asked > 1 ? ", по очереди" : ""}.`,
  rows: ({ count }) => `${digits.format(count)} ${forms(count, rows)}`,
  heldBack: ({ count }) => `Не будет отправлено: ${digits.format(count)} ${forms(count, rows)}.`,
  create: ({ count }) => (count > 1 ? `Создать кейсы (${digits.format(count)})` : "Создать кейс"),
  confirm: {
    title: ({ count }) => `Создать ${digits.format(count)} ${forms(count, cases)}?`,
    requests: ({ count, size }) =>
      count === 1
        ? "Один запрос. Автоматически он не повторяется."
        : `${digits.format(count)} ${forms(count, requests)}, в каждом не больше ${size} операций, по очереди. Автоматически запросы не повторяются.`,
    doubtful: ({ count }) =>
      `Сомнительных среди них: ${digits.format(count)}. Вы решили всё равно их отправить.`,
    again: ({ count }) =>
      `Из них ${digits.format(count)} ${forms(count, sentBefore)}, исход неизвестен. При повторной отправке может появиться второй кейс.`,
    cardless: ({ count }) =>
      `Без введённого номера карты будет отправлено операций: ${digits.format(count)}.`,
    send: ({ count }) => `Создать ${digits.format(count)} ${forms(count, cases)}`,
  },
};
