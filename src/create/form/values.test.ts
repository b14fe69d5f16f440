import { expect, test } from "vitest";
import { fieldKey } from "./values.ts";

test.each(["f_Docs", "a.b", "a[0]", "a,b", "__proto__", "constructor", "0", "f Ж"])(
  "makes one step of a path of %s",
  (code) => {
    expect(fieldKey(code)).toMatch(/^_[^.,[\]]*$/);
  },
);
