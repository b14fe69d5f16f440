import { afterEach, expect, test, vi } from "vitest";
import { answerWith, noise, testCase } from "../fixtures/case-answer.ts";
import { unzip } from "../fixtures/unzip.ts";
import { makeCasePack } from "../pack/case-pack.ts";
import {
  openTempFolder,
  removeOldTempFiles,
  removeTempFiles,
  removeTempFilesLater,
} from "./temp-folder.ts";

const order = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  idleSeconds: 30,
  caseId: testCase,
};

const scan = noise(9_000_001);

/** An answer in pieces of a network: a long document, a long one that is broken, a short one. */
function body() {
  const content = scan.toBase64();
  const answer = answerWith([
    { id: "d0", name: "scan.bin", content },
    { id: "d1", name: "broken.bin", content: `${content}!` },
    { id: "d2", name: "a.txt", content: "aGVsbG8=" },
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  let at = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + 1_000_000));
      at += 1_000_000;
      if (at >= bytes.length) controller.close();
    },
  });
}

async function packFiles() {
  const folder = await openTempFolder(false);
  const names = folder ? await Array.fromAsync(folder.keys()) : [];
  return names.filter((name) => name.startsWith("test-one"));
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["in files", "test-one", 1, 3],
  ["in memory", undefined, 0, 0],
])("is whole when what is long waits %s", async (_where, pack, kept, written) => {
  const begun = vi.spyOn(FileSystemFileHandle.prototype, "createWritable");
  const wanted = {
    kind: "pack",
    tempPrefix: pack,
  } as const;
  const made = await makeCasePack(
    { ...order, wanted },
    {
      writeReport: async ({ json }) => json,
      fetch: async () => new Response(body()),
    },
  );
  if (made.kind === "not-stored") throw new Error(made.why);
  const { blob, missing } = made;
  const files = unzip(new Uint8Array(await blob.arrayBuffer()));
  expect(files.map(({ name }) => name).slice(0, 2)).toEqual([
    "documents/scan.bin",
    "documents/a.txt",
  ]);
  expect(files[0]?.bytes.toBase64() === scan.toBase64()).toBe(true);
  expect(missing).toMatchObject([{ name: "broken.bin", why: "characters" }]);
  // The pack, and each long document while it came; the short one never.
  expect(begun).toHaveBeenCalledTimes(written);
  // The pack alone: neither the long document's own file nor that of the broken one.
  expect(await packFiles()).toHaveLength(kept);
  if (pack !== undefined) await removeTempFiles(pack);
  expect(await packFiles()).toEqual([]);
});

test("stays for a minute after it was handed over, and no longer", async () => {
  const folder = await openTempFolder(true);
  await folder?.getFileHandle("test-one-pack", { create: true });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  removeTempFilesLater("test-one");
  vi.advanceTimersByTime(59_000);
  expect(await packFiles()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await expect.poll(packFiles).toEqual([]);
});

test("clears away what a closed tab left behind, and nothing that is still written", async () => {
  const folder = await openTempFolder(true);
  if (!folder) throw new Error("no folder");
  await folder.getFileHandle("test-one-left", { create: true });
  const busy = await folder.getFileHandle("test-one-busy", { create: true });
  const writable = await busy.createWritable();
  await removeOldTempFiles();
  expect((await packFiles()).toSorted()).toEqual([
    "test-one-busy",
    "test-one-busy.crswap",
    "test-one-left",
  ]);
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 61_000);
  await removeOldTempFiles();
  expect((await packFiles()).toSorted()).toEqual(["test-one-busy", "test-one-busy.crswap"]);
  await writable.close();
  await removeTempFiles("test-one");
});
