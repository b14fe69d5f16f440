import { expect, test, vi } from "vitest";
import { openTempFolder, removeOldTempFiles, removeTempFiles } from "./temp-folder.ts";

async function openFolder() {
  const folder = await openTempFolder(true);
  if (!folder) throw new Error("no folder");
  const names = async () =>
    (await Array.fromAsync(folder.keys())).filter((name) => name.startsWith("test-one")).toSorted();
  return { folder, names };
}

test("removes a pack a minute after it was saved", async () => {
  const { folder, names } = await openFolder();
  await folder.getFileHandle("test-one-pack", { create: true });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  void removeTempFiles("test-one", 60_000);
  vi.advanceTimersByTime(59_000);
  expect(await names()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(names).toEqual([]);
});

test("removes the files of a closed tab, but none that is being written", async () => {
  const { folder, names } = await openFolder();
  await folder.getFileHandle("test-one-left", { create: true });
  const busy = await folder.getFileHandle("test-one-busy", { create: true });
  const writable = await busy.createWritable();
  const written = ["test-one-busy", "test-one-busy.crswap"];
  await removeOldTempFiles();
  expect(await names()).toEqual([...written, "test-one-left"]);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  await removeOldTempFiles();
  expect(await names()).toEqual(written);
  await writable.close();
  await removeTempFiles("test-one");
});
