import { expect, test, vi } from "vitest";
import { FileUnreadable, writeFile } from "./file-text.ts";

test("a file is JSON text with its name and its bytes", async () => {
  const file = new File([new Uint8Array([0, 255, 10])], 'a "b".txt');
  expect(JSON.parse(await writeFile(file))).toEqual({ fileName: 'a "b".txt', content: "AP8K" });
});

test("one that cannot be read any more is named, so that nobody takes it for a lost request", async () => {
  const file = new File(["x"], "moved.txt");
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
  const written = writeFile(file);
  await expect(written).rejects.toBeInstanceOf(FileUnreadable);
  await expect(written).rejects.toMatchObject({ file });
});
