import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const forms = plural("ru");
const fileForms = { one: "файл", few: "файла", many: "файлов", other: "файла" };
const ofFiles = { one: "файла", few: "файлов", many: "файлов", other: "файла" };

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
    masking:
      "Номера, похожие на номера карт, в этом отчёте скрыты. Документы сохранены байт в байт, как их прислал сервис.",
    sameAs: "То же, что",
    notPacked: "Нет в пакете",
    checksums:
      "Проверить, что файл не изменён, можно программой sha256sum с файлом SHA256SUMS, который лежит рядом с отчётом.",
  },
};
