import { expect, test } from "vitest";
import { fitZoom, limitZoom, nextZoom, turn, turnedSize } from "./image-zoom.ts";

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.88, 1, 2],
  [1.88, -1, 1.5],
  [4, 1, 4],
  [0.25, -1, 0.25],
  // A huge image that fits its frame is smaller than any step.
  [0.06, -1, 0.06],
  [0.06, 1, 0.25],
  // Shown as 67 %, as the step is.
  [0.6669, 1, 0.75],
] as const)("zooms from %d in direction %d to %d", (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

test.each([
  [{ width: 200, height: 100 }, 2],
  [{ width: 400, height: 1000 }, 0.3],
  [{ width: 1, height: 1 }, 4],
])("fits an image of %j at %d", (image, zoom) => {
  expect(fitZoom(image, { width: 400, height: 300 })).toBe(zoom);
});

test("keeps a zoom within its limits", () => {
  expect([0.1, 0.3, 9].map(limitZoom)).toEqual([0.25, 0.3, 4]);
});

test("turns an image both ways, and its size with it", () => {
  expect([turn(0, 1), turn(3, 1), turn(0, -1)]).toEqual([1, 0, 3]);
  expect(turnedSize({ width: 2, height: 1 }, 3)).toEqual({ width: 1, height: 2 });
  expect(turnedSize({ width: 2, height: 1 }, 2)).toEqual({ width: 2, height: 1 });
});
