import { plural } from "../plural.ts";
import type { Words } from "../words.ts";
import { batchResult } from "./batch-result.ts";

const forms = plural("ru");
const digits = new Intl.NumberFormat("ru-RU");
const cases = { one: "кейс", few: "кейса", many: "кейсов", other: "кейса" };
const transactions = { one: "операция", few: "операции", many: "операций", other: "операции" };
const rows = { one: "строка", few: "строки", many: "строк", other: "строки" };
/** After «в», so in the prepositional. */
const inRequests = { one: "запросе", few: "запросах", many: "запросах", other: "запросах" };
/** After «отправить», so in the accusative. */
const requests = { one: "запрос", few: "запроса", many: "запросов", other: "запроса" };
const theseRows = { one: "строку", few: "строки", many: "строк", other: "строки" };
const cards = {
  one: "номер карты",
  few: "номера карт",
  many: "номеров карт",
  other: "номера карты",
};

/** Cases created in batches. */
export const batchWords: Words["batch"] = {
  result: batchResult,
  intro:
    "Операций слишком много для отдельных полей, поэтому они показаны таблицей. Тип кейса и поля ниже относятся к каждой. Строки хранятся, пока страница не закрыта и не обновлена.",
  filter: "Показать строки",
  all: "Все",
  kinds: {
    ready: "Готово",
    doubtful: "Сомнительно",
    duplicate: "Повтор",
    cardless: "Нет номера карты",
    unknown: "Исход неизвестен",
    created: "Уже создано",
    unusable: "Не годится",
  },
  table: "Строки для отправки",
  columns: {
    row: "Строка",
    arn: "ARN",
    card: "Номер карты",
    verdict: "Состояние",
    actions: "Действия",
  },
  duplicateOf: ({ number }) => `Повтор строки ${number}`,
  doubts: {
    characters: "в ARN только цифры",
    length: ({ length }) => `цифр: ${length}, а в ARN их 23`,
    rounded: "в конце восемь нулей: похоже, таблица округлила число",
    "check-digit": "контрольная цифра ARN не сходится",
    "card-digit": "контрольная цифра номера карты не сходится",
  },
  faults: {
    shortened: "таблица сократила длинное число; задайте столбцу текстовый формат",
    columns: "непонятно, в каком столбце ARN",
    characters: "это не ARN и не номер карты",
    "card-as-arn": "похоже на номер карты, а не на ARN",
    card: "в номере карты от 12 до 19 цифр",
    nothing: "нет ни ARN, ни номера карты",
  },
  why: {
    duplicate: "та же операция есть выше",
    cardless: "номера карт после отправки не сохраняются; вставьте оба столбца ещё раз",
    unknown: "операция уже отправлялась, и чем это закончилось, неизвестно",
    created: "кейс по ней только что создан",
  },
  anyway: "всё равно будет отправлена",
  fix: ({ number }) => `Исправить строку ${number}`,
  remove: ({ number }) => `Удалить строку ${number}`,
  sendAnyway: ({ number }) => `Всё равно отправить строку ${number}`,
  holdBack: ({ number }) => `Не отправлять строку ${number}`,
  removeShown: ({ count }) => `Удалить ${count} ${forms(count, theseRows)}`,
  sendShown: ({ count }) => `Всё равно отправить ${count} ${forms(count, theseRows)}`,
  holdShown: ({ count }) => `Не отправлять ${count} ${forms(count, theseRows)}`,
  none: "Таких строк нет.",
  page: ({ from, to, count }) => `${from}–${to} из ${count}`,
  pages: "Страницы таблицы",
  previous: "Предыдущие строки",
  next: "Следующие строки",
  fixCard: ({ card }) => `Номер карты: ${card}. Чтобы оставить его, ничего не вводите.`,
  fixDone: "Применить",
  create: ({ count }) =>
    count === 0 ? "Создать кейсы…" : `Создать ${digits.format(count)} ${forms(count, cases)}…`,
  size: "Операций в одном запросе",
  sizeFault: "Целое число от 1 до 200.",
  plan: ({ rows: count, requests: asked }) =>
    count === 0
      ? "Нет ни одной строки, которую можно отправить."
      : `${digits.format(count)} ${forms(count, transactions)} в ${digits.format(asked)} ${forms(asked, inRequests)}, по очереди.`,
  heldBack: ({ count }) => `Не будет отправлено: ${digits.format(count)} ${forms(count, rows)}.`,
  read: ({ count }) => `Прочитано: ${count} ${forms(count, rows)}.`,
  filled: ({ filled, passed }) =>
    `По ARN вписано: ${filled} ${forms(filled, cards)}.${passed > 0 ? ` Пропущено: ${passed} ${forms(passed, rows)}.` : ""}`,
  pasteAgain: ({ count }) =>
    `Не хватает: ${count} ${forms(count, cards)}. После отправки номера не сохраняются: вставьте оба столбца ещё раз, и каждый номер попадёт в строку со своим ARN. Остальные строки будут пропущены.`,
  reviewHint: ({ count }) =>
    count === 1
      ? "Именно это будет отправлено; номера карт скрыты."
      : `Первый запрос из ${count}; номера карт скрыты. В остальных другие операции и те же поля.`,
  confirm: {
    title: ({ count }) => `Создать ${digits.format(count)} ${forms(count, cases)}?`,
    requests: ({ count, size }) =>
      count === 1
        ? "Один запрос. Автоматически он не повторяется."
        : `${digits.format(count)} ${forms(count, requests)}, в каждом не больше ${size} операций, по очереди. Автоматически запросы не повторяются.`,
    odd: ({ count }) =>
      `Сомнительных среди них: ${digits.format(count)}. Вы решили всё равно их отправить.`,
    again: ({ count }) =>
      `Из них ${count} ${forms(count, { one: "уже отправлялась", few: "уже отправлялись", many: "уже отправлялись", other: "уже отправлялись" })}, исход неизвестен. При повторной отправке может появиться второй кейс.`,
    cardless: ({ count }) => `Без номера карты, который был введён, уйдёт операций: ${count}.`,
    first: "Первый запрос",
    send: ({ count }) => `Создать ${digits.format(count)} ${forms(count, cases)}`,
  },
  rest: {
    title: "Отправить остальное?",
    text: ({ requests: asked, rows: count }) =>
      `Не отправлено: ${count} ${forms(count, transactions)} в ${asked} ${forms(asked, inRequests)}. Уйдут только они; ничто не отправляется второй раз.`,
    unknown:
      "Чем закончился один из прежних запросов, всё ещё неизвестно. Если у сервиса неполадки, с остальными может случиться то же.",
    send: "Отправить остальное",
  },
  leave: {
    text: "Вставленные строки не сохраняются. Поля останутся черновиком в этой вкладке, без файлов.",
    sending:
      "Запросы отправляются. Если уйти сейчас, следующие не уйдут, а чем закончится текущий, вы не увидите.",
  },
};
