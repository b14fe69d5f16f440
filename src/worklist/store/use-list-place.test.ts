import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { placeOf } from "./use-list-place.ts";

const ids = (text: string) => (text === "" ? [] : text.split(" ").map(Number).map(caseIdOf));

test.each<[what: string, id: number, shown: string, listed: string, place?: unknown[]]>([
  ["the first case", 3, "3 1 2", "1 2 3", [1, 3, undefined, 1]],
  ["a filtered list", 1, "3 1", "1 2 3", [2, 2, 3, undefined]],
  ["a removed neighbour", 3, "3 1 2", "2 3", [1, 2, undefined, 2]],
  ["a case removed while read", 1, "3 1 2", "2 3", [2, 3, 3, 2]],
  ["a case that the filter hides", 2, "3 1", "1 2 3"],
])("the place in the list: %s", (_what, id, shown, listed, place) => {
  const [number, count, previous, next] = place ?? [];
  expect(placeOf(caseIdOf(id), ids(shown), ids(listed))).toEqual(
    place && { number, count, previous, next },
  );
});
