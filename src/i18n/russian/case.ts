import type { Messages } from "../messages.ts";
import { countOf, grouped } from "./numbers.ts";
import { stage } from "./stage.ts";

const caseMessages: Messages["case"] = {
  untitled: ({ id }) => `Кейс ${id}`,
  notAnId: {
    title: "Это не номер кейса",
    what: "В номере кейса только цифры, например 900453.",
  },
  loading: ({ id }) => `Загружается кейс ${id}…`,
  loaded: ({ id }) => `Кейс ${id} загружен.`,
  cancelled: "Загрузка отменена.",
  serviceSays: "Сообщение сервиса об этом кейсе:",
  load: "Загрузить кейс",
  ofAmount: ({ amount }) => `из ${amount}`,
  bankIs: { initiator: "инициатор", respondent: "ответчик" },
  details: "Подробности",
  moreTransactions: ({ count }) => `и ещё ${count}`,
  youObserve: "вы наблюдаете",
  reversalExists: "Есть отмена операции",
  transaction: "Операция",
  transactions: "Операции",
  transactionOf: ({ number, count }) => `Операция ${number} из ${count}`,
  noTransaction: "Данных об операции нет.",
  neighbours: {
    title: "Кейсы рабочего списка",
    previous: "Предыдущий кейс",
    next: "Следующий кейс",
  },
  participants: "Участники",
  noParticipants: "Данных об участниках нет.",
  hiddenParticipants: "Все поля участников скрыты.",
  find: "Найти в кейсе",
  showHidden: ({ count }) => `Показать скрытые поля (${count})`,
  emptyFields: countOf({ one: "пустое поле", few: "пустых поля", other: "пустых полей" }),
  includeHidden: "Со скрытыми полями",
  refresh: "Обновить",
  loadedAt: ({ time }) => `Загружено: ${time}`,
  autoRefresh: ({ seconds }) => `Обновлять каждые ${seconds} с`,
  field: {
    empty: "пусто",
    yes: "да",
    no: "нет",
    unnamedDocument: "документ без имени",
    about: ({ name, context = "" }) => `Сведения о поле «${name}»${context && `, ${context}`}`,
    hidden: "скрытое",
    unnamed: "Поле без названия",
    name: "Название",
    code: "Код",
    type: "Тип",
    description: "Описание",
    numericCode: "Цифровой код валюты",
    mask: "Маска",
    length: "Длина",
    lengthFrom: ({ min }) => `не менее ${min}`,
    lengthTo: ({ max }) => `не более ${max}`,
    lengthBetween: ({ min, max }) => `от ${min} до ${max}`,
    linked: "Связано с полем операции",
    readOnly: "Только для чтения",
    unreadableMoney: "Точную сумму прочитать не удалось, показано текстовое значение поля.",
    receivedMoney: "Сумму прочитать не удалось, данные показаны так, как их прислал сервис.",
    kinds: {
      money: "сумма",
      choice: "выбор из списка",
      text: "текст",
      digits: "цифры",
      other: "другое",
    },
  },
  unread: "Часть данных не удалось прочитать: см. «Исходные данные» в конце.",
  broken: "Этот раздел показать не удалось. Обновите страницу.",
  types: {
    DP: "диспут",
    FR: "мошенничество",
    COM: "жалоба",
    GF: "по доброй воле",
  },
  /** The same with their number, “2 disputes”. */
  typeCounts: {
    DP: countOf({ one: "диспут", few: "диспута", other: "диспутов" }),
    FR: countOf({
      one: "кейс о мошенничестве",
      few: "кейса о мошенничестве",
      other: "кейсов о мошенничестве",
    }),
    COM: countOf({ one: "жалобу", few: "жалобы", other: "жалоб" }),
    GF: countOf({
      one: "кейс по доброй воле",
      few: "кейса по доброй воле",
      other: "кейсов по доброй воле",
    }),
  },
};

