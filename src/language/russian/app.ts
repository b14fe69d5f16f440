import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const numbers = { one: "номер", few: "номера", many: "номеров", other: "номера" };

/** The frame around every screen, and the pages that are no screen. */
export const appWords: Words["app"] = {
  name: "Case viewer",
  skip: "К содержимому",
  newCase: "Новый кейс",
  settings: "Настройки",
  embedded: "Демосервис",
  embeddedWhy: "Демо: вместо сервера отвечает этот браузер, вход уже выполнен.",
  shortcuts: {
    title: "Сочетания клавиш",
    keys: [
      { key: "/", does: "Перейти к номеру кейса" },
      { key: "j", does: "Следующий этап" },
      { key: "k", does: "Предыдущий этап" },
      { key: "r", does: "Обновить кейс" },
      { key: "c", does: "Создать кейс" },
      { key: "?", does: "Показать эти сочетания" },
    ],
  },
  notFound: {
    title: "Страница не найдена",
    what: "По этому адресу ничего нет.",
    back: "Открыть кейс",
  },
  broken: {
    title: "Страница перестала работать",
    what: "Сбой произошёл в самом приложении; на сервис он не повлиял.",
    reload: "Обновить страницу",
  },
  insecure: {
    title: "По этому адресу демо не работает",
    what: "Встроенному сервису нужен защищённый адрес: https или localhost.",
  },
  open: {
    title: "Открыть кейс",
    caseId: "№ кейса",
    button: "Открыть",
    hint: "Номер кейса, список номеров или ссылка на кейс.",
    none: "Сначала введите или вставьте номер кейса.",
    notId: ({ text }) => `«${text}» — не номер кейса.`,
    several: ({ count }) => `${count} ${forms(count, numbers)}. Какой кейс открыть?`,
    openCase: ({ id }) => `Кейс ${id}`,
    demo: "Примеры кейсов",
  },
  settingsPage: {
    title: "Настройки",
    connection: "Подключение",
    connectionWhy: "Задаёт администратор приложения в config.json; здесь только для просмотра.",
    service: "Сервис",
    sameOrigin: "этот сервер",
    embedded: "встроен в этот браузер",
    auth: "Токен доступа",
    authToken: "запрашивается, хранится в памяти вкладки",
    authTokenTab: "запрашивается, хранится до закрытия вкладки",
    authProxy: "добавляется прокси-сервером",
    authDemo: "не нужен: в демо вход уже выполнен",
    filesFlag: "Запрос файлов",
    filesQuery: "в строке запроса",
    filesHeader: "в заголовке",
    requestKeys: "Ключи запроса",
    keysExact: "как в спецификации",
    keysCapitalized: "с заглавной буквы",
    timeZone: "Часовой пояс сервиса",
    unknownZone: "неизвестен; оставшееся время — по часам этого компьютера",
    timeouts: "Тайм-ауты",
    timeoutsValue: ({ read, create }) => `${read} с на чтение, ${create} с на создание`,
    idle: "Блокировка",
    idleValue: ({ minutes }) =>
      minutes === 0 ? "не включается" : `после ${minutes} мин бездействия`,
    theme: "Тема",
    themes: { system: "Как в системе", light: "Светлая", dark: "Тёмная" },
    language: "Язык",
    languageWhy: "Язык интерфейса; данные сервиса показаны так, как присланы.",
    languageFailed: "Язык не удалось загрузить. Обновите страницу и выберите его снова.",
    kept: "Хранится на этом компьютере",
    keptWhy:
      "В браузере: тема и язык. Во вкладке: неотправленные черновики и ARN запросов, исход которых неизвестен. Ни кейсов, ни номеров карт.",
    clear: "Удалить сохранённое",
    cleared: "Удалено.",
    demo: "Демо",
    demoWhy: "Кейсы, созданные в демо, хранятся в базе данных этого браузера.",
    reset: "Сбросить данные демо",
    resetDone: "В демо снова исходные кейсы.",
  },
};
