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
  notJson: ({ message }) => `Файл config.json не в формате JSON: ${message}.`,
  unreachable: "Файл config.json не удалось загрузить.",
  whatToDo: "Обратитесь к администратору приложения; файл лежит рядом с index.html.",
};

export const settings: Messages["settings"] = {
  version: ({ version }) => `Версия ${version}`,
  you: "Вы",
  operatorName: "Моё имя пользователя",
  operatorWhy: "Ваши кейсы помечаются «Ваше решение».",
  notOperatorName: "Похоже на номер карты.",
  themes: { system: "Как в системе", light: "Светлая", dark: "Тёмная" },
  theme: "Тема",
  language: "Язык",
  singleKeys: "Команды одной клавишей",
  singleKeysWhy: "Все команды показывает ?.",
  languageFailed: "Язык не удалось загрузить. Обновите страницу и выберите его снова.",
  stored: "Хранится на этом компьютере",
  keepList: "Хранить рабочий список",
  rememberSeen: "Помнить просмотренное",
  rememberSeenWhy: ({ cases }) =>
    `Показывает, что изменилось с прошлого раза. Последние ${cases} кейсов.`,
  rememberSeenInsecure: "Без https изменения видны, пока вкладка не закрыта и не перезагружена.",
  clearTitle: "Всё сохранённое",
  clearWhy: ({ days }) =>
    `Имя, настройки, черновики, список, отправленные ARN (${days} дней). Без номеров карт и данных кейсов.`,
  clear: "Удалить сохранённое",
  cleared: "Удалено.",
  notCleared: "Браузер не разрешил удаление. Удалите данные этого сайта в настройках браузера.",
  sent: {
    title: "Отправленные запросы",
    text: ({ count, days }) =>
      `Всё остальное удалено. Остались запросы за последние ${days} дней: ${count}. Без них не будет предупреждения о втором кейсе по той же операции.`,
    keep: "Оставить",
    forget: "Всё равно удалить",
  },
};
