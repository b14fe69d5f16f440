import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const fields = { one: "поле", few: "поля", many: "полей", other: "поля" };

/** The case screen. */
export const caseWords: Words["case"] = {
  untitled: ({ id }) => `Кейс ${id}`,
  notAnId: {
    title: "Это не номер кейса",
    what: "Номер кейса — целое число, которое не начинается с 0, не больше 9007199254740991.",
    back: "Открыть другой кейс",
  },
  loading: ({ id }) => `Загружается кейс ${id}…`,
  loaded: ({ id }) => `Кейс ${id} загружен.`,
  cancelled: "Загрузка отменена.",
  load: "Загрузить кейс",
  amount: "Сумма",
  card: "Карта",
  caseType: "Тип кейса",
  paymentSystem: "Платёжная система",
  role: "Роль оператора",
  initiator: "Инициатор",
  notInitiator: "Не инициатор",
  created: "Создан",
  user: "Пользователь",
  observers: "Наблюдатели",
  youObserve: "вы наблюдаете",
  reversalExists: "Есть отмена операции",
  transaction: "Операция",
  transactionOf: ({ at, count }) => `Операция ${at} из ${count}`,
  noTransaction: "Кейс прислан без операции. О чём он, могут сказать его поля.",
  trx: {
    date: "Дата",
    transactionDate: "Дата операции",
    merchant: "ТСП",
    arn: "ARN",
    initiator: "Инициатор",
    respondent: "Ответчик",
    amount: "Сумма",
    operationType: "Тип операции",
    role: "Роль оператора",
    operatorIs: "Сторона оператора",
    bank: "Банк",
    bic: "БИК",
    direction: "Направление:",
  },
  participants: "Участники",
  noParticipants: "Кейс прислан без полей участников.",
  hiddenParticipants:
    "Все поля участников скрыты. Чтобы увидеть их, включите «Показать скрытые поля».",
  find: "Найти в кейсе",
  found: ({ count }) => `Найдено: ${count} ${forms(count, fields)}`,
  nothingFound: ({ text }) =>
    `Ни у одного поля нет «${text}» в названии, коде или значении. Попробуйте часть слова.`,
  foundInPart: ({ count }) =>
    `В значениях поиск идёт только по первым ${count.toLocaleString("ru-RU")} символам.`,
  foundHidden: ({ count }) =>
    `Среди скрытых найдено: ${count} ${forms(count, fields)}. Включите «Показать скрытые поля».`,
  showHidden: "Показать скрытые поля",
  refresh: "Обновить",
  updated: ({ seconds }) =>
    seconds < 60
      ? `обновлено ${seconds} с назад`
      : seconds < 3600
        ? `обновлено ${Math.floor(seconds / 60)} мин назад`
        : `обновлено ${Math.floor(seconds / 3600)} ч назад`,
  autoRefresh: ({ seconds }) => `Обновлять каждые ${seconds} с`,
  field: {
    empty: "пусто",
    about: ({ name, place = "" }) => `О поле «${name}»${place && `, ${place}`}`,
    nth: ({ at, count }) => `${at} из ${count}`,
    hidden: "скрытое",
    unnamed: "Поле без названия",
    name: "Название",
    code: "Код",
    type: "Тип",
    description: "Описание",
    numericCode: "Цифровой код валюты",
    mask: "Маска",
    length: "Длина",
    lengthFrom: ({ least }) => `не менее ${least}`,
    lengthTo: ({ most }) => `не более ${most}`,
    lengthBetween: ({ least, most }) => `от ${least} до ${most}`,
    linked: "Связано с полем операции",
    readOnly: "Только для чтения",
    unknownType: ({ code }) => (code === "" ? "тип не прислан" : `неизвестный тип ${code}`),
    unreadableMoney: "Точную сумму прочитать не удалось; показано значение для отображения.",
  },
  broken: "Эту часть показать не удалось. На остальной кейс это не влияет.",
  types: {
    DP: "диспут",
    FR: "мошенничество",
    COM: "претензия",
    GF: "добрая воля",
  },
};
