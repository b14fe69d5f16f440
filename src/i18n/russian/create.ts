import type { Messages } from "../messages.ts";
import { createResult } from "./create-result.ts";
import { createRows } from "./create-rows.ts";
import { counted, grouped, transactions } from "./numbers.ts";

/** After «не более», so in the genitive. */
const decimals = counted({ one: "знака", other: "знаков" });
const files = counted({ one: "файла", other: "файлов" });

const createErrors: Messages["create"]["errors"] = {
  "case-type": "Выберите тип кейса.",
  code: "Введите код этого поля или очистите значение.",
  masked: "Здесь номер со скрытыми цифрами (••••). Введите его полностью или удалите.",
  required: "Обязательное поле.",
  option: "Выберите одно из значений.",
  digits: "Только цифры.",
  date: "Введите существующую дату (ДД.ММ.ГГГГ).",
  currency: "Выберите валюту.",
  currencyAlone: "Введите сумму или очистите валюту.",
  inColumn: ({ name, message }) => `${name}: ${message}`,
  amount: "Введите сумму, например 1 234,56.",
  ambiguous: ({ text, first, second }) =>
    `«${text}» можно прочитать как ${first} или ${second}. Дробную часть отделите запятой.`,
  inField: ({ name }) =>
    `Этот код уже отправляется в поле «${name}». Удалите эту строку или очистите то поле.`,
  inRow: ({ number }) =>
    `Этот код уже есть в поле ${number}. Удалите одну из строк или измените её код.`,
  "after-today": "Дата не может быть позже сегодняшней.",
  "too-short": ({ min, length }) => `Слишком коротко: символов ${length}, нужно не менее ${min}.`,
  "too-long": ({ max, length }) => `Слишком длинно: символов ${length}, допустимо не более ${max}.`,
  before: ({ date }) => `Дата не может быть раньше ${date}.`,
  after: ({ date }) => `Дата не может быть позже ${date}.`,
  decimals: ({ currency, max }) =>
    max === 0
      ? `В валюте ${currency} нет дробной части.`
      : `В валюте ${currency} не более ${decimals(max)} после запятой.`,
  "too-little": ({ bound }) => `Сумма должна быть не меньше ${bound}.`,
  "too-much": ({ bound }) => `Сумма должна быть не больше ${bound}.`,
  fileKinds: {
    image: "изображения",
    text: "текстовые файлы",
    audio: "звукозаписи",
    video: "видеозаписи",
  },
  "not-accepted": ({ name, kinds = "" }) =>
    `«${name}»: здесь можно приложить только ${kinds}. Сохраните файл в таком виде или выберите другой.`,
  "too-large": ({ name, size, maxSize }) =>
    `«${name}» занимает ${size}, а файл может занимать не более ${maxSize}. Уменьшите его или разделите на части.`,
  "too-many-files": ({ name, count = 0 }) =>
    `«${name}» лишний: здесь можно приложить ${count === 1 ? "только один файл" : `не более ${files(count)}`}. Удалите один.`,
  "too-large-together": ({ name, together, total = "" }) =>
    `С «${name}» все файлы вместе занимают ${together}, допустимо не более ${total}. Удалите один или уменьшите его.`,
  unreadable: ({ name }) => `Файл «${name}» больше не читается. Удалите его и выберите заново.`,
};

const fields = counted({ one: "поле", few: "поля", other: "полей" });

