import type { Messages } from "../messages.ts";
import { files as countedFiles, plural } from "./numbers.ts";

export const documents: Messages["documents"] = {
  attachments: "Вложения",
  none: "Файлов нет.",
  unnamed: ({ number }) => `документ ${number} без имени`,
  place: "Этап и поле",
  added: "Кто и когда добавил",
  downloadAll: "Скачать все",
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
    empty: "Пустой",
    corrupt: "Повреждён",
    "not-sent": "Не прислан",
  },
  problems: {
    empty: "Этот файл пуст.",
    "not-sent": "Сервис прислал кейс без содержимого этого файла.",
    "data-url": "Сервис прислал этот файл в виде, который нельзя прочитать (data URL).",
    "url-safe": "Сервис прислал этот файл в виде, который нельзя прочитать (URL-вариант base64).",
    characters: "Файл пришёл повреждённым (не base64).",
    length: "Файл пришёл повреждённым (обрезан).",
    "not-text": "Сервис прислал этот файл в виде, который нельзя прочитать (не текст).",
    gone: "Этого документа в кейсе больше нет.",
  },
  fileToDo: "Ничего не сохранено. Попросите приложить файл ещё раз.",
  formatToDo:
    "Ничего не сохранено. Прикладывать файл заново бесполезно: обратитесь к администратору приложения.",
  goneToDo: "Обновите кейс.",
  cannotRead:
    "Этот файл больше не читается: он изменён, перемещён или удалён. Удалите его из формы и выберите заново.",
  openInWindow: "Открыть в окне",
  windowBlocked: "Браузер заблокировал окно. Разрешите всплывающие окна для этого сайта.",
  image: {
    fit: "По размеру окна",
    fullSize: "Исходный размер",
    turnLeft: "Повернуть влево",
    turnRight: "Повернуть вправо",
  },
  mail: {
    headers: { From: "От кого", To: "Кому", Cc: "Копия", Date: "Дата", Subject: "Тема" },
    attachments: "Вложения",
    noText: "В этом письме нет текста. Скачайте его и откройте в почтовой программе.",
  },
  shown: {
    byName: ({ kind }) => `Файл${kind && ` ${kind}`} здесь не открывается.`,
    asText: "Показать как текст",
    asTable: "Показать как таблицу",
    asMail: "Показать как письмо",
    row: "Строка",
    tableCut: ({ rows, columns }) => `Показаны только первые ${rows} строк и ${columns} столбцов.`,
    noPdf: "Этот браузер не показывает здесь файлы PDF.",
    cut: ({ shown, whole }) =>
      `Показано только начало: ${shown} из ${whole}. Скачайте файл, чтобы прочитать его целиком.`,
    broken: "Изображение не открывается; возможно, оно повреждено.",
  },
};

export const pack: Messages["pack"] = {
  making: "Собирается пакет доказательств",
  hiddenFiles: ({ count }) =>
    `Если выключено, ${plural(count, { one: "не войдёт", other: "не войдут" })} ${countedFiles(count)}.`,
  addTechnical: "Добавить технические данные",
  technicalHint: "case.json, со скрытыми полями",
  done: ({ files, size }) =>
    files === 0
      ? "Скачан отчёт по кейсу; файлов нет."
      : `Скачано: ${countedFiles(files)}, ${size}, с отчётом.`,
  missing: ({ files }) =>
    `${plural(files, { one: "Не вошёл", other: "Не вошли" })} в пакет ${countedFiles(files)}. Причины указаны в списке и в отчёте.`,
  report: {
    title: ({ id }) => `Кейс ${id}: отчёт`,
    masking:
      "Номера, похожие на номера карт, в этом отчёте скрыты. Документы сохранены байт в байт, как их прислал сервис.",
    notPacked: "Нет в пакете",
  },
};
