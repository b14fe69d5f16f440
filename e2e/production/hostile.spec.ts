import { expect, test } from "@playwright/test";
import { editedTexts } from "../safety/builds.ts";
import { checks } from "../safety/checks.ts";

/** Of how many trials one is tried here; `npm run test:safety` tries them all, beside their controls. */
const samples: Readonly<Record<string, number>> = {
  "read-faults": 12,
  "create-faults": 12,
  "read-leaves": 199,
  "create-leaves": 31,
  mutations: 400,
  naughty: 172,
  "naughty-messages": 40,
};

for (const [name, every] of Object.entries(samples)) {
  test(`${checks[name]?.name}: one of ${every}`, async ({ browser }) => {
    const tally = await checks[name]?.run({ browser, folder: "dist", every, seed: 1 });
    expect(tally?.lost).toEqual([]);
    expect(tally?.tried).toBeGreaterThan(1);
  });
}

test("what breaks a build on purpose, for each check to lose in, finds what it replaces", () => {
  for (const { control } of Object.values(checks)) {
    expect(editedTexts(control.edits).size).toBeGreaterThan(0);
  }
});
