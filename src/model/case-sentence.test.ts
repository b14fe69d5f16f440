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
    "of the active stage with the earliest deadline",
    [
      { ...active, description: "1", autoActionDate: "2026-12-09T10:00:00" },
      { ...active, description: "2", autoActionDate: "2026-12-05T10:00:00" },
    ],
    "2",
  ],
  [
    "of neither of two active stages without a deadline",
    [{ ...active, description: "1" }, active],
    "",
  ],
  [
    "never another stage's than the deadline",
    [
      { ...active, description: "1" },
      { ...active, autoActionDate: "2026-12-05T10:00:00" },
    ],
    "",
  ],
])("the sentence is that %s", (_whose, stages, sentence) => {
  const shown = caseOf({ stages, stageDescription: "Of the case." });
  expect(caseSentence(shown, turnOf(shown, settings))).toBe(sentence);
});
