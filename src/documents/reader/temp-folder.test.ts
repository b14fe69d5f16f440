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

/** An answer with a long document, a long damaged one and a short one, in chunks. */
function body() {
  const content = scan.toBase64();
  const answer = answerWith([
    { id: "d0", name: "scan.bin", content },
    { id: "d1", name: "broken.bin", content: `${content}!` },
    { id: "d2", name: "a.txt", content: "aGVsbG8=" },
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify(answer));
  let start = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes.subarray(start, start + 1_000_000));
      start += 1_000_000;
      if (start >= bytes.length) controller.close();
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
  ["in files", "test-one", 1],
  ["in memory", undefined, 0],
])(
  "a pack with long documents is complete, with its bytes %s",
  async (_where, tempPrefix, count) => {
    const result = await makeCasePack(
      { ...order, wanted: { kind: "pack", tempPrefix } },
      {
        writeReport: async ({ json }) => json,
        fetch: async () => new Response(body()),
      },
    );
    if (result.kind === "not-stored") throw new Error(result.why);
    const { blob, missing } = result;
    const files = unzip(new Uint8Array(await blob.arrayBuffer()));
    expect(files.map(({ name }) => name).slice(0, 2)).toEqual([
      "documents/scan.bin",
      "documents/a.txt",
    ]);
    expect(files[0]?.bytes.toBase64() === scan.toBase64()).toBe(true);
    expect(missing).toMatchObject([{ name: "broken.bin", why: "characters" }]);
    // The pack alone: the files of the documents have been removed.
    expect(await packFiles()).toHaveLength(count);
    await removeTempFiles("test-one");
    expect(await packFiles()).toEqual([]);
  },
);

test("removes a pack a minute after it was saved", async () => {
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

test("removes the files of a closed tab, but none that is being written", async () => {
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
