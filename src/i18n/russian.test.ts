import { expect, test } from "vitest";
import { demoMessages } from "./demo-messages.ts";
import * as englishCatalogue from "./english.ts";
import * as russianCatalogue from "./russian.ts";

const english = { ...englishCatalogue, demo: demoMessages["en-GB"] };
const russian = { ...russianCatalogue, demo: demoMessages["ru-RU"] };

/** What is written in Latin letters in Russian too. */
const latin = new Set(
  "ARN|PDF|JSON|SHA-256|base64|data|URL|https|localhost|config.json|case.json|index.html|DP|FR|COM|GF|CSV|csv|Ctrl|K|Mac|Excel|success|false|timeZone|connect-src".split(
    "|",
  ),
);

/** The possible values in config.json are the same in every language. */
const isSameInBoth = /^start\.expected\./;

/** Every sentence of a catalogue with its path. Parameters get the values of `valueOf`. */
function sentencesOf(words: unknown, valueOf: (name: string) => unknown, path = ""): string[][] {
  if (typeof words === "function") {
    const values = new Proxy({}, { get: (_target, name) => valueOf(String(name)) });
    const sentence: unknown = Reflect.apply(words, undefined, [values]);
    return [[path, String(sentence)]];
  }
  if (typeof words !== "object" || words === null) return [[path, String(words)]];
  return Object.entries(words).flatMap(([key, value]) =>
    sentencesOf(value, valueOf, path === "" ? key : `${path}.${key}`),
  );
}

/** The path of every sentence, and the parameters that it contains. */
function parametersIn(words: unknown): string[] {
  const names: string[] = [];
  // A number for each name: both a text and a count of it can be found again in the sentence.
  const numberOf = (name: string) =>
    701 + (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  return sentencesOf(words, numberOf)
    .map(([path, sentence = ""]) => {
      const numbers = sentence.match(/\b7\d\d\b/g) ?? [];
      return [
        path,
        ...new Set(numbers.map((number) => names[Number(number) - 701] ?? "").toSorted()),
      ].join(" ");
    })
    .toSorted();
}

test("Russian has every sentence, and says in each everything that English says", () => {
  expect(parametersIn(russian)).toEqual(parametersIn(english));
  expect(parametersIn(english)).toContain("create.result.counted all created");
});

test.each([[0], [1], [2], [5], [21], [70], [4000], [""]])(
  "Russian has no sentence without words and no words in another language, given %j",
  (value) => {
    const faults = sentencesOf(russian, () => value).filter(([path = "", sentence = ""]) => {
      if (sentence === russian.app.name || isSameInBoth.test(path)) return false;
      const foreign = sentence.match(/[a-z][a-z\d.-]*(?<![.-])/gi) ?? [];
      const isEmpty = sentence === "" && value !== "";
      return isEmpty || foreign.some((word) => !latin.has(word)) || /["“”]/.test(sentence);
    });
    expect(faults).toEqual([]);
  },
);

test.each([
  [1, "1 файл", "25 часов", "на 1 операцию", "1 поле"],
  [2, "2 файла", "2 дня 2 часа", "на 2 операции", "2 поля"],
  [5, "5 файлов", "5 дней 5 часов", "на 5 операций", "5 полей"],
  [11, "11 файлов", "11 дней", "на 11 операций", "11 полей"],
  [21, "21 файл", "21 день", "на 21 операцию", "21 поле"],
])("counts %i", (count, files, span, sent, summary) => {
  const { create, pack, stage } = russian;
  expect(pack.missing({ files: count })).toContain(`${files}.`);
  expect(stage.span({ days: count, hours: count })).toBe(span);
  expect(create.result.halt.unmatched({ answered: 1, sent: count })).toContain(`${sent},`);
  expect(create.summary({ count })).toContain(summary);
});