/** What does not go together in a case. */
export const check: Messages["check"] = {
  title: "Что проверить",
  show: "Показать этап",
  showStage: ({ stage }) => `Показать этап ${stage}`,
  "no-active-stage": "Текущего этапа нет, но кейс не завершён.",
  "several-active-stages": ({ stages }) => `Текущими отмечены сразу несколько этапов: ${stages}.`,
  "active-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» отмечен и как текущий, и как закрытый (${closed}).`,
  "next-and-closed": ({ stage, closed }) =>
    `Этап «${stage}» отмечен и как следующий, и как закрытый (${closed}).`,
  "automatic-without-date": ({ stage }) =>
    `Этап «${stage}»: не указана дата автоматического действия.`,
  "automatic-with-unreadable-date": ({ stage, date }) =>
    `Этап «${stage}»: дату автоматического действия не удалось прочитать: ${date}.`,
  "final-and-waiting": ({ stage }) =>
    `Этап «${stage}» последний, но ответ ТСП всё ещё ждёт эквайера.`,
  "decided-without-date": ({ stage }) => `Этап «${stage}»: не указана дата решения эквайера.`,
  "transaction-amount": ({ amount, shown }) =>
    `Сумма операции указана по-разному: ${amount} и ${shown}.`,
  "field-amount": ({ field, stage, amount, shown }) =>
    `В поле «${field}» на этапе «${stage}» точная сумма — ${amount}, а текстом указано ${shown}.`,
  "field-currency": ({ field, stage, currency, other }) =>
    `В поле «${field}» на этапе «${stage}» валюта указана по-разному: ${currency} и ${other}.`,
  "disputed-other-currency": ({ amount, transacted }) =>
    `Оспариваемая сумма ${amount} не в валюте операции: ${transacted}.`,
  "disputed-more": ({ amount, transacted }) =>
    `Оспариваемая сумма ${amount} больше суммы операции: ${transacted}.`,
};

export const copy: Messages["copy"] = {
  of: ({ name, context = "" }) => `Скопировать «${name}»${context && `, ${context}`}`,
  caseId: "Скопировать номер кейса",
  caseCode: "Скопировать код кейса",
  summary: "Скопировать сводку",
  copied: "Скопировано",
  notCopied: "Скопировать не удалось",
};

export const printing: Messages["printing"] = {
  print: "Напечатать",
  printCase: "Напечатать кейс",
  retrievedAt: ({ when }) => `Получено ${when}`,
  printedAt: ({ when }) => `Напечатано ${when}`,
};

// A declaration can't be named `case`.
export { caseMessages as case };

/** The terms of what a case says, see `model/facts.ts`. */
export const fact: Messages["fact"] = {
  code: "Код кейса",
  caseId: "Номер кейса",
  amount: "Сумма",
  disputedAmount: "Оспариваемая сумма",
  /** The case's own amount, where another one is disputed. */
  ofAmount: "Сумма кейса",
  reason: "Причина",
  card: "Карта",
  processName: "Процесс",
  caseType: "Тип кейса",
  paymentSystem: "Платёжная система",
  operatorRole: "Роль оператора",
  bank: "Ваш банк",
  created: "Создан",
  user: "Сотрудник по кейсу",
  observers: "Наблюдатели",
  stageDescription: "Текущий этап",
  hasReversal: "Примечание",
  stage: "Этап",
  description: "Описание",
  longDescription: "Полное описание",
  stageUser: "У сотрудника",
  stageCreated: "Создан",
  started: "Начат",
  start: "Начало",
  closed: stage.closed,
  controlDate: "Решение эквайера",
  autoAction: stage.autoAction,
  control: "Статус ответа ТСП",
  transactionDate: "Дата операции",
  date: "Обработана",
  merchant: "ТСП",
  arn: "ARN",
  operationType: "Тип операции",
  transactionAmount: "Сумма",
  initiator: "Инициатор",
  respondent: "Ответчик",
  direction: "направление",
  email: "эл. почта",
  phone: "телефон",
  contactBank: "Банк",
  bic: "БИК",
};

/** The answer as it was received, and what of it is not in the specification. */
export const answer: Messages["answer"] = {
  title: "Ответ сервиса",
  differences: countOf({
    one: "расхождение со спецификацией",
    few: "расхождения со спецификацией",
    other: "расхождений со спецификацией",
  }),
  notes: {
    title: "Расхождения со спецификацией",
    why: "Чем этот ответ отличается от спецификации.",
    "unknown-key": "нет в спецификации",
    "absent-key": "нет в ответе",
    "unknown-value": ({ value }) => `значения нет в перечне: ${value}`,
    "other-sentinel": ({ value }) =>
      `означает «даты нет», но в спецификации записывается иначе: ${value}`,
    "other-type": ({ declared, received }) => `по спецификации ${declared}, получено ${received}`,
  },
  raw: {
    title: "Исходные данные",
    copy: "Скопировать как JSON",
  },
};

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

export const arn: Messages["arn"] = {
  doubt: {
    card: "Похоже на номер карты, а не на ARN.",
    characters: "В ARN только цифры.",
    length: ({ length }) => `Цифр: ${length}, а в ARN их 23.`,
    rounded: "В конце восемь нулей: похоже, таблица округлила число.",
    "check-digit": "Контрольная цифра не сходится.",
  },
};
