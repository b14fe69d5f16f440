import type { Messages } from "../messages.ts";

export const arn: Messages["arn"] = {
  doubt: {
    card: "Похоже на номер карты, а не на ARN.",
    characters: "В ARN только цифры.",
    length: ({ length }) => `Цифр: ${length}, а в ARN их 23.`,
    rounded: "В конце восемь нулей: похоже, таблица округлила число.",
    "check-digit": "Контрольная цифра не сходится.",
  },
};
