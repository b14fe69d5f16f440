import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const digits = new Intl.NumberFormat("ru-RU");
const results = {
  one: "результат",
  few: "результата",
  many: "результатов",
  other: "результата",
};
/** After «на», so in the accusative. */
const forTransactions = {
  one: "операцию",
  few: "операции",
  many: "операций",
  other: "операции",
};
const transactions = { one: "операция", few: "операции", many: "операций", other: "операции" };
/** After «из», so in the genitive. */
const ofRequests = { one: "запроса", few: "запросов", many: "запросов", other: "запросов" };
const ofTransactions = { one: "операции", few: "операций", many: "операций", other: "операций" };
/** After «в», so in the prepositional. */
const inRequests = { one: "запросе", few: "запросах", many: "запросах", other: "запросах" };
const cases = { one: "кейс", few: "кейса", many: "кейсов", other: "кейса" };

/** The outcome of the transactions, and the progress of their requests. */
export const createResult: Words["create"]["result"] = {
  heading: "Результат",
  counted: ({ created, all }) => `Создано ${digits.format(created)} из ${digits.format(all)}`,
  countedAlone: ({ created }) => `Создано: ${digits.format(created)}`,
  refused: ({ count }) => `Отклонено: ${digits.format(count)}.`,
  notReported: ({ count }) => `Сервис не сообщил исход: ${digits.format(count)}.`,
  unknown: ({ count }) =>
    `Исход неизвестен: ${digits.format(count)}. Прежде чем отправлять эти операции снова, найдите их в диспутной системе.`,
  notSent: ({ count }) => `Не отправлено: ${digits.format(count)}.`,
  saysCreated: "В целом сервис сообщает об успехе, но отдельные результаты этому противоречат.",
  saysRefused: "В целом сервис сообщает об отказе, но отдельные результаты этому противоречат.",
  contradictory: ({ numbers }) =>
    `В запросе ${numbers} общий ответ сервиса противоречит отдельным результатам.`,
  otherCount: ({ answered, sent }) =>
    `Сервис вернул ${answered} ${forms(answered, results)} на ${sent} ${forms(sent, forTransactions)}, поэтому их нельзя сопоставить.`,
  checkBoth: "Прежде чем отправлять эти операции снова, найдите их в диспутной системе.",
  halt: {
    at: ({ number }) => `Остановлено на запросе ${number}:`,
    lost: ({ rows, notSent }) =>
      `исход его операций (${digits.format(rows)}) неизвестен. ${notSent === 0 ? "Он был последним." : `Следующие за ним не отправлены: ${digits.format(notSent)}.`}`,
    notReported: "сервис сообщил исход не каждой операции.",
    failed: ({ number, notSent }) =>
      `Запрос ${number} не выполнен.${notSent === 0 ? "" : ` Следующие за ним операции не отправлены: ${digits.format(notSent)}.`}`,
    unreadable: ({ number, name }) =>
      `Запрос ${number} и следующие за ним не отправлены: файл «${name}» больше не читается. Вернитесь к форме, удалите его и выберите снова.`,
    inDoubt: ({ number, arns, more }) =>
      `Запрос ${number} и следующие за ним не отправлены: некоторые из его операций уже отправлялись в этой или другой вкладке, их исход неизвестен (${arns}${more > 0 ? ` и ещё ${more}` : ""}). Прежде чем отправлять их снова, найдите их в диспутной системе.`,
  },
  filter: "Показать результаты",
  statuses: {
    created: "Создано",
    refused: "Отклонено",
    notReported: "Исход не сообщён",
    unknown: "Исход неизвестен",
    sending: "Отправляется",
    ready: "Не отправлено",
    problem: "Отложено",
  },
  line: ({ number }) => `Результат ${number}`,
  lineOf: ({ request, number }) => `Запрос ${request}, результат ${number}`,
  open: ({ id }) => `Открыть кейс ${id}`,
  noId: "Сервис не вернул номер кейса.",
  noReason: "Сервис не указал причину.",
  noOutcome: "Сервис не сообщил, создан ли этот кейс.",
  unmatched: "Не удалось сопоставить",
  notCarriedOut: "Запрос не выполнен.",
  byPosition: "Результаты сопоставлены с операциями по порядку.",
  earlier: "Созданы ранее:",
  retry: "Повторить только неудачные",
  back: "Вернуться к форме",
  retryHint:
    "Остальные операции откроются в форме: исправьте их и отправьте снова. Пока ничего не отправляется.",
  another: "Создать ещё",
  retrying: "Операции с созданными кейсами убраны. Остальные можно отправить снова.",
  allKept: "Ничего не убрано: неизвестно, какие кейсы созданы.",
  retyping: "Номера карт после отправки не сохраняются: введите их заново.",
  save: "Сохранить в CSV",
  saveWorkbook: "Сохранить для Excel",
  fileName: "результат-создания",
  columns: {
    transaction: "Операция",
    arn: "ARN",
    outcome: "Исход",
    id: "Номер кейса",
    message: "Сообщение",
    request: "Запрос",
    sentAt: "Отправлено",
  },
  worklist: ({ count }) =>
    `Добавить в рабочий список: ${digits.format(count)} ${forms(count, cases)}`,
  queue: {
    heading: "Запросы",
    progress: "Отправлено запросов",
    percent: ({ percent }) => `Отправлено ${percent} %`,
    done: ({ done, requests, rows, all }) =>
      `${digits.format(done)} из ${digits.format(requests)} ${forms(requests, ofRequests)}, ${digits.format(rows)} из ${digits.format(all)} ${forms(all, ofTransactions)}`,
    phases: {
      running: "Отправка",
      pausing: "Пауза после текущего запроса",
      stopping: "Остановка после текущего запроса",
      paused: "Пауза",
      stopped: "Остановлено",
      ended: "Готово",
    },
    locked: "Ничего не отправляется, пока вы не продолжите.",
    offline: "Нет сети. Ничего не отправляется, пока вы не продолжите.",
    pause: "Пауза",
    proceed: "Продолжить",
    stop: "Остановить",
    rest: {
      title: "Отправить остальное?",
      text: ({ requests: asked, rows: count }) =>
        `Не отправлено: ${digits.format(count)} ${forms(count, transactions)} в ${digits.format(asked)} ${forms(asked, inRequests)}. Будут отправлены только они; дважды ничего не отправится.`,
      unknown:
        "Исход одного из прежних запросов всё ещё неизвестен. Если у сервиса неполадки, остальные запросы могут закончиться так же.",
      send: "Отправить остальное",
    },
  },
};
