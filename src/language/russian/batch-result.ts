import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
/** After «из», so in the genitive. */
const ofRequests = { one: "запроса", few: "запросов", many: "запросов", other: "запросов" };
const ofTransactions = { one: "операции", few: "операций", many: "операций", other: "операций" };
/** After «на», so in the accusative. */
const forTransactions = {
  one: "операцию",
  few: "операции",
  many: "операций",
  other: "операции",
};
const results = {
  one: "результат",
  few: "результата",
  many: "результатов",
  other: "результата",
};
const cases = { one: "кейс", few: "кейса", many: "кейсов", other: "кейса" };

/** How a batch ended. */
export const batchResult: Words["batch"]["result"] = {
  heading: "Пакет",
  progress: "Отправлено запросов",
  tenths: ({ percent }) => `Отправлено ${percent} %`,
  done: ({ done, requests, rows, all }) =>
    `${done} из ${requests} ${forms(requests, ofRequests)}, ${rows} из ${all} ${forms(all, ofTransactions)}`,
  phases: {
    running: "Отправка",
    pausing: "Пауза после текущего запроса",
    stopping: "Остановка после текущего запроса",
    paused: "Пауза",
    stopped: "Остановлено",
    ended: "Готово",
  },
  locked: "Без вашей команды ничего не отправляется.",
  offline: "Нет сети. Без вашей команды ничего не отправляется.",
  pause: "Пауза",
  proceed: "Продолжить",
  stop: "Остановить",
  sendRest: "Отправить остальное",
  counted: ({ created, all }) => `Создано ${created} из ${all}`,
  refused: ({ count }) => `Отклонено: ${count}.`,
  unknown: ({ count }) =>
    `Исход неизвестен: ${count}. Прежде чем отправлять эти операции снова, найдите их в диспутной системе.`,
  unsent: ({ count }) => `Не отправлено: ${count}.`,
  contradictory: ({ numbers }) =>
    `Ответ сервиса в целом противоречит отдельным результатам; номер запроса: ${numbers}. Найдите эти операции в диспутной системе.`,
  lost: ({ number, rows, left }) =>
    `Остановлено на запросе ${number}: неизвестно, что стало с его операциями (${rows}). ${left === 0 ? "Он был последним." : `Следующие за ним не отправлены: ${left}.`}`,
  mismatch: ({ number, answered, asked }) =>
    `Остановлено на запросе ${number}: сервис прислал ${answered} ${forms(answered, results)} на ${asked} ${forms(asked, forTransactions)}, поэтому нельзя сказать, какой к какой относится.`,
  unsaid: ({ number }) =>
    `Остановлено на запросе ${number}: сервис не по каждой операции сообщает, создан ли кейс.`,
  failed: ({ number, left }) =>
    `Запрос ${number} не выполнен.${left === 0 ? "" : ` Следующие за ним операции не отправлены: ${left}.`}`,
  inDoubt: ({ number, arns, more }) =>
    `Запрос ${number} и следующие за ним не отправлены: некоторые из его операций уже отправлялись в этой или другой вкладке, и чем это закончилось, неизвестно (${arns}${more > 0 ? ` и ещё ${more}` : ""}). Прежде чем отправлять их снова, найдите их в диспутной системе.`,
  filter: "Показать результаты",
  groups: {
    created: "Создано",
    refused: "Отклонено",
    unknown: "Неизвестно",
    sending: "Отправляется",
    unsent: "Не отправлено",
  },
  row: ({ number }) => `Строка ${number}`,
  loose: ({ request, number }) => `Запрос ${request}, результат ${number}`,
  kinds: {
    created: "Создан",
    refused: "Отклонён",
    unsaid: "Не указано",
    unmatched: "Нельзя сказать",
    unknown: "Исход неизвестен",
    failed: "Не создан",
    unsent: "Не отправлена",
    sending: "Отправляется",
  },
  byPosition:
    "Сервис отвечает в порядке каждого запроса: каждая строка относится к операции с тем же местом.",
  save: "Сохранить в CSV",
  saveWorkbook: "Сохранить для Excel",
  fileName: "результат-пакета",
  columns: {
    row: "Строка",
    arn: "ARN",
    outcome: "Исход",
    id: "Номер кейса",
    message: "Сообщение",
    request: "Запрос",
    sentAt: "Отправлено",
  },
  worklist: ({ count }) => `Добавить в рабочий список: ${count} ${forms(count, cases)}`,
};
