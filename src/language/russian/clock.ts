import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const stageForms = { one: "этап", few: "этапа", many: "этапов", other: "этапа" };

/** The stage clock. */
export const clockWords: Words["clock"] = {
  title: "Время по этапам",
  times: ({ zone }) =>
    zone === ""
      ? "Время в кейсе указано по часам сервиса, как прислано; часовой пояс сервиса неизвестен."
      : `Время в кейсе указано по часам сервиса (${zone}), как прислано.`,
  show: "Сколько времени занял каждый этап",
  now: "Сейчас",
  exactly: "по часам сервиса",
  roughly: "по часам этого компьютера: часовой пояс сервиса неизвестен",
  length: ({ span, isExact }) => (isExact ? span : `примерно ${span}`),
  soFar: ({ length }) => `пока ${length}`,
  since: ({ date }) => `с ${date}`,
  ahead: "Активен, ещё не начат",
  starts: ({ date }) => `начало ${date}`,
  ended: "Достигнут",
  idle: "Не в работе",
  startDate: ({ date }) => `дата начала ${date}`,
  noStart: "Закрыт",
  closed: ({ date }) => `${date}; дата начала не прислана`,
  backwards: "Закрыт раньше, чем начат",
  backwardDates: ({ from, to }) => `закрыт ${to}, начат ${from}`,
  more: ({ count }) => `Показать ещё ${count} ${forms(count, stageForms)}`,
  undated: "Нет дат, которые можно показать на шкале",
};
