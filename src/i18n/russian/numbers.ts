import { numbersOf } from "../numbers.ts";

export const { counted, countOf, grouped, plural } = numbersOf("ru-RU");

// The counted nouns of more than one screen.
export const cases = counted({ one: "кейс", few: "кейса", other: "кейсов" });
export const files = counted({ one: "файл", few: "файла", other: "файлов" });
export const transactions = counted({ one: "операция", few: "операции", other: "операций" });
