import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { controls } from "../e2e/safety/controls.ts";

test.each(Object.entries(controls))(
  "the control “%s” finds what it breaks",
  (_what, { file, from }) => {
    expect(readFileSync(file, "utf8")).toContain(from);
  },
);
