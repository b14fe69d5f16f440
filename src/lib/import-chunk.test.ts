import { expect, test } from "vitest";
import { ChunkLoadError, importChunk } from "./import-chunk.ts";

/** Code that can be loaded only at this attempt. */
function loadableAt(attempt: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts !== attempt) throw new TypeError("no such file");
    return "loaded";
  };
}

test("loads code that could be loaded at the second attempt", async () => {
  expect(await importChunk(loadableAt(2))).toBe("loaded");
});

test("gives up after the second attempt", async () => {
  await expect(importChunk(loadableAt(3))).rejects.toBeInstanceOf(ChunkLoadError);
});
