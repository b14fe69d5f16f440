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
