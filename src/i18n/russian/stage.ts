import type { Messages } from "../messages.ts";
import { writeSpan } from "../time-span.ts";
import { counted } from "./numbers.ts";

const days = counted({ one: "день", few: "дня", other: "дней" });
const hours = counted({ one: "час", few: "часа", other: "часов" });
const lessThanAnHour = "менее часа";
const lessThanADay = "менее суток";
/** Lengths of time that take a singular verb: «Остался 1 день», «Остался 21 час». */
const singularSpan = /^\d+ (?:день|час)(?: |$)/;

/** Stages: what they are, whose turn it is, and until when. */
export const stage: Messages["stage"] = {
  stages: "Этапы",
  showAll: ({ count }) => `Показать все этапы: ${count}`,
  showFewer: "Свернуть этапы",
  none: "У кейса нет этапов.",
  unnamed: "Этап без названия",
  selected: ({ name, number, count }) => `${name}, этап ${number} из ${count}`,
  active: "Текущий",
  final: "Последний",
  next: "Следующий",
  closed: "Закрыт",
  control: {
    Waiting: "Ответ ТСП ждёт эквайера",
    AcceptedByAcquirer: "Ответ ТСП принят эквайером",
    DeclinedByAcquirer: "Ответ ТСП отклонён эквайером",
    NotRequired: "Решение эквайера не требуется",
    AutoAction: "Автоматическое действие",
  },
  until: "до",
  noAutoAction: "Без срока",
  overdueSince: "с",
  notHappened: "Автоматическое действие не выполнено.",
  autoAction: "Автоматическое действие",
  span: (time) => writeSpan(time, { days, hours, lessThanAnHour, lessThanADay }),
  left: ({ span }) => `${singularSpan.test(span) ? "Остался" : "Осталось"} ${span}`,
  // «На» cannot stand before «менее часа».
  overdue: ({ span }) =>
    span === lessThanAnHour ? "Просрочено менее чем на час" : `Просрочено на ${span}`,
  day: ({ days: count }) =>
    count < 0 ? "вчера" : (["сегодня", "завтра"][count] ?? `через ${days(count)}`),
  time: {
    title: "Время по этапам",
    byServiceClock: ({ zone }) => `Время по часам сервиса${zone && ` (${zone})`}.`,
    short: (time) =>
      writeSpan(time, {
        days: (count) => `${count} дн.`,
        hours: (count) => `${count} ч`,
        lessThanAnHour: "< 1 ч",
        lessThanADay: "< 1 дн.",
      }),
    soFar: ({ length }) => `идёт ${length}`,
    since: ({ date }) => `с ${date}`,
    planned: "По плану",
    skipped: "Не наступил",
  },
  turn: {
    label: "За кем действие",
    reasons: {
      "no-stages": "этапов нет",
      "unread-stages": "этапы не удалось прочитать",
      "no-active-stage": "нет текущего этапа",
      "several-active-stages": ({ count }) => `текущих этапов: ${count}`,
      "active-and-closed": "у текущего этапа есть дата закрытия",
    },
    ended: "Завершён",
    unclear: "Неясно",
    mine: "Ваше решение",
    bank: "Решение за вашим банком",
    acquirer: "Решение за эквайером",
    user: ({ user }) => `У сотрудника ${user}`,
    inProgress: "В работе",
  },
  noFields: "На этом этапе нет полей.",
  allHidden: "Все поля этого этапа скрыты.",
};
