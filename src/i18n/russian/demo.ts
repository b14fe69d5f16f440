import type { englishDemo } from "../english/demo.ts";

export const russianDemo: typeof englishDemo = {
  invented: "Всё здесь вымышлено.",
  settings: {
    title: "Демо",
    why: "Возвращает кейсы демо.",
    reset: "Сбросить данные демо",
    resetFailed: "Браузер не разрешил сброс. Обновите страницу и повторите попытку.",
    resetDone: "Данные демо сброшены.",
  },
};
