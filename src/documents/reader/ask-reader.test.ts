import { HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { documentAt, noise, testApi, testCase } from "../fixtures/case-answer.ts";
import { answer, answerFiles, startFileService } from "../fixtures/file-service.ts";
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

test("reads the exact bytes with their checksum, and terminates the worker", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const bytes = noise(5_000_000);
  answerFiles(bytes.toBase64());
  const content = await read();
  const received = new Uint8Array(await blobOf(content).arrayBuffer());
  expect(received).toHaveLength(bytes.length);
  expect(await sha256(received)).toBe(await sha256(bytes));
  expect(content).toMatchObject({ sha256: await sha256(bytes) });
  expect(terminate).toHaveBeenCalledTimes(1);
});

test("stops at once when it is aborted while the service is sending", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  const { promise: started, resolve: start } = Promise.withResolvers<Progress>();
  answer(
    () =>
      new HttpResponse(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(100_000)) })),
  );
  const controller = new AbortController();
  const reading = read(controller.signal, start);
  expect(await started).toMatchObject({ total: undefined });
  controller.abort();
  await expect(reading).rejects.toBe(controller.signal.reason);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test("reports a worker that breaks, without an uncaught error", async () => {
  const error = new ErrorEvent("error", { cancelable: true });
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker) {
    this.dispatchEvent(error);
  });
  await expect(read()).rejects.toThrow("the worker stopped");
  expect(error.defaultPrevented).toBe(true);
});

test("terminates the worker of a request that failed", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate");
  answer(() => HttpResponse.error());
  await expect(read()).rejects.toMatchObject({ reason: { kind: "unreachable", why: "network" } });
  expect(terminate).toHaveBeenCalledTimes(1);
});
