import { expect, test } from "vitest";
import { caseSentence } from "./case-sentence.ts";
import { caseOf } from "./fixtures/case-of.ts";
import { turnOf } from "./turn.ts";

const settings = { timeZone: "", acquirerRoles: [] };
const active = { name: "A", isActive: true };

test.each<[string, stages: readonly object[], sentence: string]>([
  [
    "of the active stage, in full",
    [{ ...active, longDescription: "Long.", description: "Short." }],
    "Long.",
  ],
  ["of the active stage, in short", [{ ...active, description: "Short." }], "Short."],
  ["of the case", [active], "Of the case."],
  ["of the final stage", [{ ...active, isFinal: true, description: "Ended." }], "Ended."],
  [
    "of the case where two stages are active",
    [
      { ...active, description: "1" },
      { ...active, description: "2" },
    ],
    "Of the case.",
  ],
  ["of the case without stages", [], "Of the case."],
])("the sentence is that %s", (_whose, stages, sentence) => {
  const shown = caseOf({ stages, stageDescription: "Of the case." });
  expect(caseSentence(shown, turnOf(shown, settings))).toBe(sentence);
});
