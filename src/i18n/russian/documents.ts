import type { Words } from "../words.ts";
import { files as countedFiles, plural } from "./numbers.ts";

/** Attachments: download, preview, and what can go wrong with them. */
export const documentWords: Words["documents"] = {
  attachments: "Вложения",
  none: "Файлов нет.",
  files: ({ count }) => countedFiles(count),
  unnamed: ({ number }) => `документ ${number} без имени`,
  place: "Этап и поле",
  added: "Кто и когда добавил",
  downloadAll: "Скачать все",
  downloadReport: "Скачать отчёт",
  download: "Скачать",
  downloadOf: ({ name }) => `Скачать ${name}`,
  preview: "Просмотреть",
  previewOf: ({ name }) => `Просмотреть ${name}`,
  downloaded: ({ name }) => `Скачан файл ${name}`,
  loadingOf: ({ name }) => `Загружается ${name}`,
  progress: {
    started: "Ожидание ответа сервиса",
    of: ({ received, total }) => `${received} из ${total}`,
  },
  state: {
    saved: "Скачан",
    empty: "Пустой",
    corrupt: "Повреждён",
    "not-sent": "Не прислан",
  },
  problems: {
    empty: "Этот файл пуст.",
    "not-sent": "Сервис прислал кейс без содержимого этого файла.",
    "data-url":
      "Сервис прислал этот файл как data URL, а не как base64, поэтому прочитать его нельзя.",
    "url-safe": "Сервис прислал этот файл в URL-варианте base64, поэтому прочитать его нельзя.",
    characters: "Файл пришёл повреждённым (это не base64).",
    length: "Файл пришёл повреждённым (base64 обрезан).",
    "not-text": "Сервис прислал содержимое файла не как текст, поэтому прочитать его нельзя.",
    gone: "Этого документа в кейсе больше нет.",
  },
  fileToDo: "Ничего не сохранено. Попросите приложить файл ещё раз.",
  goneToDo: "Обновите кейс.",
  notStored: {
    "no-room": {
      what: ({ size }) => `В хранилище браузера нет места: нужно около ${size}.`,
      toDo: "Освободите место на диске этого компьютера и повторите попытку.",
    },
    "no-storage": {
      what: ({ size }) => `Это окно браузера не смогло сохранить около ${size}.`,
      toDo: "Закройте другие вкладки или освободите место на диске этого компьютера и повторите попытку. В приватном окне часто ничего не хранится: откройте кейс в обычном и скачайте большие файлы по одному.",
    },
  },
  previous: "Предыдущий файл",
  next: "Следующий файл",
  nth: ({ number, count }) => `${number} из ${count}`,
  fit: "По размеру окна",
  actualSize: "Исходный размер",
  shown: {
    byName: ({ kind }) =>
      `Файлы${kind && ` ${kind}`} здесь не открываются: просмотр есть только для изображений, PDF и текстов.`,
    noPdf: "Этот браузер не показывает здесь файлы PDF. Скачайте файл, чтобы прочитать его.",
    cut: ({ shown, whole }) =>
      `Показано только начало: ${shown} из ${whole}. Скачайте файл, чтобы прочитать его целиком.`,
    other: "Просмотра нет: это не изображение, не PDF и не простой текст. Файл можно скачать.",
    broken: "Изображение не открывается; возможно, оно повреждено. Его можно скачать.",
  },
};

/** The evidence pack: every document of a case with a report of it. */
export const packWords: Words["pack"] = {
  making: "Собирается пакет доказательств",
  done: ({ files, size }) =>
    files === 0
      ? "Скачаны отчёт по кейсу и его данные; файлов нет."
      : `Скачано: ${countedFiles(files)}, ${size}, с отчётом.`,
  missing: ({ files }) =>
    `${plural(files, { one: "Не вошёл", other: "Не вошли" })} в пакет ${countedFiles(files)}. Причины указаны в списке и в отчёте.`,
  dialogNote:
    "Файл case.json в пакете — это всегда ответ сервиса целиком, вместе со скрытыми полями.",
  report: {
    title: ({ id }) => `Кейс ${id}: отчёт`,
    masking:
      "Номера, похожие на номера карт, в этом отчёте скрыты. Документы сохранены байт в байт, как их прислал сервис.",
    wholeAnswer:
      "Файл case.json рядом с этим отчётом — ответ сервиса целиком, вместе со скрытыми полями.",
    notPacked: "Нет в пакете",
    checksums:
      "Проверить, что файл не изменён, можно программой sha256sum с файлом SHA256SUMS, который лежит рядом с отчётом.",
  },
};
