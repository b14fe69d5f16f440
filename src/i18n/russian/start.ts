import type { Messages } from "../messages.ts";

/** Why the application cannot start. */
export const start: Messages["start"] = {
  insecure: {
    title: "По этому адресу демо не работает",
    what: "Для демо нужен защищённый адрес (https или localhost) и обычное, не приватное окно.",
  },
  title: "Ошибка в настройках приложения",
  value: ({ key, expected, received }) =>
    `config.json: значение «${key}» неверно, ожидается: ${expected}. Указано: ${received}.`,
  notSettings: "config.json — не файл настроек: нужен объект JSON с настройками или {}.",
  expected: {
    baseUrl: 'полный адрес http(s) без имени пользователя, параметров и фрагмента или ""',
    auth: '"token" или "proxy"',
    keepToken: '"no" или "tab"',
    filesFlag: '"query" или "header"',
    requestKeys: '"exact" или "capitalized"',
    timeZone: 'часовой пояс IANA, например "Europe/Moscow" (не смещение), или ""',
    readTimeoutSeconds: "число секунд больше 0",
    createTimeoutSeconds: "число секунд больше 0",
    idleMinutes: "число минут или 0 (никогда)",
    refreshSeconds: "число секунд или 0 (выключено)",
    formProfile: 'путь на этом сервере, например "form-profile.json", или ""',
    transactionsPerRequest: "целое число от 1 до 200",
    links: `список вида { "label": "АБС", "for": "arn", "url": "https://host/path?x={value}" }`,
    reportUrl:
      'путь на этом сервере, который начинается с одного / и не содержит ? и #, например "/report", или ""',
    acquirerRoles: 'список названий, например ["Acquirer", "Эквайер"]',
  },
  notJson: ({ line, column }) =>
    `Файл config.json не в формате JSON: строка ${line}, столбец ${column}.`,
  unreachable: "Файл config.json не удалось загрузить.",
  whatToDo: "Обратитесь к администратору приложения; файл лежит рядом с index.html.",
};
