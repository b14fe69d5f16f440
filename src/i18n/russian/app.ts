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
    what: "Сбой произошёл в самом приложении; на сервис он не повлиял.",
    whatToDo:
      "Обновите страницу. Если это не поможет, обратитесь к администратору приложения и назовите ошибку и сборку:",
    error: ({ name, build }) => `Ошибка ${name}, сборка ${build}`,
    reload: "Обновить страницу",
  },
  newerBuild: {
    title: "Приложение обновлено.",
    whatToDo: "Обновите страницу, чтобы работать в новой версии.",
    later: "Позже",
  },
  open: {
    caseId: "№ кейса",
    hint: "Номер, код или ссылка",
    shortHint: "Номер кейса",
    button: "Открыть",
    none: "Сначала введите или вставьте номер кейса.",
    tooLong: "Текст слишком длинный. Вставьте только столбец с номерами кейсов.",
    notId: ({ text }) => `«${text}» — не номер кейса.`,
    notArn: ({ text }) => `${text} — это ARN. Кейс открывают по его номеру, а не по операции.`,
    notListed: ({ text }) =>
      `Кейс открывают по номеру. ${text} нет среди загруженных кейсов вашего списка.`,
    notCard: ({ text }) =>
      `${text} похоже на номер карты. Чтобы открыть кейс, введите номер кейса.`,
    likeCard: {
      title: "Номер кейса или карты?",
      text: ({ names }) => `${names}: похоже на номер карты.`,
      confirm: ({ count }) => (count === 1 ? "Это номер кейса" : "Это номера кейсов"),
    },
    notIds: ({ count, names }) =>
      `${plural(count, { one: "Не номер кейса", other: "Не номера кейсов" })}: ${names}`,
  },
};
