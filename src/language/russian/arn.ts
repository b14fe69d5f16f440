import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const dayForms = { one: "день", few: "дня", many: "дней", other: "дня" };
const days = (count: number) => `${count} ${forms(count, dayForms)}`;

/** The parts of an ARN, and what is doubtful about one. */
export const arnWords: Words["arn"] = {
  about: "Об этом ARN",
  format: "Формат",
  acquirer: "Идентификатор эквайера",
  date: "Дата",
  locator: "Номер для поиска у эквайера",
  checkDigit: "Контрольная цифра",
  noDay: ({ dayOfYear, year }) =>
    dayOfYear < 1 || dayOfYear > 366
      ? `Дня с номером ${dayOfYear} не бывает ни в одном году.`
      : `В ${year} году нет дня с номером ${dayOfYear}.`,
  apart: ({ days: count }) =>
    count === 0
      ? "день операции"
      : count > 0
        ? `${days(count)} после операции`
        : `${days(-count)} до операции`,
  unusual: "Это необычно: проверьте, относится ли ARN к этой операции.",
  nearTransaction: "В ARN есть только последняя цифра года; выбран год, ближайший к дате операции.",
  nearToday: "В ARN есть только последняя цифра года; выбран год, ближайший к сегодняшнему дню.",
  hint: ({ acquirer, day }) =>
    day === "" ? `Эквайер ${acquirer}` : `Эквайер ${acquirer} · ${day}`,
  doubt: {
    card: "Похоже на номер карты, а не на ARN.",
    characters: "В ARN только цифры.",
    length: ({ length }) => `Цифр: ${length}, а в ARN их 23.`,
    rounded: "В конце восемь нулей: похоже, таблица округлила число.",
    "check-digit": "Контрольная цифра не сходится.",
  },
};
