import type { Words } from "../words.ts";

/** The keys of the keyboard. */
export const shortcutsWords: Words["shortcuts"] = {
  title: "Сочетания клавиш",
  when: "Одиночные клавиши действуют, когда вы не набираете текст; Ctrl K — всегда (на Mac — ⌘ K). Раскладка может быть любой.",
  groups: [
    {
      where: "Везде",
      keys: [
        { key: "Ctrl K", does: "Найти что угодно: кейс, этап, поле, файл, команду" },
        { key: "/", does: "Перейти к номеру кейса" },
        { key: "c", does: "Создать кейс" },
        { key: "?", does: "Показать эти сочетания" },
      ],
    },
    {
      where: "В кейсе",
      keys: [
        { key: "j", does: "Следующий этап" },
        { key: "k", does: "Предыдущий этап" },
        { key: "r", does: "Обновить кейс" },
      ],
    },
    {
      where: "В списке кейсов",
      keys: [
        { key: "j", does: "Следующий кейс" },
        { key: "k", does: "Предыдущий кейс" },
        { key: "r", does: "Обновить список" },
      ],
    },
  ],
};
