import type { Messages } from "../messages.ts";
import { counted } from "./numbers.ts";

const changeCount = counted({ one: "изменение", few: "изменения", other: "изменений" });

export const changes: Messages["changes"] = {
  region: "Что изменилось",
  title: ({ count }) => `${changeCount(count)} с прошлого просмотра кейса`,
  short: ({ count }) => changeCount(count),
  notLoaded: "Неизвестно, что изменилось: часть приложения не удалось загрузить.",
  markSeen: "Отметить просмотренным",
  seen: "Отмечено как просмотренное.",
  show: "Показать изменения",
  hide: "Скрыть изменения",
  quoted: ({ text }) => `«${text}»`,
  nothing: "пусто",
  yes: "да",
  no: "нет",
  idle: "не текущий",
  isNew: ({ what }) => `Добавлено: ${what}.`,
  isRemoved: ({ what }) => `Больше нет в кейсе: ${what}.`,
  changed: ({ what, from, to }) =>
    to === ""
      ? `${what}: есть изменения.`
      : from === ""
        ? `${what}: теперь ${to}.`
        : `${what}: было ${from}, стало ${to}.`,
  what: {
    stage: ({ stage }) => `этап ${stage}`,
    someStage: "один из этапов",
    state: ({ stage }) => `статус этапа ${stage}`,
    deadline: ({ stage }) => `автоматическое действие на этапе ${stage}`,
    control: ({ stage }) => `статус ответа ТСП на этапе ${stage}`,
    details: ({ stage }) => `сведения об этапе ${stage}`,
    user: ({ stage }) => `сотрудник этапа ${stage}`,
    description: ({ stage }) => `описание этапа ${stage}`,
    field: ({ field, place }) => `поле ${field} (${place})`,
    someField: ({ place }) => `одно из полей (${place})`,
    document: ({ document, place }) => `документ ${document} (${place})`,
    documentOf: ({ place }) => `один из документов (${place})`,
    someDocument: "один из документов",
    participants: "участники",
    transaction: ({ arn }) => `операция ${arn}`,
    someTransaction: "одна из операций",
    amount: "сумма кейса",
    created: "дата создания кейса",
    fact: {
      code: "код кейса",
      processName: "процесс",
      caseType: "тип кейса",
      paymentSystem: "платёжная система",
      card: "карта",
      user: "сотрудник по кейсу",
      operatorRole: "роль оператора",
      observers: "список наблюдателей",
      viewerObserves: "признак «вы наблюдаете»",
      hasReversal: "признак отмены операции",
      stageDescription: "описание текущего этапа",
    },
    bank: "ваш банк",
    facts: "данные кейса",
  },
};
