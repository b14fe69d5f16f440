import type { Messages } from "../messages.ts";
import { counted, countOf, plural } from "./numbers.ts";

const forms = counted({ one: "форма", few: "формы", other: "форм" });

export const session: Messages["session"] = {
  signIn: "Вход",
  accessToken: "Токен доступа",
  continue: "Продолжить",
  titles: { "signed-out": "Вход", refused: "Войдите снова", locked: "Заблокировано" },
  why: {
    refused: () => "Сеанс истёк. Вставьте новый токен — всё сохранено.",
    locked: ({ minutes }) => `${minutes} мин без действий. Вставьте токен — всё сохранено.`,
  },
  locksSoon: "Через минуту экран заблокируется.",
  creatingStops: "После текущего запроса создание кейсов остановится.",
  staySignedIn: "Продолжить работу",
  anyText: "Это демо: подойдёт любое слово латиницей.",
  tokenProblem: {
    empty: "Сначала вставьте токен.",
    characters: "Токен — одна строка латинских букв, цифр и знаков, без пробелов.",
    length: "Это не токен доступа: текст слишком длинный.",
  },
  signOut: "Выйти",
  lost: {
    title: "Выйти?",
    intro: "Будет потеряно:",
    here: "Эта вкладка",
    elsewhere: "Другие вкладки",
    silent: ({ count }) =>
      count === 1 ? "Одна вкладка не ответила." : `Не ответили вкладки: ${count}.`,
    forms: ({ count, contents }) =>
      contents === "" ? forms(count) : `${forms(count)}: ${contents}`,
    rows: countOf({ one: "строка", few: "строки", other: "строк" }),
    files: countOf({ one: "файл", few: "файла", other: "файлов" }),
    cards: countOf({ one: "номер карты", few: "номера карт", other: "номеров карт" }),
    ids: ({ count }) =>
      plural(count, {
        one: `${count} номер кейса, который есть только здесь`,
        few: `${count} номера кейсов, которые есть только здесь`,
        other: `${count} номеров кейсов, которые есть только здесь`,
      }),
    unknown: countOf({
      one: "неизвестный исход",
      few: "неизвестных исхода",
      other: "неизвестных исходов",
    }),
    requests: countOf({
      one: "отправляемый запрос",
      few: "отправляемых запроса",
      other: "отправляемых запросов",
    }),
  },
};
