import type { Messages } from "../messages.ts";
import { counted } from "./numbers.ts";

const changeCount = counted({ one: "изменение", few: "изменения", other: "изменений" });

export const changes: Messages["changes"] = {
  region: "Что изменилось",
  title: ({ count }) => `${changeCount(count)} с прошлого раза`,
  short: ({ count }) => changeCount(count),
  notLoaded: "Неизвестно, что изменилось: часть приложения не удалось загрузить.",
  markSeen: "Просмотрено",
  seen: "Отмечено как просмотренное.",
  quoted: ({ text }) => `«${text}»`,
  isNew: ({ what }) => `добавлено: ${what}`,
  isRemoved: ({ what }) => `больше нет: ${what}`,
  changed: ({ what, from, to }) =>
    to === "" ? `${what}: есть изменения` : `${what}: ${from && `${from} → `}${to}`,
  begun: ({ stage }) => `начался этап ${stage}`,
  closed: ({ stage }) => `закрыт этап ${stage}`,
  deadline: ({ stage, from, to }) => {
    const of = stage === "" ? "" : ` этапа ${stage}`;
    if (to === "") return `срока${of} больше нет`;
    return from === "" ? `новый срок${of}: ${to}` : `срок${of} перенесён: ${from} → ${to}`;
  },
  file: {
    new: ({ field, name }) => `${field}: добавлен файл ${name}`,
    removed: ({ field, name }) => `${field}: удалён файл ${name}`,
    changed: ({ field, name }) => `${field}: изменён файл ${name}`,
  },
  what: {
    stage: ({ stage }) => `этап ${stage}`,
    someStage: "один из этапов",
    state: ({ stage }) => `этап ${stage}`,
    deadline: ({ stage }) => `срок этапа ${stage}`,
    control: ({ stage }) => stage,
    details: ({ stage }) => `сведения об этапе ${stage}`,
    user: ({ stage }) => `сотрудник этапа ${stage}`,
    description: ({ stage }) => `описание этапа ${stage}`,
    someField: ({ place }) => `одно из полей (${place})`,
    documentOf: ({ place }) => `один из файлов (${place})`,
    someDocument: "один из файлов",
    participants: "участники",
    transaction: ({ arn }) => `операция ${arn}`,
    someTransaction: "одна из операций",
    facts: "данные кейса",
  },
};
