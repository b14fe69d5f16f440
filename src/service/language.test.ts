import { expect, test } from "vitest";
import { isRecord } from "#wire/json.ts";
import { demoCaseIds } from "./demo/first-cases.ts";
import { at } from "./fixtures/requests.ts";
import { startService } from "./fixtures/start-service.ts";

const shownKeys = new Set([
  "bpName",
  "name",
  "description",
  "longDescription",
  "stageDescription",
  "errorMessage",
  "operatorRole",
  "operatorRoleName",
  "operationType",
  "paymentSystem",
]);
/** Names of files and of what the demo shows as unreadable. */
const untranslated = /\.\w+$|^$/;

/** The texts of an answer that a person reads; of the values only those of options, which have a code. */
function shownTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(shownTexts);
  if (!isRecord(value)) return [];
  const { valueCode, baseTypeCode, value: option, ...others } = value;
  if (valueCode && baseTypeCode !== "Money" && typeof option === "string") {
    return [option, ...shownTexts(others)];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === "string" && shownKeys.has(key) ? [item] : shownTexts(item),
  );
}

test.each(demoCaseIds)("case %i is told in Russian throughout", async (id) => {
  const { read } = await startService("ru");
  const texts = shownTexts(await read(id)).filter((text) => !untranslated.test(text));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
});

test("a transaction is refused, and a case not found, in Russian", async () => {
  const { create, read } = await startService("ru");
  const operationDataList = [{ acquirerReferenceData: "7" }];
  const answer = await create({ bpCode: "DP", operationDataList });
  expect(at(answer, "resultItems.0.errorMessage")).toBe("Операции с этим ARN нет.");
  expect(at(await read(1), "errorMessage")).toBe("Кейс 1 не найден.");
});
