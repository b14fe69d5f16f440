import type { Messages } from "../messages.ts";
import { plural } from "./numbers.ts";

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
    notId: ({ text }) => `«${text}» — не номер кейса.`,
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
