import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const fileForms = { one: "файл", few: "файла", many: "файлов", other: "файла" };

/** Attachments: download, preview, and what can go wrong with them. */
export const documentWords: Words["documents"] = {
  attachments: "Вложения",
  none: "К этому кейсу файлы не приложены. Те, что появятся позже, будут здесь после обновления.",
  files: ({ files }) => `${files} ${forms(files, fileForms)}`,
  unnamed: ({ number }) => `документ ${number} без имени`,
  unknownKind: "тип файла не указан",
  field: "Поле",
  stage: "Этап",
  creator: "Автор",
  date: "Дата",
  downloadAll: "Скачать все",
  download: "Скачать",
  downloadOf: ({ name }) => `Скачать ${name}`,
  preview: "Просмотреть",
  previewOf: ({ name }) => `Просмотреть ${name}`,
  loadingOf: ({ name }) => `Загружается ${name}`,
  progress: {
    started: "Ожидание ответа сервиса",
    received: ({ received }) => received,
    of: ({ received, total }) => `${received} из ${total}`,
  },
  state: {
    idle: "Не загружен",
    loading: "Загружается",
    saved: "Скачан",
    packed: "В пакете",
    previewed: "Просмотрен",
    empty: "Пустой",
    corrupt: "Повреждён",
    "not-sent": "Не прислан",
    gone: "Больше нет в кейсе",
    failed: "Ошибка",
  },
  checksum: "SHA-256",
  empty: "Во вложении нет ни одного байта, сохранять нечего.",
  corrupt: {
    "data-url": "Содержимое прислано как data URL, а не как base64. Ничего не сохранено.",
    "url-safe": "Содержимое прислано в URL-варианте base64. Ничего не сохранено.",
    characters: "В содержимом есть символы, которых в base64 не бывает. Ничего не сохранено.",
    length: "Содержимое base64 обрезано или неверно завершено. Ничего не сохранено.",
    "not-text": "Содержимое — не текст, а base64 всегда текст. Ничего не сохранено.",
  },
  corruptToDo: "Попросите того, кто приложил файл, приложить его ещё раз.",
  "not-sent": "Сервис прислал кейс с файлами, но без содержимого этого файла.",
  gone: "Этого документа в кейсе больше нет.",
  goneToDo: "Обновите кейс.",
  shown: {
    pdf: "Если страницы не появились, скачайте файл.",
    noPdf: "Этот браузер не показывает здесь файлы PDF. Скачайте файл, чтобы прочитать его.",
    cut: ({ shown, whole }) =>
      `Показано только начало: ${shown} из ${whole}. Скачайте файл, чтобы прочитать его целиком.`,
    other:
      "Судя по содержимому, это не изображение, не PDF и не простой текст, как бы файл ни назывался, поэтому он не показан. Его можно скачать.",
    broken: "Изображение не открывается; возможно, оно повреждено. Его можно скачать.",
    unread: "Браузеру не удалось прочитать текст. Закройте окно и запросите файл ещё раз.",
  },
};
