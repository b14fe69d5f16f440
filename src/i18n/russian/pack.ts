import type { Words } from "../words.ts";
import { files as countedFiles, plural } from "./numbers.ts";

/** The evidence pack: every document of a case with a report of it. */
export const packWords: Words["pack"] = {
  making: "Собирается пакет доказательств",
  done: ({ files, size }) =>
    files === 0
      ? "Скачаны отчёт по кейсу и его данные; файлов нет."
      : `Скачано: ${countedFiles(files)}, ${size}, с отчётом по кейсу и контрольными суммами.`,
  missing: ({ files }) =>
    `${plural(files, { one: "Не вошёл", other: "Не вошли" })} в пакет ${countedFiles(files)}. Причины указаны в списке и в отчёте.`,
  report: {
    title: ({ id }) => `Кейс ${id}: отчёт`,
    masking:
      "Номера, похожие на номера карт, в этом отчёте скрыты. Документы сохранены байт в байт, как их прислал сервис.",
    notPacked: "Нет в пакете",
    checksums:
      "Проверить, что файл не изменён, можно программой sha256sum с файлом SHA256SUMS, который лежит рядом с отчётом.",
  },
};
