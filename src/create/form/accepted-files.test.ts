import { expect, test } from "vitest";
import { create as englishCreate } from "#i18n/english/create.ts";
import { create as russianCreate } from "#i18n/russian/create.ts";
import { allowedFiles, takeFiles } from "./accepted-files.ts";

const empty = { count: 0, bytes: 0 };

test.each([
  [undefined, "a.exe", "application/x-msdownload", true],
  [".pdf", "pdf", "application/pdf", false],
  ["application/pdf", "a.pdf", "text/plain", false],
])("a field with accept %j and the file %s of type %j: %s", (accept, name, type, isAccepted) => {
  const { accepted } = takeFiles([{ name, type, size: 1 }], { accept }, empty);
  expect(accepted).toHaveLength(isAccepted ? 1 : 0);
});

const sized = (...sizes: number[]) =>
  sizes.map((size, index) => ({ name: `${index}.txt`, type: "text/plain", size }));

test.each([
  ["a file that is too large, not the others", { maxBytes: 5 }, [1, 9, 5], 0, ["1 too-large"]],
  ["what is more than the files allowed", { maxFiles: 2 }, [1, 1, 1], 0, ["2 too-many-files"]],
  [
    "nothing at the limits themselves",
    { maxBytes: 5, maxFiles: 2, maxTotalBytes: 10 },
    [5, 5],
    0,
    [],
  ],
] as const)("rejects %s", (_what, limits, sizes, bytes, expected) => {
  const offered = sized(...sizes);
  const { accepted, rejected } = takeFiles(offered, limits, { count: 0, bytes });
  expect(rejected.map(({ file, rule }) => `${offered.indexOf(file)} ${rule}`)).toEqual(expected);
  expect(accepted).toEqual(
    offered.filter((file) => !rejected.some((other) => other.file === file)),
  );
});

test.each([
  [".pdf, image/*", "PDF and images", "PDF и изображения"],
  ["image/jpeg, .txt, text/*", "JPEG, TXT and text files", "JPEG, TXT и текстовые файлы"],
])("names the kinds of %s", (accept, english, russian) => {
  const limits = { accept };
  expect(allowedFiles(limits, englishCreate.errors, "en-GB").kinds).toBe(english);
  expect(allowedFiles(limits, russianCreate.errors, "ru-RU").kinds).toBe(russian);
});
