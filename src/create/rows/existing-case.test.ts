import { expect, test } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import { findExistingCases, type SentArn } from "./existing-case.ts";

const id = readCaseId("41");
const created: SentArn = { kind: "created", id, at: 1 };
const unknown: SentArn = { kind: "unknown", at: 2 };
const named: SentArn | undefined = id && { kind: "named", id, at: 3 };
const repeats = (number: number) => ({ kind: "repeated", number });

/** Rows of `ARN/card number`. */
const rowsOf = (...texts: string[]) =>
  texts.map((text, index) => {
    const [arn = "", card = ""] = text.split("/");
    return { number: index + 1, arn, card };
  });

test.each([
  ["an ARN that nothing is known of", ["a"], {}, [undefined]],
  ["an ARN that stands earlier", ["a", "b", "a"], {}, [undefined, undefined, repeats(1)]],
  ["an ARN with another card", ["a/1", "a/2"], {}, [undefined, repeats(1)]],
  ["a card number with and without an ARN", ["a/1", "/1"], {}, [undefined, undefined]],
  ["an ARN that has a case", ["a"], { a: created }, [created]],
  ["an ARN that was refused with a case", ["a"], { a: named }, [named]],
  ["an ARN of unknown outcome", ["a", "b"], { b: unknown }, [undefined, unknown]],
  ["an ARN that has a case, twice", ["a", "a"], { a: created }, [created, repeats(1)]],
])("finds a case that may exist: %s", (_what, rows, byArn, found) => {
  const known = Object.entries(byArn).flatMap(([arn, what]) =>
    what ? [[arn, what] as const] : [],
  );
  const sent = { byArn: new Map(known), unknownCards: undefined };
  expect(findExistingCases(rowsOf(...rows), sent)).toEqual(found);
});

test("asks about every card number alone while the outcome of one is unknown", () => {
  const unknownCards = { count: 2, lastAt: 1 };
  const unknownCard = { kind: "unknownCard", ...unknownCards };
  const rows = rowsOf("/1", "/1", "/2", "a/2");
  expect(findExistingCases(rows, { byArn: new Map(), unknownCards })).toEqual([
    unknownCard,
    repeats(1),
    unknownCard,
    undefined,
  ]);
});
