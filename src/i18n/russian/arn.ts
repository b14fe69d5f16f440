import type { Messages } from "../messages.ts";

/** The parts of an ARN, and what is doubtful about one. */
export const arn: Messages["arn"] = {
  about: "Сведения об ARN",
  format: "Формат",
  acquirer: "Идентификатор эквайера",
  day: ({ day, digit, processed }) =>
    `Дата: ${day} (ближайший год, который оканчивается на ${digit})${processed && `; обработана ${processed}`}`,
  noDay: "Дата: в году из ARN такого дня нет",
  locator: "Номер для поиска у эквайера",
  checkDigit: "Контрольная цифра",
  doubt: {
    card: "Похоже на номер карты, а не на ARN.",
    characters: "В ARN только цифры.",
    length: ({ length }) => `Цифр: ${length}, а в ARN их 23.`,
    rounded: "В конце восемь нулей: похоже, таблица округлила число.",
    "check-digit": "Контрольная цифра не сходится.",
  },
};
