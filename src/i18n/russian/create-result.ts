import type { Messages } from "../messages.ts";
import { cases, counted, grouped } from "./numbers.ts";

const results = counted({ one: "результат", few: "результата", other: "результатов" });
const newCases = counted({ one: "новый кейс", few: "новых кейса", other: "новых кейсов" });
/** After «на», so in the accusative. */
const forTransactions = counted({ one: "операцию", few: "операции", other: "операций" });
/** After «из», so in the genitive. */
const ofRequests = counted({ one: "запроса", other: "запросов" });
const ofTransactions = counted({ one: "операции", other: "операций" });

export const createResult: Messages["create"]["result"] = {
  heading: "Результат",
  counted: ({ created, all }) =>
    all === 1 ? "Кейс создан" : `Создано ${grouped(created)} из ${grouped(all)}`,
  countedAlone: ({ created }) => `Создано: ${grouped(created)}`,
  contradictory: ({ count, numbers }) =>
    `Общий ответ сервиса противоречит отдельным результатам${numbers && ` (${count === 1 ? "запрос" : "запросы"} ${numbers})`}.`,
  sharedCases: ({ ids }) => `Сервис назвал один и тот же кейс для нескольких операций: ${ids}.`,
  checkBoth: "Проверьте в диспутной системе, прежде чем отправлять снова.",
  halt: {
    stoppedAt: ({ number }) => `Остановлено на запросе ${number}:`,
    unmatched: ({ answered, sent }) =>
      `сервис вернул ${results(answered)} на ${forTransactions(sent)}, поэтому их нельзя сопоставить.`,
    notReported: "сервис сообщил исход не каждой операции.",
    unknown: "его исход неизвестен.",
    refused: "он не выполнен.",
    notSent: "он не выполнен.",
    mayExist: "он не отправлен: по некоторым его операциям кейс, возможно, уже есть.",
  },
  filter: "Показать результаты",
  answerItem: ({ request, number }) => `Запрос ${request}, результат ${number}`,
  open: ({ id }) => `Открыть кейс ${id}`,
  refusedNaming: ({ id }) => `Отказано, указан кейс ${id}`,
  noId: "Сервис не вернул номер кейса.",
  badId: ({ id }) => `Вместо номера кейса сервис вернул «${id}».`,
  noReason: "Сервис не указал причину.",
  noOutcome: "Сервис не сообщил, создан ли этот кейс.",
  notCarriedOut: "Запрос не выполнен.",
  byPosition: "Результаты сопоставлены с операциями по порядку.",
  retry: "Повторить неудачные",
  notRemembered:
    "В браузере нет места, чтобы запомнить отправленное: после обновления страницы предупреждения о повторе не будет.",
  headings: ["№", "ARN", "Итог", "ТСП или причина"],
  disputed: "Отправленная сумма",
  caseSays: "Сумма в кейсе",
  doubts: { "other-currency": "Другая валюта", more: "Больше суммы операции" },
  view: "Открыть кейс",
  another: "Создать ещё",
  saveFailed: {
    what: "Файл не сохранён.",
    whatToDo:
      "Повторите попытку или скопируйте номера кейсов. Не обновляйте страницу: результат пропадёт.",
  },
  saveWorkbook: "Сохранить для Excel",
  fileName: "результат-создания",
  columns: {
    transaction: "Операция",
    arn: "ARN",
    outcome: "Исход",
    caseId: "№ кейса",
    message: "Сообщение",
  },
  created: {
    listed: ({ count }) => `${newCases(count)} — в рабочем списке.`,
    unlisted: ({ count }) => `Не в рабочем списке: ${cases(count)}.`,
    copyThem: "Скопируйте номера кейсов.",
    copy: ({ count }) =>
      count === 1 ? "Скопировать номер кейса" : `Скопировать номера (${grouped(count)})`,
    unkept: ({ count }) =>
      count === 1
        ? "Номер созданного кейса есть только здесь. Сначала скопируйте его."
        : `Номера созданных кейсов (${grouped(count)}) есть только здесь. Сначала скопируйте их.`,
  },
  queue: {
    progress: "Отправлено запросов",
    done: ({ done, requests, rows, all }) =>
      `${grouped(done)} из ${ofRequests(requests)}, ${grouped(rows)} из ${ofTransactions(all)}`,
    sending: "Отправка",
    stopping: "Остановка после текущего запроса",
    stop: "Остановить",
    sendRest: "Отправить остальное",
  },
};
