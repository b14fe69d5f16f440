import type { Messages } from "../messages.ts";
import { counted } from "./numbers.ts";

const differences = counted({
  one: "расхождение со спецификацией",
  few: "расхождения со спецификацией",
  other: "расхождений со спецификацией",
});
const characters = counted({ one: "символ", few: "символа", other: "символов" });

/** The answer as it was received, and what of it is not in the specification. */
export const answer: Messages["answer"] = {
  title: "Ответ сервиса",
  differences: ({ count }) => differences(count),
  notes: {
    title: "Расхождения со спецификацией",
    why: "Чем этот ответ отличается от спецификации.",
    "unknown-key": "нет в спецификации",
    "absent-key": "нет в ответе",
    "unknown-value": ({ value }) => `значения нет в перечне: ${value}`,
    "other-sentinel": ({ value }) =>
      `означает «даты нет», но в спецификации записывается иначе: ${value}`,
    "unreadable-characters": ({ count }) =>
      `Не удалось прочитать ${characters(count)}. Возможно, сервис указал не ту кодировку.`,
    "other-type": ({ declared, received }) => `по спецификации ${declared}, получено ${received}`,
  },
  raw: {
    title: "Исходные данные",
    copy: "Скопировать как JSON",
  },
};
