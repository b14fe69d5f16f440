import { plural } from "../plural.ts";
import type { Words } from "../words.ts";
import { createFaults } from "./create-faults.ts";
import { createResult } from "./create-result.ts";

const forms = plural("ru");
const rowsAdded = {
  one: "операция добавлена",
  few: "операции добавлены",
  many: "операций добавлено",
  other: "операции добавлено",
};
const rowsUnread = {
  one: "строка не прочитана",
  few: "строки не прочитаны",
  many: "строк не прочитано",
  other: "строки не прочитано",
};
const byCardOnly = {
  one: "операция указана",
  few: "операции указаны",
  many: "операций указано",
  other: "операции указано",
};
const codes = { one: "код", few: "кода", many: "кодов", other: "кода" };
const remarks = { one: "замечание", few: "замечания", many: "замечаний", other: "замечания" };

/** The create-case form and its result. */
export const createWords: Words["create"] = {
  faults: createFaults,
  result: createResult,
  caseType: "Тип кейса",
  transactions: {
    heading: "Операции",
    one: ({ number }) => `Операция ${number}`,
    arn: "ARN",
    card: "Номер карты",
    remove: ({ number }) => `Удалить операцию ${number}`,
    add: "Добавить операцию",
    isGone: "Не сохранён; введите заново.",
    leaveOut: "Оставить пустым",
    doubtfulCard: "Контрольная цифра не сходится.",
    twice: ({ number }) => `Тот же ARN, что у операции ${number}.`,
  },
  paste: {
    button: "Вставить из таблицы",
    label: "Строки",
    hint: "ARN и номер карты, любой может быть пустым; другие столбцы не нужны и пропускаются. Скопируйте ячейки и вставьте сюда.",
    add: "Добавить эти строки",
    added: ({ count }) => `${count} ${forms(count, rowsAdded)}.`,
    others: ({ count }) => `Других столбцов пропущено: ${count}.`,
    failed: "Сейчас прочитать строки не удалось. Повторите попытку или обновите страницу.",
    nothing: "Здесь нет ни одной строки с ARN или номером карты.",
    bad: ({ count }) => `${count} ${forms(count, rowsUnread)}. Исправьте здесь:`,
    badRow: ({ line }) => `Строка ${line}`,
    more: ({ count }) => `и ещё ${count}.`,
    why: {
      shortened: "таблица сократила длинное число; задайте столбцу текстовый формат",
      columns: "непонятно, в каком столбце ARN",
      characters: "это не ARN и не номер карты",
      "card-as-arn": "похоже на номер карты, а не на ARN",
    },
  },
  fields: {
    heading: "Поля",
    noCaseType: "Выберите тип кейса, чтобы увидеть его поля.",
    required: "обязательно",
    optional: "Не указано",
    choose: "Выберите…",
    currency: "Валюта",
    dateHint: "ДД.ММ.ГГГГ",
    row: ({ number }) => `Поле ${number}`,
    code: "Код",
    value: "Значение",
    emptyIsNotSent: "Пустое не отправляется",
    remove: ({ number }) => `Удалить поле ${number}`,
    add: "Добавить поле",
    removeFile: ({ name }) => `Удалить ${name}`,
    like: "Как в открытом кейсе",
    likeHint: "Переносит коды полей без значений.",
    likeRead: "Перенести коды",
    likeNothing: ({ name }) => `Все поля кейса ${name} здесь уже есть.`,
    likeAdded: ({ count, name }) => `Из кейса ${name} перенесено: ${count} ${forms(count, codes)}.`,
  },
  profile: {
    failed: "Поля для этого типа кейса не удалось загрузить.",
    bad: ({ where }) =>
      where === ""
        ? "Профиль формы нельзя использовать: он устроен не так, как ждёт приложение."
        : `Профиль формы нельзя использовать: «${where}» — не то, что ждёт приложение.`,
    whatToDo:
      "Поля всё равно можно заполнить строками «код — значение». Сообщите администратору приложения.",
  },
  review: {
    heading: "Проверка",
    hint: "Именно это будет отправлено; номера карт скрыты.",
    file: ({ size }) => `… ${size} …`,
  },
  sending: "Отправка…",
  reading: "Чтение файлов…",
  summary: ({ count }) => `${count} ${forms(count, remarks)} к форме. Ничего не отправлено.`,
  again: {
    title: "Отправить снова?",
    text: "Эти операции уже отправлялись в этой или другой вкладке, и чем это закончилось, неизвестно. При повторной отправке по каждой может появиться второй кейс.",
    confirm: "Отправить снова",
  },
  unknown: {
    what: "Исход неизвестен",
    whatToDo:
      "Запрос мог быть выполнен. Прежде чем отправлять эти операции снова, найдите их в диспутной системе.",
  },
  unknownDetails: {
    sentAt: ({ time }) => `Отправлено ${time} по часам этого компьютера:`,
    arns: ({ count }) => `${count} ARN`,
    withoutArn: ({ count }) => `${count} ${forms(count, byCardOnly)} только по номеру карты`,
    asks: "Прежде чем отправить любой из этих ARN снова, приложение спросит.",
    checked: "Проверено",
  },
  nothingCreated: "Ничего не создано. Всё введённое осталось здесь.",
  keptButCards: "Всё введённое осталось здесь, кроме номеров карт: введите их заново.",
  nothingCreatedButCards:
    "Ничего не создано. Всё введённое осталось здесь, кроме номеров карт: введите их заново.",
  draft: {
    restored: "Черновик восстановлен. Номера карт и файлы не сохраняются: добавьте их заново.",
    startOver: "Начать заново",
  },
  link: {
    refused: ({ names }) =>
      `В ссылке было что-то похожее на номер карты (${names}). В форму оно не попало и из адреса удалено.`,
    unknownCode: ({ code }) => `В ссылке указан неизвестный тип кейса «${code}».`,
  },
  leave: {
    title: "Уйти со страницы?",
    text: "Введённое останется черновиком в этой вкладке, без номеров карт и файлов.",
    sending: "Запрос уже отправляется. Если уйти сейчас, вы не увидите, чем он закончится.",
    leave: "Уйти",
    stay: "Остаться",
  },
};
