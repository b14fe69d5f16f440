import type { Words } from "../words.ts";
import { counted } from "./numbers.ts";

/** After «не более», so in the genitive. */
const decimals = counted({ one: "знака", other: "знаков" });
const files = counted({ one: "файла", other: "файлов" });

/** What keeps the form from being sent, each sentence beside its input. */
export const createFaults: Words["create"]["faults"] = {
  "case-type": "Выберите тип кейса.",
  code: "Введите код этого поля или очистите значение.",
  masked: "Здесь есть скрытый номер. Введите его заново или удалите.",
  required: "Обязательное поле.",
  option: "Выберите одно из значений.",
  digits: "Только цифры.",
  date: "Введите существующую дату (ДД.ММ.ГГГГ).",
  amount: "Введите сумму, например 1 234,56.",
  "after-today": "Дата не может быть позже сегодняшней.",
  "too-short": ({ min, length }) => `Слишком коротко: символов ${length}, нужно не менее ${min}.`,
  "too-long": ({ max, length }) => `Слишком длинно: символов ${length}, допустимо не более ${max}.`,
  before: ({ date }) => `Дата не может быть раньше ${date}.`,
  after: ({ date }) => `Дата не может быть позже ${date}.`,
  decimals: ({ currency, max }) =>
    max === 0
      ? `В валюте ${currency} нет дробной части.`
      : `В валюте ${currency} не более ${decimals(max)} после запятой.`,
  "too-little": ({ bound }) => `Сумма должна быть не меньше ${bound}.`,
  "too-much": ({ bound }) => `Сумма должна быть не больше ${bound}.`,
  "too-many-files": ({ max }) =>
    max === 1
      ? "Здесь можно приложить только один файл."
      : `Здесь можно приложить не более ${files(max)}.`,
  "too-large": ({ name, max }) => `Файл «${name}» больше ${max}.`,
  unreadable: ({ name }) => `Файл «${name}» больше не читается. Удалите его и выберите заново.`,
};
