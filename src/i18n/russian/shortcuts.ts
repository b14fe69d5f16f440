import type { Words } from "../words.ts";

/** The keyboard shortcuts, each with its action, by the screen on which it works. */
export const shortcutsWords: Words["shortcuts"] = {
  title: "Сочетания клавиш",
  when: "Одиночные клавиши действуют, когда вы не набираете текст; Ctrl K — всегда (на Mac — ⌘ K). Раскладка может быть любой.",
  groups: {
    everywhere: {
      where: "Везде",
      keys: {
        "Ctrl K": "Найти что угодно: кейс, этап, поле, файл, команду",
        "/": "Перейти в поле «№ кейса»",
        c: "Создать кейс",
        "?": "Показать эти сочетания",
      },
    },
    onCase: {
      where: "В кейсе",
      keys: {
        j: "Следующий этап",
        k: "Предыдущий этап",
        r: "Обновить кейс",
        "← → ↑ ↓": "Перейти от выбранного значения к соседнему",
        y: "Скопировать выбранное значение",
      },
    },
    onWorklist: {
      where: "В списке кейсов",
      keys: { j: "Следующий кейс", k: "Предыдущий кейс", r: "Обновить список" },
    },
  },
};
