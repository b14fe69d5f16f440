import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { placeOf } from "./use-list-place.ts";

const ids = (text: string) => (text === "" ? [] : text.split(" ").map(Number).map(caseIdOf));

test.each([
  { what: "the first case", id: 3, shown: "3 1 2", listed: "1 2 3", place: [1, 3, undefined, 1] },
  { what: "a case between two", id: 1, shown: "3 1 2", listed: "1 2 3", place: [2, 3, 3, 2] },
  { what: "a filtered list", id: 1, shown: "3 1", listed: "1 2 3", place: [2, 2, 3, undefined] },
  {
    what: "a removed neighbour",
    id: 3,
    shown: "3 1 2",
    listed: "2 3",
    place: [1, 2, undefined, 2],
  },
  { what: "a case removed while read", id: 1, shown: "3 1 2", listed: "2 3", place: [2, 3, 3, 2] },
  { what: "a case that the filter hides", id: 2, shown: "3 1", listed: "1 2 3" },
  { what: "the only case", id: 1, shown: "1", listed: "1 2 3" },
])("the place in the list: $what", ({ id, shown, listed, place }) => {
  const [number, count, previous, next] = place ?? [];
  expect(placeOf(caseIdOf(id), ids(shown), ids(listed))).toEqual(
    place && { number, count, previous, next },
  );
});
