import { expect, test } from "vitest";
import * as english from "./english.ts";
import * as russian from "./russian.ts";

/** What is written in Latin letters in Russian too. */
const latin = new Set(
  "ARN|PDF|JSON|SHA-256|base64|data|URL|https|localhost|config.json|index.html|DP|FR|COM|GF|CSV|csv|Ctrl|K|Mac|sha256sum|SHA256SUMS|Excel|success|false".split(
    "|",
  ),
);

/** The names of keys, and what may stand in config.json, are the same in every language. */
const asWritten = /^shortcuts\.groups\.\d+\.keys\.\d+\.key$|^start\.expected\./;

/** Every sentence of a catalogue by its path; those that take something are given what `give` says. */
function sentencesOf(words: unknown, give: (name: PropertyKey) => unknown, path = ""): string[][] {
  if (typeof words === "function") {
    const given = new Proxy({}, { get: (_target, name) => give(name) });
    const said: unknown = Reflect.apply(words, undefined, [given]);
    return [[path, String(said)]];
  }
  if (typeof words !== "object" || words === null) return [[path, String(words)]];
  return Object.entries(words).flatMap(([key, value]) =>
    sentencesOf(value, give, path === "" ? key : `${path}.${key}`),
  );
}

const named = (name: PropertyKey) => `{${String(name)}}`;

/** The path of every sentence, and the names of what is inserted into it. */
const insertedIn = (words: unknown) =>
  sentencesOf(words, named)
    .map(([path, said = ""]) => [path, ...new Set(said.match(/\{\w+\}/g)?.toSorted())].join(" "))
    .toSorted();

test("Russian has every sentence, and says in each everything that English says", () => {
  expect(insertedIn(russian)).toEqual(insertedIn(english));
});

test.each([[0], [1], [2], [5], [21], [70], [4000], [""]])(
  "Russian has no sentence without words and no words in another language, given %j",
  (given) => {
    const faults = sentencesOf(russian, () => given).filter(([path = "", said = ""]) => {
      if (said === russian.app.name || asWritten.test(path)) return false;
      const foreign = said.match(/[a-z][a-z\d.-]*(?<![.-])/gi) ?? [];
      const isEmpty = said === "" && given !== "";
      return isEmpty || foreign.some((word) => !latin.has(word)) || /["“”]/.test(said);
    });
    expect(faults).toEqual([]);
  },
);

test("the keys of the keyboard are the same", () => {
  const [there, here] = [english, russian].map((words) =>
    words.shortcuts.groups.map(({ keys }) => keys.map(({ key }) => key)),
  );
  expect(here).toEqual(there);
});

test.each([
  [1, "1 файл", "1 день 1 час", "на 1 операцию", "1 поле", "1 операция добавлена"],
  [2, "2 файла", "2 дня 2 часа", "на 2 операции", "2 поля", "2 операции добавлены"],
  [5, "5 файлов", "5 дней 5 часов", "на 5 операций", "5 полей", "5 операций добавлено"],
  [11, "11 файлов", "11 дней", "на 11 операций", "11 полей", "11 операций добавлено"],
  [21, "21 файл", "21 день", "на 21 операцию", "21 поле", "21 операция добавлена"],
])("counts %i", (count, files, span, asked, summary, added) => {
  const { create, documents, stage } = russian;
  expect(documents.files({ files: count })).toBe(files);
  expect(stage.span({ days: count, hours: count, total: 99 })).toBe(span);
  expect(create.result.otherCount({ answered: 1, sent: count })).toContain(`${asked},`);
  expect(create.summary({ count })).toContain(summary);
  expect(create.transactions.paste.added({ count })).toBe(`${added}.`);
});
