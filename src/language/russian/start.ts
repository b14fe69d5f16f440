import type { Words } from "../words.ts";

/** Why the application cannot start. */
export const startWords: Words["start"] = {
  insecure: {
    title: "По этому адресу демо не работает",
    what: "Встроенному сервису нужны защищённый адрес, https или localhost, и не приватное окно.",
  },
  title: "Настройки приложения нельзя использовать",
  value: ({ key, expected }) => `config.json: значение «${key}» неверно, ожидается: ${expected}.`,
  notAnObject: "config.json должен содержать объект JSON.",
  expected: {
    baseUrl: 'полный адрес http(s) без имени пользователя, параметров и фрагмента или ""',
    auth: '"token" или "proxy"',
    keepToken: '"no" или "tab"',
    filesFlag: '"query" или "header"',
    requestKeys: '"exact" или "capitalized"',
    timeZone: 'часовой пояс IANA, например "Europe/Moscow", или ""',
    readTimeoutSeconds: "число секунд от 1 до 3600",
    createTimeoutSeconds: "число секунд от 1 до 3600",
    idleMinutes: "число минут от 0 (никогда) до 1440",
    refreshSeconds: "0 (выключено) или число секунд от 5 до 3600",
    formProfile: 'путь от index.html, например "form-profile.json", или ""',
  },
  json: "config.json — не JSON.",
  unreachable: "Файл config.json не удалось загрузить.",
  whatToDo: "Сообщите администратору приложения; файл лежит рядом с index.html.",
};
