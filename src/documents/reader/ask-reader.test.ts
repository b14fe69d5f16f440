import { HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { documentAt, noise, testApi, testCase } from "../fixtures/case-answer.ts";
import { answer, answerFiles, filesWith, startFileService } from "../fixtures/file-service.ts";
import { catchOrders } from "../fixtures/worker-orders.ts";
import { fetchDocument } from "./ask-reader.ts";
import type { DocumentContent, Progress } from "./messages.ts";

startFileService();
afterEach(() => void vi.restoreAllMocks());

const letter = documentAt(0, { name: "letter.txt" });

const read = (signal = new AbortController().signal, onProgress?: (progress: Progress) => void) =>
  fetchDocument(testApi(), testCase, letter, { signal, onProgress });

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();

function blobOf(content: DocumentContent): Blob {
  if (content.kind !== "file") throw new Error(content.kind);
  return content.blob;
}

test.each([1, 2, 3, 65_537, 5_000_000])("%i bytes arrive as they are", async (length) => {
  const bytes = noise(length);
  answerFiles(bytes.toBase64());
  const content = await read();
  const arrived = new Uint8Array(await blobOf(content).arrayBuffer());
  expect(arrived.length).toBe(length);
  expect(await sha256(arrived)).toBe(await sha256(bytes));
  expect(content).toMatchObject({ sha256: await sha256(bytes) });
});

test("hands over the file once before its checksum is there", async () => {
  const handedOver: DocumentContent[] = [];
  answerFiles("aGVsbG8=");
  const content = await fetchDocument(testApi(), testCase, letter, {
    signal: new AbortController().signal,
    onReady: (file) => handedOver.push(file),
  });
  expect(handedOver).toHaveLength(1);
  expect(handedOver[0]).not.toHaveProperty("sha256");
  expect(await Promise.all(handedOver.map((file) => blobOf(file).text()))).toEqual(["hello"]);
  expect(content).toHaveProperty("sha256");
});

test("asks for the files with the token, and with nothing else", async () => {
  const asked: Request[] = [];
  answer(({ request }) => {
    asked.push(request);
    return HttpResponse.json(filesWith(""));
  });
  expect(await read()).toEqual({ kind: "no-file", why: "empty" });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/GetBpItem\/900453\?getFilesInBody=true$/);
  expect(asked[0]?.headers.get("X-Authorization")).toBe("Bearer test-token");
});

test("asks for a new token after a 401, and carries on", async () => {
  const seen: (string | null)[] = [];
  answer(({ request }) => {
    const token = request.headers.get("X-Authorization");
    seen.push(token);
    return token === "Bearer new"
      ? HttpResponse.json(filesWith("aGVsbG8="))
      : new HttpResponse(null, { status: 401 });
  });
  const refuse = vi.fn<(refused: string | undefined) => void>();
  const authorization = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce("Bearer old")
    .mockResolvedValueOnce("Bearer new");
  const { signal } = new AbortController();
  const content = await fetchDocument(testApi({ authorization, refuse }), testCase, letter, {
    signal,
  });
  expect(await blobOf(content).text()).toBe("hello");
  expect(seen).toEqual(["Bearer old", "Bearer new"]);
  expect(refuse.mock.calls).toEqual([["Bearer old"]]);
});

test("gives up at once when told to, with its worker, while the service still sends", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const { promise: started, resolve: start } = Promise.withResolvers<Progress>();
  answer(
    () =>
      new HttpResponse(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(100_000)) })),
  );
  const giveUp = new AbortController();
  const reading = read(giveUp.signal, start);
  expect(await started).toMatchObject({ total: undefined });
  expect(terminate).not.toHaveBeenCalled();
  giveUp.abort();
  await expect(reading).rejects.toBe(giveUp.signal.reason);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test.each([
  ["stops", new ErrorEvent("error", { cancelable: true })],
  ["says what cannot be read", new MessageEvent("messageerror", { cancelable: true })],
])(
  "a worker that %s is told in its place, and not once more as an uncaught error",
  async (_, stopped) => {
    vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
      this.dispatchEvent(stopped);
    });
    await expect(read(new AbortController().signal)).rejects.toThrow("the worker stopped");
    expect(stopped.defaultPrevented).toBe(true);
  },
);

test("a worker that breaks is told by the name of its error", async () => {
  const orders = catchOrders();
  const reading = read();
  await expect.poll(() => orders).toHaveLength(1);
  orders[0]?.say({ kind: "broken", name: "RangeError" });
  await expect(reading).rejects.toThrow("RangeError");
});

test("leaves no worker behind, whatever the end", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  answerFiles("aGVsbG8=");
  await read();
  answer(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ reason: { kind: "unreachable", why: "network" } });
  expect(terminate).toHaveBeenCalledTimes(2);
});
