import type { LanguageTag } from "./languages.ts";

const english = {
  /** Above the list, until a case has been opened. */
  invented: "Everything here is invented.",
  settings: {
    title: "Demo",
    why: "Restores the demo's cases.",
    reset: "Reset demo data",
    resetFailed: "The browser did not allow it. Reload the page and try again.",
    resetDone: "Demo data has been reset.",
  },
};

const russian: typeof english = {
  invented: "Всё здесь вымышлено.",
  settings: {
    title: "Демо",
    why: "Возвращает кейсы демо.",
    reset: "Сбросить данные демо",
    resetFailed: "Браузер не разрешил сброс. Обновите страницу и повторите попытку.",
    resetDone: "Данные демо сброшены.",
  },
};

/** In no catalogue, because the production build has no demo. */
export const demoMessages: Readonly<Record<LanguageTag, typeof english>> = {
  "en-GB": english,
  "ru-RU": russian,
};
