import { expect, test } from "@playwright/test";
import { editedTexts } from "../safety/builds.ts";
import { controls } from "../safety/controls.ts";

test("every build that is broken on purpose finds in the source what it replaces", () => {
  for (const { edits } of Object.values(controls)) {
    expect(editedTexts(edits).size).toBeGreaterThan(0);
  }
});
