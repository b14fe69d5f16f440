import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const changes = { one: "изменение", few: "изменения", many: "изменений", other: "изменения" };

/** What changed in a case since it was seen. */
export const changesWords: Words["changes"] = {
  region: "Что изменилось",
  title: ({ count }) => `${count} ${forms(count, changes)} с прошлого просмотра кейса`,
  short: ({ count }) => `${count} ${forms(count, changes)}`,
  markSeen: "Отметить просмотренным",
  seen: "Отмечено как просмотренное.",
  show: "Показать изменения",
  hide: "Скрыть изменения",
  more: ({ count }) => `и ещё ${count}`,
  quoted: ({ text }) => `«${text}»`,
  nothing: "пусто",
  yes: "да",
  no: "нет",
  idle: "Не начат",
  isNew: ({ what }) => `Добавлено: ${what}.`,
  isGone: ({ what }) => `Больше нет: ${what}.`,
  changed: ({ what, from, to }) =>
    to === ""
      ? `Изменено: ${what}.`
      : from === ""
        ? `Изменено: ${what} — теперь ${to}.`
        : `Изменено: ${what} — было ${from}, стало ${to}.`,
  moved: ({ what, from, to }) =>
    from === ""
      ? `Перенесено: ${what} — теперь ${to}.`
      : `Перенесено: ${what} — было ${from}, стало ${to}.`,
  what: {
    stage: ({ stage }) => `этап ${stage}`,
    someStage: "один из этапов",
    state: ({ stage }) => `состояние этапа ${stage}`,
    deadline: ({ stage }) => `автоматическое действие этапа ${stage}`,
    control: ({ stage }) => `контрольное действие этапа ${stage}`,
    details: ({ stage }) => `сведения об этапе ${stage}`,
    user: ({ stage }) => `исполнитель этапа ${stage}`,
    description: ({ stage }) => `описание этапа ${stage}`,
    field: ({ field, place }) => `поле ${field} (${place})`,
    someField: ({ place }) => `одно из полей (${place})`,
    document: ({ document, place }) => `документ ${document} (${place})`,
    documentOf: ({ place }) => `один из документов (${place})`,
    someDocument: "один из документов",
    participants: "участники",
    somewhere: "один из этапов",
    transaction: ({ arn }) => `операция ${arn}`,
    someTransaction: "одна из операций",
    amount: "сумма кейса",
    created: "дата создания кейса",
    fact: {
      code: "индекс кейса",
      processName: "процесс",
      caseType: "тип кейса",
      paymentSystem: "платёжная система",
      card: "карта",
      user: "пользователь кейса",
      operatorRole: "роль оператора",
      observers: "список наблюдателей",
      viewerObserves: "ваше наблюдение за кейсом",
      hasReversal: "наличие отмены операции",
      stageDescription: "описание текущего этапа",
    },
    facts: "данные кейса",
  },
};
