import { expect, test } from "vitest";
import { englishLanguage } from "#i18n/languages.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { numberDuplicates } from "./field-names.ts";
import { retrieve } from "./fixtures/retrieved.ts";

test("fields whose names differ in what is masked of them only are told apart", async () => {
  const names = ["card 4111111111111111", "card 4111222222121111", "Reason"];
  expect(new Set(names.map(maskCardNumbers)).size).toBe(2);
  const fields = names.map((name) => ({ baseTypeCode: "String", name, value: "1" }));
  const answer = { bpItem: { id: 900453, stages: [{ stageId: 1, name: "Claim", fields }] } };
  const { case: shown } = await retrieve(JSON.stringify(answer));
  const [stage] = shown.stages;
  expect([...numberDuplicates(stage?.fields ?? [], englishLanguage.words).values()]).toEqual([
    "1 of 2",
    "2 of 2",
  ]);
});
