import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
/** After «не более», so in the genitive. */
const decimals = { one: "знака", few: "знаков", many: "знаков", other: "знака" };
const files = { one: "файла", few: "файлов", many: "файлов", other: "файла" };

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
  "too-short": ({ least, length }) =>
    `Слишком коротко: символов ${length}, нужно не менее ${least}.`,
  "too-long": ({ most, length }) =>
    `Слишком длинно: символов ${length}, допустимо не более ${most}.`,
  before: ({ date }) => `Дата не может быть раньше ${date}.`,
  after: ({ date }) => `Дата не может быть позже ${date}.`,
  decimals: ({ currency, most }) =>
    most === 0
      ? `В валюте ${currency} нет дробной части.`
      : `В валюте ${currency} не более ${most} ${forms(most, decimals)} после запятой.`,
  "too-little": ({ bound }) => `Сумма должна быть не меньше ${bound}.`,
  "too-much": ({ bound }) => `Сумма должна быть не больше ${bound}.`,
  "too-many-files": ({ most }) =>
    most === 1
      ? "Здесь можно приложить только один файл."
      : `Здесь можно приложить не более ${most} ${forms(most, files)}.`,
  "too-large": ({ name, most }) => `Файл «${name}» больше ${most}.`,
  unreadable: ({ name }) => `Файл «${name}» больше не читается. Удалите его и выберите заново.`,
};
