import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { controls } from "./controls.ts";
import { editedText } from "./global-setup.ts";

test("every build that is broken on purpose finds in the source what it replaces @sample", () => {
  for (const control of Object.values(controls)) {
    expect(editedText(control)).toContain(control.to);
  }
});

test("each build that is broken on purpose has a test that must fail in it", () => {
  const config = join("e2e", "safety", "playwright.config.ts");
  const { stdout } = spawnSync("npx", ["playwright", "test", "--list", "--config", config], {
    encoding: "utf8",
  });
  const withTests = new Set([...stdout.matchAll(/\[control: ([^\]]+)\]/g)].map(([, name]) => name));
  expect(withTests).toEqual(new Set(Object.keys(controls)));
});
