import type { Messages } from "../messages.ts";
import { counted, grouped, plural } from "./numbers.ts";

/** The frame around every screen, and the pages that are no screen. */
export const app: Messages["app"] = {
  name: "Case viewer",
  skip: "К содержимому",
  createCase: "Создать кейс",
  settings: "Настройки",
  embedded: "Демосервис",
  embeddedWhy: "Демо: вместо сервера отвечает этот браузер, вход уже выполнен.",
  notFound: {
    title: "Страница не найдена",
    what: "По этому адресу ничего нет.",
    back: "Открыть кейс",
  },
  broken: {
    title: "Страница перестала работать",
    whatToDo: "Обновите страницу. Если не поможет, сообщите администратору приложения:",
    error: ({ name, build }) => `Ошибка ${name}, сборка ${build}`,
  },
  newerBuild: { title: "Приложение обновлено.", later: "Позже" },
  readPause: {
    title: ({ time }) => `Сервис занят. Загрузка кейсов продолжится в ${time}.`,
    tryNow: "Повторить сейчас",
  },
  open: {
    caseId: "№ кейса",
    hint: "Номер, код или ссылка",
    shortHint: "Номер кейса",
    button: "Открыть",
    none: "Сначала введите или вставьте номер кейса.",
    tooLong: "Текст слишком длинный. Вставьте только столбец с номерами кейсов.",
    notId: ({ text }) => `«${text}» — не номер кейса, как 900453.`,
    notArn: "Это ARN. Введите номер кейса или",
    createForIt: "создайте по нему кейс",
    notListed: ({ text }) => `${text} нет в вашем списке. Введите номер кейса.`,
    notCard: ({ text }) => `${text} похоже на номер карты. Введите номер кейса.`,
    likeCard: {
      title: "Номер кейса или карты?",
      text: ({ names }) => `${names}: похоже на номер карты.`,
      confirm: ({ count }) => (count === 1 ? "Это номер кейса" : "Это номера кейсов"),
    },
    notIds: ({ count, names }) =>
      `${plural(count, { one: "Не номер кейса", other: "Не номера кейсов" })}: ${names}`,
  },
};

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

const characters = counted({ one: "символ", few: "символа", other: "символов" });

export const ui: Messages["ui"] = {
  close: "Закрыть",
  clear: "Очистить",
  cancel: "Отмена",
  otherType: "Неожиданный формат, показано без изменений",
  showAll: "Показать целиком",
  showMore: "Показать ещё",
  nth: ({ number, count }) => `${number} из ${count}`,
  more: ({ count }) => `и ещё ${grouped(count)}`,
  moreCharacters: ({ count }) => `ещё ${characters(count)}`,
  mark: { new: "Новое", changed: "Изменено", was: ({ date }) => `было ${date}` },
  showNumber: "Показать номер",
  hideNumber: "Скрыть номер",
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

/** The keyboard shortcuts, each with its action, by the screen on which it works. A comma stands between two of them. */
export const shortcuts: Messages["shortcuts"] = {
  title: "Сочетания клавиш",
  when: "Одиночные клавиши действуют, когда вы не набираете текст. На Mac вместо Ctrl — ⌘.",
  off: "Одиночные клавиши отключены в настройках. На Mac вместо Ctrl — ⌘.",
  groups: {
    everywhere: {
      where: "Везде",
      keys: {
        "/": "Перейти в поле вверху",
        C: "Создать кейс",
        "?": "Показать эти сочетания",
      },
    },
    onWorklist: {
      where: "В рабочем списке",
      keys: {
        "J, K": "Соседний кейс",
        Enter: "Открыть выбранный кейс",
        F: "Отфильтровать список",
        R: "Обновить список",
        P: "Напечатать список",
      },
    },
    onCreate: {
      where: "В форме создания",
      keys: { "Ctrl Enter": "Создать кейс" },
    },
    onCase: {
      where: "В кейсе",
      keys: {
        "J, K": "Соседний этап",
        "Shift J, Shift K": "Соседний кейс рабочего списка",
        F: "Искать в кейсе",
        Esc: "Закончить поиск",
        R: "Обновить кейс",
        P: "Напечатать кейс",
        V: "Просмотреть первый файл этапа",
        D: "Скачать все файлы кейса",
        "←, →, ↑, ↓": "Соседнее значение",
        Y: "Скопировать значение",
      },
    },
    inPreview: {
      where: "При просмотре файла",
      keys: {
        "←, →": "Соседний файл",
        "N, Shift N": "Соседний файл",
        "[, ]": "Повернуть изображение",
        Esc: "Закрыть просмотр",
      },
    },
  },
};