export const create: Messages["create"] = {
  errors: createErrors,
  result: createResult,
  rows: createRows,
  statuses: {
    created: "Создан",
    refused: "Отказано",
    notReported: "Исход не сообщён",
    unknown: "Исход неизвестен",
    notSent: "Не отправлено",
    leftOut: "Пропущено",
    notThisTime: "Не сейчас",
    ready: "Готово",
    warning: "Внимание",
  },
  fields: {
    heading: "Поля",
    forAll: "для всех строк",
    noCaseType: "Выберите тип кейса, чтобы увидеть его поля.",
    required: "обязательно",
    forRowsWithout: "для строк без своего значения",
    clearOf: ({ name }) => `Очистить: ${name}`,
    choose: "Выберите…",
    currency: "Валюта",
    currencyOf: ({ name }) => `Валюта: ${name}`,
    dateHint: "ДД.ММ.ГГГГ",
    row: ({ number }) => `Поле ${number}`,
    code: "Код",
    value: "Значение",
    remove: ({ number }) => `Удалить поле ${number}`,
    add: "Добавить поле",
    removeFile: ({ name }) => `Удалить ${name}`,
    files: {
      add: "Добавить файлы…",
      drop: "или перетащите их сюда",
      allowed: ({ kinds = "Любые файлы", count, maxSize, total }) => {
        const most =
          count === undefined ? "" : count === 1 ? ", один файл" : `, не более ${files(count)}`;
        const each = count === 1 ? `, до ${maxSize}` : `, до ${maxSize} каждый`;
        const together = total === undefined ? "" : `; все файлы формы вместе до ${total}`;
        return `${kinds}${most}${each}${together}`;
      },
      notAdded: ({ why }) => `Файл не добавлен. ${why}`,
    },
  },
  profile: {
    failed: "Профиль формы не удалось загрузить.",
    missing: ({ path }) => `Нет файла с профилем формы: «${path}».`,
    notJson: ({ message }) => `Профиль формы не в формате JSON: ${message}.`,
    bad: ({ places }) => `Профиль формы нельзя использовать. Ошибки: ${places || "весь файл"}.`,
    whatToDo: "Обновите страницу. Если это не поможет, сообщите администратору приложения.",
  },
  review: {
    heading: "Проверка",
    opening: "Вы создаёте",
    noCaseType: "Сначала выберите тип кейса.",
    nothingYet: "Пока создавать нечего.",
    total: ({ amount }) => `Всего ${amount}`,
    empty: ({ names }) => `Не заполнено: ${names}`,
    emptyEverywhere: ({ names }) => `Ни в одной строке не заполнено: ${names}`,
    emptySomewhere: ({ name, rows }) => `${rows}: не заполнено «${name}»`,
    warnings: {
      repeated: ({ rows }) => `${rows}: ARN повторяет другую строку`,
      existing: ({ rows }) => `${rows}: возможно, кейс уже есть`,
      arn: ({ rows }) => `${rows}: сомнительный ARN`,
      card: ({ rows }) => `${rows}: проверьте номер карты`,
      lost: ({ rows }) => `${rows}: значение потеряно в таблице`,
    },
    leftOut: ({ rows }) => `${rows}: отправить нельзя`,
    exact: "Показать запрос",
    exactFirst: ({ count }) => `Показать первый запрос из ${grouped(count)}`,
    file: ({ size }) => `… ${size} …`,
  },
  sending: "Отправка…",
  summary: ({ count }) => `Исправьте ${fields(count)}. Ничего не отправлено.`,
  unknownDetails: {
    sentAt: ({ time }) => `Отправлено ${time} по часам этого компьютера:`,
    withoutArn: ({ count }) => `${transactions(count)} только с номером карты`,
    check: ({ count }) =>
      `Проверьте в диспутной системе, ${count === 1 ? "создан ли кейс" : "созданы ли кейсы"}.`,
    found: { created: "Кейс есть", notCreated: "Кейса нет" },
    names: "Указано в ответе:",
    namedSoFar: "До этого указано (последний номер может быть неполным):",
  },
  nothingCreated: "Ничего не создано. Всё введённое осталось здесь.",
  draft: {
    restored: "Черновик восстановлен. Номера карт и файлы не сохраняются: добавьте их заново.",
    startOver: "Начать заново",
    other: ({ time, about }) => `Есть неотправленный черновик от ${time}${about && ` (${about})`}.`,
    arn: ({ end, more }) => `ARN …${end}${more > 0 ? ` и ещё ${more}` : ""}`,
    use: "Открыть черновик",
    discard: "Удалить черновик",
  },
  link: {
    card: "В ссылке есть похожее на номер карты. Оно пропущено.",
  },
  startOver: {
    title: "Удалить введённое?",
    text: "Будет удалено всё введённое здесь, по чему ещё не создан кейс.",
    confirm: "Удалить",
    unkeptTitle: "Уйти без номеров кейсов?",
  },
  leave: {
    title: "Уйти со страницы?",
    text: "Введённое останется черновиком в этой вкладке, без номеров карт, файлов и вставленных, но не добавленных строк.",
    sending:
      "Запрос уже отправляется. Если уйти сейчас, вы не увидите, чем он закончится, и больше ничего не отправится.",
    leave: "Уйти",
    stay: "Остаться",
  },
};
