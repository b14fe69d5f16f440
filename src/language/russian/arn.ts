import type { Words } from "../words.ts";

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
  nearestYear: "В ARN есть только последняя цифра года; показан ближайший такой год.",
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
