import type { englishDemo } from "../english/demo.ts";

export const russianDemo: typeof englishDemo = {
  invented: "Всё здесь вымышлено.",
  settings: {
    title: "Демо",
    why: "Удаляет созданные вами кейсы и заново создаёт исходные — на языке, выбранном выше.",
    reset: "Сбросить данные демо",
    resetFailed: "Браузер не разрешил сброс. Обновите страницу и повторите попытку.",
    resetDone: "Данные демо сброшены.",
  },
};
