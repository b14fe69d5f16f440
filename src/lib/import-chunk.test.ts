import { expect, test } from "vitest";
import { ChunkLoadError, importChunk } from "./import-chunk.ts";

const missing = () => Promise.reject(new TypeError("no such file"));

test("code that could not be loaded is loaded once more", async () => {
  const attempts = [missing, async () => "loaded"];
  expect(await importChunk(() => attempts.shift()?.() ?? missing())).toBe("loaded");
  await expect(importChunk(missing)).rejects.toBeInstanceOf(ChunkLoadError);
});
