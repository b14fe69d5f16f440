import { expect, test } from "vitest";
import { enteredRow } from "../fixtures/row.ts";
import { findDoubtful } from "./send-create.ts";

test("a row with only a card number is confirmed until another outcome is unknown", () => {
  const row = enteredRow({ number: 1, rawArn: "", card: "4111111111111111" });
  const shown = { count: 2, lastAt: 5 };
  const confirmed = new Map([[row.key, { kind: "unknownCard", ...shown } as const]]);
  const doubtful = (unknownCards: typeof shown) =>
    findDoubtful([row], { byArn: new Map(), unknownCards }, confirmed, new Map()).length;
  expect(doubtful(shown)).toBe(0);
  expect(doubtful({ count: 1, lastAt: 4 })).toBe(0);
  // The outcome of one is known by now, and another was lost.
  expect(doubtful({ count: 2, lastAt: 6 })).toBe(1);
});
