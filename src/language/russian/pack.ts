import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const fileForms = { one: "файл", few: "файла", many: "файлов", other: "файла" };
const ofFiles = { one: "файла", few: "файлов", many: "файлов", other: "файла" };
const differences = {
  one: "расхождение",
  few: "расхождения",
  many: "расхождений",
  other: "расхождения",
};

/** The evidence pack: every document of a case with a report of it. */
export const packWords: Words["pack"] = {
  making: "Собирается пакет доказательств",
  progress: ({ bytes, packed, files }) =>
    `${bytes} · ${packed} из ${files} ${forms(files, ofFiles)}`,
  done: ({ files, size }) =>
    files === 0
      ? "Скачаны отчёт по кейсу и его данные; файлов нет."
      : `Скачано: ${files} ${forms(files, fileForms)}, ${size}, с отчётом по кейсу и контрольными суммами.`,
  same: "Один и тот же файл, байт в байт:",
  missing: ({ files }) =>
    `${forms(files, { one: "Не вошёл", few: "Не вошли", many: "Не вошли", other: "Не вошли" })} в пакет ${files} ${forms(files, fileForms)}:`,
  more: ({ more }) => `и ещё ${more}, все они названы в отчёте`,
  report: {
    title: ({ id }) => `Кейс ${id}: отчёт`,
    kind: "Отчёт по кейсу",
    id: "Номер кейса",
    process: "Процесс",
    retrieved: "Получено",
    notes: ({ notes }) =>
      notes === 0
        ? "Ответ сервиса не расходится с его спецификацией."
        : `В ответе сервиса ${notes} ${forms(notes, differences)} с его спецификацией; значения показаны так, как присланы.`,
    masking:
      "Номера, похожие на номера карт, в этом отчёте скрыты. Документы — байт в байт то, что прислал сервис.",
    documents: "Документы",
    file: "Файл",
    belongs: "Этап и поле",
    added: "Добавлен",
    size: "Размер",
    sentAs: "Прислан под именем",
    sameAs: "То же, что",
    notPacked: "Нет в пакете",
    checksums:
      "Проверить, что файл не изменён, можно программой sha256sum с файлом SHA256SUMS, который лежит рядом с отчётом.",
  },
};
