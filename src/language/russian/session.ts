import type { Words } from "../words.ts";

/** Signing in, the idle lock, and settings that cannot be read. */
export const sessionWords: Words["session"] = {
  signIn: "Вход",
  accessToken: "Токен доступа",
  continue: "Продолжить",
  why: {
    "signed-out": ({ service }) =>
      `Вставьте токен доступа, который вам выдали. Сервис: ${service}. Токен хранится только в памяти этой вкладки.`,
    kept: ({ service }) =>
      `Вставьте токен доступа, который вам выдали. Сервис: ${service}. Токен хранится в этой вкладке, пока она открыта.`,
    refused:
      "Сервис больше не принимает этот токен. Ваша работа не потеряна; вставьте новый, чтобы продолжить.",
    idle: "Экран заблокирован из-за бездействия. Ваша работа не потеряна; вставьте токен, чтобы продолжить.",
  },
  thisServer: "этот сервер",
  badToken: {
    empty: "Сначала вставьте токен.",
    characters: "Токен — одна строка из латинских букв, цифр и знаков, без пробелов и переносов.",
    length: "Здесь больше 8192 символов, это не токен доступа.",
  },
  signOut: "Выйти",
  settingsFailed: {
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
  },
};
